import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";
import { fieldClasses } from "./field-classes.ts";

/** A native select: it works without JavaScript and brings each platform's own list. */
export function Select({ className, ...props }: ComponentProps<"select">) {
	return (
		<span className="relative block">
			<select className={cn(fieldClasses, "h-11 appearance-none pr-9", className)} {...props} />
			<svg
				viewBox="0 0 12 12"
				aria-hidden="true"
				focusable="false"
				className="pointer-events-none absolute top-1/2 right-3 size-3 -translate-y-1/2"
			>
				<path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.25" />
			</svg>
		</span>
	);
}
