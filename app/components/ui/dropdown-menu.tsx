import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

const itemClasses =
	"flex cursor-default items-center gap-2 rounded-sm px-2.5 py-1.5 text-[0.9375rem] outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4";

export function DropdownMenuContent({
	className,
	sideOffset = 4,
	...props
}: ComponentProps<typeof Primitive.Content>) {
	return (
		<Primitive.Portal>
			<Primitive.Content
				sideOffset={sideOffset}
				collisionPadding={8}
				className={cn(
					"z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-lg border bg-surface p-1 text-ink shadow-raised",
					className,
				)}
				{...props}
			/>
		</Primitive.Portal>
	);
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
	return <Primitive.Item className={cn(itemClasses, className)} {...props} />;
}

export function DropdownMenuCheckboxItem({
	className,
	children,
	...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
	return (
		<Primitive.CheckboxItem className={cn(itemClasses, "relative pl-8", className)} {...props}>
			<Primitive.ItemIndicator className="absolute left-2.5">
				<svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
					<path d="m2 6.5 3 3 5-7" fill="none" stroke="currentColor" strokeWidth="1.5" />
				</svg>
			</Primitive.ItemIndicator>
			{children}
		</Primitive.CheckboxItem>
	);
}

export function DropdownMenuSeparator({
	className,
	...props
}: ComponentProps<typeof Primitive.Separator>) {
	return <Primitive.Separator className={cn("-mx-1 my-1 h-px bg-line", className)} {...props} />;
}
