import { deliveryLook } from "#app/lib/delivery-words.ts";

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
export function notificationLook(notification: Notification) {
	const { status, attempts } = notification ?? { status: "not_configured", attempts: 0 };
	if (status === "pending" && attempts > 0)
		return { label: `Retrying (${attempts} tried)`, variant: "warning" } as const;
	return deliveryLook(status);
}

export function canRetry(notification: Notification): boolean {
	return ["pending", "dead", "not_configured"].includes(notification?.status ?? "");
}
