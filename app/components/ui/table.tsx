import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

type TableProps = ComponentProps<"table"> & { label: string };

/** Scrolls sideways by itself, and by keyboard, when the table is wider than its place. `label` names that area. */
export function Table({ className, label, ...props }: TableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard (WCAG 2.1.1).
		<section className="relative w-full overflow-x-auto" aria-label={label} tabIndex={0}>
			<table
				className={cn("tabular w-full border-collapse text-left text-[0.9375rem]", className)}
				{...props}
			/>
		</section>
	);
}

export function TableCaption({ className, ...props }: ComponentProps<"caption">) {
	return (
		<caption
			className={cn("caption-bottom pt-3 text-left text-muted text-sm", className)}
			{...props}
		/>
	);
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
	return <thead className={cn("border-ink border-b", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
	return <tbody className={cn("[&_tr]:border-b", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
	return (
		<tr
			className={cn("hover:bg-surface data-[state=selected]:bg-accent-wash", className)}
			{...props}
		/>
	);
}

export function TableHead({ className, scope = "col", ...props }: ComponentProps<"th">) {
	return <th scope={scope} className={cn("label px-3 py-2 align-bottom", className)} {...props} />;
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
	return <td className={cn("px-3 py-2 align-baseline", className)} {...props} />;
}
