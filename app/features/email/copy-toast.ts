import { TOAST_DURATION_MS, toast } from "#app/lib/toast.ts";

type CopyToast = {
	title: string;
	description: string;
	copies: string;
	label: string;
	variant?: "default" | "destructive";
};

/** A toast whose action puts its text on the clipboard, for a ticket or a mail to the provider. */
export function copyToast({ title, description, copies, label, variant = "default" }: CopyToast) {
	toast({
		title,
		description,
		variant,
		duration: TOAST_DURATION_MS,
		action: {
			label,
			altText: `${label} to the clipboard`,
			onClick: () => void navigator.clipboard?.writeText(copies).catch(() => {}),
		},
	});
}
