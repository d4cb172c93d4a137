type Look = { label: string; variant: "default" | "info" | "success" | "warning" | "danger" };

const KINDS: Record<string, string | undefined> = {
	staff_notification: "Notification to staff",
	visitor_confirmation: "Confirmation to the visitor",
	upload_notification: "Upload webhook",
	password_recovery: "Password recovery",
	test_email: "Test email",
};

const LOOKS: Record<string, Look | undefined> = {
	pending: { label: "Waiting", variant: "info" },
	held: { label: "Held until released", variant: "warning" },
	sending: { label: "Sending", variant: "info" },
	sent: { label: "Sent", variant: "success" },
	dead: { label: "Failed", variant: "danger" },
	not_configured: { label: "Not configured", variant: "default" },
};

/** What staff read about a delivery, on every page in the same words. */
export const deliveryKind = (kind: string): string => KINDS[kind] ?? kind;
export const deliveryLook = (status: string): Look =>
	LOOKS[status] ?? { label: status, variant: "default" };
