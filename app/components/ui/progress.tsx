import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = Omit<ComponentProps<"progress">, "value"> & { value: number };

/** The browser's own element: its width needs no inline style, which the content policy would refuse. */
export function Progress({ className, max = 100, value, ...props }: Props) {
	return (
		<progress
			max={max}
			value={value}
			aria-valuenow={value}
			className={cn("progress", className)}
			{...props}
		/>
	);
}
