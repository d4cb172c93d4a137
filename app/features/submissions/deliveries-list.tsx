import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { deliveryKind, deliveryLook } from "#app/lib/delivery-words.ts";
import { submittedAgo } from "./display.ts";
import type { Delivery } from "./open.server.ts";

type ListProps = { deliveries: Delivery[]; now: string };

export function DeliveriesList({ deliveries, now }: ListProps) {
	if (deliveries.length === 0) return <p className="mt-2 text-muted">None.</p>;
	return (
		<ul className="mt-2 divide-y border-y">
			{deliveries.map((delivery) => (
				<DeliveryItem key={delivery.id} delivery={delivery} now={now} />
			))}
		</ul>
	);
}

function DeliveryItem({ delivery, now }: { delivery: Delivery; now: string }) {
	const kind = deliveryKind(delivery.kind);
	const look = deliveryLook(delivery.status);
	const isStuck = delivery.status === "dead" || delivery.status === "not_configured";
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-center gap-3">
				<span className="font-medium">{kind}</span>
				<Badge variant={look.variant}>{look.label}</Badge>
				{delivery.recipient ? <span className="text-muted">{delivery.recipient}</span> : null}
				{isStuck ? (
					<Form method="post" className="ml-auto">
						<input type="hidden" name="delivery" value={delivery.id} />
						<Button type="submit" size="sm" variant="outline" name="intent" value="resend">
							Send again<span className="sr-only"> ({kind})</span>
						</Button>
					</Form>
				) : null}
			</div>
			{delivery.last_error ? <p className="mt-1 text-danger-fg">{delivery.last_error}</p> : null}
			{delivery.delivery_attempts.length > 0 ? (
				<ol className="mt-2 text-muted text-sm" aria-label={`Attempts: ${kind}`}>
					{delivery.delivery_attempts.map((attempt) => (
						<li key={attempt.id}>
							{submittedAgo(attempt.attempted_at, now)} by {attempt.provider}:{" "}
							{attempt.ok ? "accepted" : `failed${attempt.error ? `, ${attempt.error}` : ""}`}
							{attempt.status_code ? ` (${attempt.status_code})` : ""}
						</li>
					))}
				</ol>
			) : null}
		</li>
	);
}
