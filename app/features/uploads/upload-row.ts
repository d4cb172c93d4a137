/** A stored file as staff see it. */
export type UploadRow = {
	id: string;
	name: string;
	original_name: string;
	mime_type: string;
	size_bytes: number;
	sha256: string;
	created_at: string;
	notification: {
		id: string;
		status: string;
		attempts: number;
		last_error: string | null;
	} | null;
};

type Notification = UploadRow["notification"];
type Label = { text: string; variant: "success" | "warning" | "danger" | "info" | "default" };

export function notificationLabel(notification: Notification): Label {
	switch (notification?.status) {
		case "sent":
			return { text: "Sent", variant: "success" };
		case "sending":
			return { text: "Sending", variant: "info" };
		case "pending":
			return notification.attempts > 0
				? { text: `Retrying (${notification.attempts} tried)`, variant: "warning" }
				: { text: "Waiting", variant: "info" };
		case "dead":
			return { text: "Failed", variant: "danger" };
		default:
			return { text: "Not configured", variant: "default" };
	}
}

export function canRetry(notification: Notification): boolean {
	return ["pending", "dead", "not_configured"].includes(notification?.status ?? "");
}
