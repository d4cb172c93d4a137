import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
	Table,
	TableBody,
	TableCell,
	TableHead,
	TableHeader,
	TableRow,
} from "#app/components/ui/table.tsx";
import type { DeliveryView } from "./deliveries.server.ts";

const kinds: Record<string, string> = {
	staff_notification: "Notification to staff",
	visitor_confirmation: "Confirmation to visitor",
	upload_notification: "Upload webhook",
	password_recovery: "Password recovery",
	test_email: "Test email",
};

const states: Record<
	string,
	{ label: string; variant: "default" | "info" | "success" | "warning" | "danger" }
> = {
	pending: { label: "Waiting", variant: "info" },
	held: { label: "Held", variant: "warning" },
	sending: { label: "Sending", variant: "info" },
	sent: { label: "Sent", variant: "success" },
	dead: { label: "Failed", variant: "danger" },
	not_configured: { label: "Not set up", variant: "default" },
};

const CAN_GO_AGAIN = new Set(["dead", "pending", "not_configured"]);

export function DeliveriesTable({ deliveries }: { deliveries: DeliveryView[] }) {
	if (deliveries.length === 0) return <p className="text-muted">Nothing has been sent yet.</p>;
	return (
		<Table label="Table of deliveries">
			<TableHeader>
				<TableRow>
					<TableHead>What</TableHead>
					<TableHead>To</TableHead>
					<TableHead>Status</TableHead>
					<TableHead>Attempts</TableHead>
					<TableHead>Written</TableHead>
					<TableHead>Last error</TableHead>
					<TableHead>
						<span className="sr-only">Actions</span>
					</TableHead>
				</TableRow>
			</TableHeader>
			<TableBody>
				{deliveries.map((delivery) => (
					<DeliveryRow key={delivery.id} delivery={delivery} />
				))}
			</TableBody>
		</Table>
	);
}

function DeliveryRow({ delivery }: { delivery: DeliveryView }) {
	const state = states[delivery.status] ?? { label: delivery.status, variant: "default" as const };
	return (
		<TableRow>
			<TableCell>{kinds[delivery.kind] ?? delivery.kind}</TableCell>
			<TableCell className="break-all">{delivery.recipient}</TableCell>
			<TableCell>
				<Badge variant={state.variant}>{state.label}</Badge>
			</TableCell>
			<TableCell>{delivery.attempts}</TableCell>
			<TableCell className="whitespace-nowrap">
				<time dateTime={delivery.createdAt}>
					{delivery.createdAt.slice(0, 16).replace("T", " ")} UTC
				</time>
			</TableCell>
			<TableCell className="max-w-64 break-words text-muted">{delivery.lastError ?? "-"}</TableCell>
			<TableCell>
				{CAN_GO_AGAIN.has(delivery.status) ? (
					<Form method="post">
						<input type="hidden" name="intent" value="again" />
						<input type="hidden" name="id" value={delivery.id} />
						<Button type="submit" size="sm" variant="outline">
							Send again
						</Button>
					</Form>
				) : null}
			</TableCell>
		</TableRow>
	);
}
