import { z } from "zod";

export const STATUSES = ["new", "read", "answered", "quarantined"] as const;
export const statusSchema = z.enum(STATUSES);
export type Status = z.output<typeof statusSchema>;

export const STATUS_LOOK = {
	new: { label: "New", variant: "info" },
	read: { label: "Read", variant: "default" },
	answered: { label: "Answered", variant: "success" },
	quarantined: { label: "Quarantined", variant: "warning" },
} as const;
