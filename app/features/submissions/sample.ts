import { messagePreview } from "./display.ts";
import type { SubmissionRow } from "./list.server.ts";

/** What mock mode shows. Nobody wrote these. */
const SAMPLES = [
	{
		id: "00000000-0000-4000-8000-000000000003",
		name: "Sample Visitor",
		email: "visitor@example.com",
		company: null,
		subject: "General Inquiry",
		message: "Do you also advise firms with fewer than ten people? We use two AI tools.",
		created_at: "2026-11-02T15:20:00Z",
		status: "new",
	},
	{
		id: "00000000-0000-4000-8000-000000000002",
		name: "Sample Counsel",
		email: "counsel@example.com",
		company: "Example Health",
		subject: "AI Governance",
		message:
			"We run a triage chatbot in two clinics and would like it reviewed against HIPAA before the board meets in January.",
		created_at: "2026-10-28T09:05:00Z",
		status: "read",
	},
	{
		id: "00000000-0000-4000-8000-000000000001",
		name: "Sample Manager",
		email: "manager@example.com",
		company: "Example Logistics",
		subject: "AI Automation",
		message: "Which of our workflows should stay manual?",
		created_at: "2026-10-21T18:40:00Z",
		status: "answered",
	},
] as const;

export const sampleRows: SubmissionRow[] = SAMPLES.map(({ message, ...row }) => ({
	...row,
	preview: messagePreview(message),
}));

export function sampleSubmission(id: string) {
	const found = SAMPLES.find((sample) => sample.id === id);
	return found ? { ...found, quarantine_reasons: [] } : null;
}
