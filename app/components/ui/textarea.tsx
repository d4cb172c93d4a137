import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";
import { fieldClasses } from "./field-classes.ts";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
	return (
		<textarea className={cn(fieldClasses, "block py-2 leading-normal", className)} {...props} />
	);
}
