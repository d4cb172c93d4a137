import { contactDependencies, mockAnswer } from "#app/features/contact/contact.server.ts";
import {
	handleContactRequest,
	methodNotAllowed,
	toResponse,
} from "#app/features/contact/handle-request.ts";
import { deliverAtOnce } from "#app/features/email/outbox.server.ts";
import { requestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/handle-contact-form";

export const loader = methodNotAllowed;

export async function action({ request, context }: Route.ActionArgs) {
	const refusal = mockAnswer();
	if (refusal) return toResponse(refusal);
	const { address } = context.get(requestContext);
	return handleContactRequest(request, address, contactDependencies(deliverAtOnce));
}
