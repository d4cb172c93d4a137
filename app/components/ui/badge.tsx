import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

const badgeVariants = cva(
	"tabular inline-flex items-center gap-1.5 rounded-sm border px-1.5 py-0.5 font-medium text-label whitespace-nowrap",
	{
		variants: {
			variant: {
				default: "border-line bg-sunken text-ink",
				info: "border-info-line bg-info-bg text-info-fg",
				success: "border-success-line bg-success-bg text-success-fg",
				warning: "border-warning-line bg-warning-bg text-warning-fg",
				danger: "border-danger-line bg-danger-bg text-danger-fg",
			},
		},
		defaultVariants: { variant: "default" },
	},
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, ...props }: BadgeProps) {
	return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
