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
import { deliveryKind, deliveryLook } from "#app/lib/delivery-words.ts";
import type { DeliveryView } from "./deliveries.server.ts";

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
	const state = deliveryLook(delivery.status);
	return (
		<TableRow>
			<TableCell>{deliveryKind(delivery.kind)}</TableCell>
			<TableCell className="wrap-anywhere min-w-52">{delivery.recipient}</TableCell>
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
