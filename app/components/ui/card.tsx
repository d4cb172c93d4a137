import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export function Card({ className, ...props }: ComponentProps<"div">) {
	return <div className={cn("rounded-md border bg-surface", className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
	return <div className={cn("border-b px-5 py-4", className)} {...props} />;
}

type CardTitleProps = ComponentProps<"h2"> & { as?: "h1" | "h2" | "h3" };

export function CardTitle({ className, as: Heading = "h2", ...props }: CardTitleProps) {
	return <Heading className={cn("font-semibold text-lg leading-tight", className)} {...props} />;
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
	return <p className={cn("mt-1 text-muted", className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
	return <div className={cn("p-5", className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<"div">) {
	return <div className={cn("border-t px-5 py-4", className)} {...props} />;
}
