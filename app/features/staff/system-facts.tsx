import { formatDistance } from "date-fns";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import type { SystemState } from "./dashboard.server.ts";

const BACKENDS = {
	embedded: "Embedded Supabase",
	hosted: "Hosted Supabase",
	mock: "None (mock mode)",
} as const;

export function SystemFacts({ state, now }: { state: SystemState; now: string }) {
	return (
		<dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
			<Fact name="Backend">
				{BACKENDS[state.kind]} <BackendBadge state={state} />
			</Fact>
			<Fact name="Keep-alive">
				{state.lastBeat
					? formatDistance(new Date(state.lastBeat), new Date(now), { addSuffix: true })
					: "No beat yet"}
			</Fact>
			<Fact name="Deliveries">
				<DeliveryState state={state} />
			</Fact>
		</dl>
	);
}

function BackendBadge({ state }: { state: SystemState }) {
	if (state.kind === "mock") return <Badge variant="warning">Sample data</Badge>;
	if (state.answeredInMs === null) return <Badge variant="danger">Does not answer</Badge>;
	return <Badge variant="success">Answers in {state.answeredInMs} ms</Badge>;
}

function DeliveryState({ state: { dead, late, notConfigured } }: { state: SystemState }) {
	if (dead === null || late === null || notConfigured === null) return "Unknown";
	const problems = [
		{ count: dead, text: "given up", variant: "danger" },
		{ count: late, text: "late", variant: "warning" },
		{ count: notConfigured, text: "without a configured receiver", variant: "warning" },
	] as const;
	const real = problems.filter(({ count }) => count > 0);
	if (real.length === 0) return <Badge variant="success">No problems</Badge>;
	return (
		<span className="flex flex-wrap gap-2">
			{real.map(({ count, text, variant }) => (
				<Badge key={text} variant={variant}>
					{count} {text}
				</Badge>
			))}
			<Link className="link" to="/admin/email-testing">
				See deliveries
			</Link>
		</span>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-muted">{name}</dt>
			<dd>{children}</dd>
		</>
	);
}
