import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";
import { fieldClasses } from "./field-classes.ts";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
	return (
		<input
			type={type}
			className={cn(
				fieldClasses,
				"h-11 file:mr-3 file:h-full file:border-0 file:border-line file:border-r file:bg-transparent file:pr-3 file:font-medium file:text-ink",
				className,
			)}
			{...props}
		/>
	);
}
