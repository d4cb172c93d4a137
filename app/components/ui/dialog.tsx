import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export function DialogContent({
	className,
	children,
	...props
}: ComponentProps<typeof Primitive.Content>) {
	return (
		<Primitive.Portal>
			<Primitive.Overlay className="fixed inset-0 z-40 bg-overlay" />
			<Primitive.Content
				className={cn(
					"fixed top-1/2 left-1/2 z-50 max-h-[90svh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border bg-surface p-6 text-ink shadow-raised",
					className,
				)}
				{...props}
			>
				{children}
			</Primitive.Content>
		</Primitive.Portal>
	);
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
	return <Primitive.Title className={cn("font-semibold text-xl", className)} {...props} />;
}

export function DialogDescription({
	className,
	...props
}: ComponentProps<typeof Primitive.Description>) {
	return <Primitive.Description className={cn("mt-2 text-muted", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
	return <div className={cn("mt-6 flex flex-wrap justify-end gap-3", className)} {...props} />;
}
