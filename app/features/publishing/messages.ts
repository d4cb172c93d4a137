import type { SubmitResult } from "./submit.server.ts";

type Notice = { title: string; description?: string; variant?: "destructive" };

/** The toast that tells how a save or a change ended; null when the page itself says it. */
export function noticeFor(result: SubmitResult): Notice | null {
	switch (result.kind) {
		case "saved":
			return SAVED[result.as](result.date);
		case "failed":
			return {
				title: "Submission Failed",
				description:
					result.message === null ? "An unexpected error occurred." : `Error: ${result.message}`,
				variant: "destructive",
			};
		case "stale":
			return {
				title: "Submission Failed",
				description: "Error: Somebody else changed this article. Both versions are kept.",
				variant: "destructive",
			};
		case "changed":
			return CHANGED[result.intent];
		default:
			return null;
	}
}

const SAVED = {
	published: (_date: string): Notice => ({
		title: "Article Submitted",
		description: "Your article has been successfully submitted and published.",
	}),
	scheduled: (date: string): Notice => ({
		title: "Article Submitted",
		description: `Your article has been successfully submitted and will be published on ${date.slice(0, 16).replace("T", " at ")} UTC.`,
	}),
	draft: (_date: string): Notice => ({
		title: "Draft Saved",
		description: "Visitors do not see it until you submit it.",
	}),
};

const CHANGED: Record<"unpublish" | "delete" | "restore", Notice> = {
	unpublish: { title: "Article Unpublished", description: "It is a draft now." },
	delete: { title: "Article Deleted" },
	restore: { title: "Article Restored" },
};
