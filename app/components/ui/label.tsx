import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

type LabelProps = ComponentProps<"label"> & { htmlFor: string };

export function Label({ className, htmlFor, children, ...props }: LabelProps) {
	return (
		<label
			htmlFor={htmlFor}
			className={cn("mb-1.5 block font-medium text-ink", className)}
			{...props}
		>
			{children}
		</label>
	);
}

/** The message under a field; point the field's aria-describedby at its id. */
export function FieldError({ className, ...props }: ComponentProps<"p">) {
	return <p className={cn("mt-1.5 text-danger-fg text-sm", className)} {...props} />;
}

export function FieldHint({ className, ...props }: ComponentProps<"p">) {
	return <p className={cn("mt-1.5 text-muted text-sm", className)} {...props} />;
}
