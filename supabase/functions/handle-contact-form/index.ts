// The function as Supabase hosts it: the same handler as in the web server, with what it needs from Deno.
// Deploy with `supabase functions deploy handle-contact-form`; docs/deploying.md lists its secrets.
import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { brand } from "#app/content/site.ts";
import { failure } from "#app/features/contact/handle-contact.ts";
import { handleContactRequest, toResponse } from "#app/features/contact/handle-request.ts";
import { submissionStore } from "#app/features/contact/store.ts";
import { deliverSubmission } from "#app/features/email/deliver-submission.ts";
import { createDispatcher } from "#app/features/email/dispatcher.ts";
import { mailSenders } from "#app/features/email/mail-senders.ts";
import { resendMailer } from "#app/features/email/providers/resend.server.ts";
import { TurnKeeper } from "#app/lib/rate-limit.ts";
import { networkOf } from "#app/lib/trust-proxy.ts";

const setting = (name: string) => Deno.env.get(name) || undefined;

function needed(name: string): string {
	const value = setting(name);
	if (!value) throw new Error(`The secret ${name} is not set.`);
	return value;
}

/** Supabase gives a function the project's secret keys by their names; older projects have a service role's key. */
function secretKey(): string {
	const text = setting("SUPABASE_SECRET_KEYS") ?? "{}";
	const named = z.record(z.string(), z.string()).parse(JSON.parse(text));
	const [first] = Object.values(named);
	return (
		named.default ?? first ?? setting("SUPABASE_SECRET_KEY") ?? needed("SUPABASE_SERVICE_ROLE_KEY")
	);
}

const siteUrl = setting("SITE_URL")?.replace(/\/+$/, "") ?? "";
const supportEmail = setting("SUPPORT_EMAIL") ?? "hello@example.org";
const client = createClient(needed("SUPABASE_URL"), secretKey(), {
	auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});

// Per isolate: a first line. The site's own server counts for all its processes.
const turns = new TurnKeeper();

const dependencies = {
	store: submissionStore(client),
	deliver: deliverWith(setting("RESEND_API_KEY")),
	takeTurn: async (turn: Parameters<TurnKeeper["take"]>[0]) => turns.take(turn),
	now: Date.now,
	formSecret: setting("FORM_SECRET") ?? null,
};

/** Without a key the mails stay in the outbox, and the site's worker sends them. */
function deliverWith(apiKey: string | undefined): (submissionId: string) => Promise<string | null> {
	if (!apiKey) return async () => null;
	const mailer = resendMailer({
		apiKey,
		apiUrl: setting("RESEND_API_URL") ?? "https://api.resend.com",
		sender: { name: brand.name, address: supportEmail },
	});
	const senders = mailSenders({ client, mailer, supportEmail, siteUrl });
	const dispatcher = createDispatcher({ client, senders });
	return (submissionId) => deliverSubmission(submissionId, { client, dispatcher });
}

/** The last address is the one that the platform's own proxy added. */
function addressOf(request: Request): string {
	const { headers } = request;
	const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
	return networkOf(headers.get("cf-connecting-ip") ?? forwarded ?? "unknown");
}

const allowedOrigin = siteUrl ? new URL(siteUrl).origin : null;

const crossOriginHeaders: Record<string, string> = {
	"access-control-allow-origin": allowedOrigin ?? "null",
	"access-control-allow-headers":
		"authorization, apikey, x-client-info, content-type, idempotency-key",
	"access-control-allow-methods": "POST",
	vary: "Origin",
};

async function answer(request: Request): Promise<Response> {
	const origin = request.headers.get("origin");
	if (origin !== null && origin !== allowedOrigin) {
		return toResponse(failure(403, "This request came from another site."));
	}
	if (request.method === "OPTIONS") return new Response(null, { status: 204 });
	return handleContactRequest(request, addressOf(request), dependencies);
}

Deno.serve({ port: Number(setting("PORT") ?? 8000) }, async (request) => {
	const response = await answer(request);
	for (const [name, value] of Object.entries(crossOriginHeaders)) response.headers.set(name, value);
	return response;
});
