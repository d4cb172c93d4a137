import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Our own type scale (app/styles/tokens.css): without it `text-h2` would be taken for a colour.
// `heading` sets a weight, so it competes with the others.
const merge = extendTailwindMerge({
	extend: {
		classGroups: { "font-weight": ["heading"] },
		theme: { text: ["label", "read", "lead", "h3", "h2", "h1", "display"] },
	},
});

/** Joins class names; of two that contradict, the later wins. */
export function cn(...inputs: ClassValue[]): string {
	return merge(clsx(inputs));
}
