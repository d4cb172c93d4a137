import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

const alertVariants = cva("rounded-md border border-l-4 px-4 py-3", {
	variants: {
		variant: {
			default: "border-line border-l-line-strong bg-surface text-ink",
			info: "border-info-line bg-info-bg text-info-fg",
			success: "border-success-line bg-success-bg text-success-fg",
			warning: "border-warning-line bg-warning-bg text-warning-fg",
			danger: "border-danger-line bg-danger-bg text-danger-fg",
		},
	},
	defaultVariants: { variant: "default" },
});

type AlertProps = ComponentProps<"div"> & VariantProps<typeof alertVariants>;

/** Give it `role="alert"` or `role="status"` when it appears after the page was read. */
export function Alert({ className, variant, ...props }: AlertProps) {
	return <div className={cn(alertVariants({ variant }), className)} {...props} />;
}

type AlertTitleProps = ComponentProps<"p"> & { as?: "p" | "h2" | "h3" };

export function AlertTitle({ className, as: Title = "p", ...props }: AlertTitleProps) {
	return <Title className={cn("font-semibold", className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<"div">) {
	return (
		<div
			className={cn("mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5", className)}
			{...props}
		/>
	);
}
