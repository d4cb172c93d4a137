import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export function Skeleton({ className, ...props }: ComponentProps<"div">) {
	return (
		<div
			aria-hidden="true"
			className={cn("rounded-sm bg-sunken motion-safe:animate-pulse", className)}
			{...props}
		/>
	);
}
