import { cva, type VariantProps } from "class-variance-authority";

/** In a file of its own, so that a link on a reading page can look like a button without its code. */
export const buttonVariants = cva(
	"inline-flex items-center justify-center gap-2 rounded-md border font-sans text-center font-medium no-underline max-w-full shrink-0 md:whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-70 aria-disabled:opacity-70 [&_svg]:size-[1.1em] [&_svg]:shrink-0",
	{
		variants: {
			variant: {
				default:
					"border-ink bg-ink text-paper hover:border-accent hover:bg-accent hover:text-accent-fg",
				outline:
					"border-line-strong bg-transparent text-ink hover:border-ink hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:text-accent",
				ghost: "border-transparent bg-transparent text-ink hover:bg-sunken",
				danger: "border-danger-fg bg-transparent text-danger-fg hover:bg-danger-bg",
				link: "border-transparent px-0 text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
			},
			size: {
				default: "min-h-11 px-5 py-2",
				sm: "min-h-11 md:min-h-8 px-3 py-1 text-sm",
				lg: "min-h-13 px-7 py-3 text-lg",
				icon: "size-11",
				"icon-sm": "size-11 md:size-8",
			},
		},
		defaultVariants: { variant: "default", size: "default" },
	},
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
