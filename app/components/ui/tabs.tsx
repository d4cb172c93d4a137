import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#app/lib/cn.ts";

export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
	return <Primitive.Root {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
	return (
		<Primitive.List className={cn("flex gap-1 overflow-x-auto border-b", className)} {...props} />
	);
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
	return (
		<Primitive.Trigger
			className={cn(
				"-outline-offset-2 -mb-px border-transparent border-b-2 px-3 py-2.5 font-medium whitespace-nowrap text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
				className,
			)}
			{...props}
		/>
	);
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
	return <Primitive.Content className={cn("pt-4", className)} {...props} />;
}
