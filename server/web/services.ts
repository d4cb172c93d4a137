import { createDispatcher } from "#app/features/email/dispatcher.ts";
import { ownMailSenders } from "#app/features/email/outbox.server.ts";
import { startDeliveriesWorker } from "#app/features/email/worker.server.ts";
import { ownUploadSenders } from "#app/features/uploads/notify.server.ts";
import { env } from "#app/lib/env.server.ts";
import { serviceClient } from "#app/lib/supabase.server.ts";

/** Work of the server that no request waits for. One web process runs it. */
export function startServices() {
	if (env().BACKEND_KIND === "mock") return { close: async () => {} };
	// What the outbox can owe, feature by feature.
	const senders = { ...ownMailSenders(), ...ownUploadSenders() };
	const dispatcher = createDispatcher({ client: serviceClient(), senders });
	return startDeliveriesWorker(dispatcher);
}
