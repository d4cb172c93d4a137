import { useEffect } from "react";
import type { useFetcher } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { cn } from "#app/lib/cn.ts";
import { toast } from "#app/lib/toast.ts";

export type Connection = "connected" | "mock" | "failed";

export const CONNECTION_NOTICES = {
	connected: { title: "Supabase Connected", description: "Submissions come from the database." },
	mock: {
		title: "Using Mock Mode",
		description: "Missing environment variables. Check Supabase connection.",
	},
	failed: {
		title: "Supabase Not Reachable",
		description: "The backend is configured but does not answer. The site goes on trying.",
	},
} as const;

const DOT_LABELS = { connected: "Connected", mock: "Mock mode", failed: "Not reachable" } as const;

export type CheckAnswer = { connection: Connection; checkedAt: number };
type Fetcher = ReturnType<typeof useFetcher<CheckAnswer>>;

/** A plain form, so that it also answers without JavaScript. */
export function ConnectionCheck({ fetcher, known }: { fetcher: Fetcher; known: Connection }) {
	const answer = fetcher.data;
	const connection = answer?.connection ?? known;
	useEffect(() => {
		if (!answer) return;
		toast({
			...CONNECTION_NOTICES[answer.connection],
			variant: answer.connection === "connected" ? "default" : "destructive",
		});
	}, [answer]);

	return (
		<fetcher.Form method="post">
			<Button
				type="submit"
				size="sm"
				variant="outline"
				name="intent"
				value="check"
				disabled={fetcher.state !== "idle"}
			>
				<span
					aria-hidden="true"
					data-connection={connection}
					className={cn(
						"inline-block size-2.5 rounded-full",
						connection === "connected" ? "bg-success-fg" : "bg-danger-fg",
					)}
				/>
				Check Connection
			</Button>
			<span role="status" className="sr-only">
				{DOT_LABELS[connection]}
			</span>
		</fetcher.Form>
	);
}
