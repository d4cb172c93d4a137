import type { UploadRow } from "./upload-row.ts";

/** What mock mode shows. */
export const sampleUploads: UploadRow[] = [
	{
		id: "00000000-0000-4000-8000-000000000001",
		name: "1793527200000_ai-inventory.pdf",
		original_name: "ai-inventory.pdf",
		mime_type: "application/pdf",
		size_bytes: 482_113,
		sha256: "5f2b8c7d9e1a4f60b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0",
		created_at: "2026-11-01T10:00:00Z",
		notification: { id: "1", status: "sent", attempts: 1, last_error: null },
	},
	{
		id: "00000000-0000-4000-8000-000000000002",
		name: "1793440800000_vendor_questionnaire.docx",
		original_name: "vendor questionnaire.docx",
		mime_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		size_bytes: 61_440,
		sha256: "a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90",
		created_at: "2026-10-31T10:00:00Z",
		notification: {
			id: "2",
			status: "pending",
			attempts: 2,
			last_error: "Webhook failed with status: 503",
		},
	},
];
