import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

/** The browser's own element: its width needs no inline style, which the content policy would refuse. */
export function Progress({ className, max = 100, ...props }: ComponentProps<"progress">) {
	return <progress max={max} className={cn("progress", className)} {...props} />;
}
