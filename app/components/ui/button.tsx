import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";
import { type ButtonVariants, buttonVariants } from "./button-variants.ts";

type ButtonProps = ComponentProps<"button"> & ButtonVariants & { asChild?: boolean };

export function Button({
	className,
	variant,
	size,
	asChild = false,
	type = "button",
	...props
}: ButtonProps) {
	const classes = cn(buttonVariants({ variant, size }), className);
	if (asChild) return <Slot.Root className={classes} {...props} />;
	return <button type={type} className={classes} {...props} />;
}
