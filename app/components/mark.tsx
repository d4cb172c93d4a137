import type { SVGProps } from "react";

/** The plumb: a string and its weight, one colour, true at 16 px. */
export function Mark(props: SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 16 32" fill="currentColor" aria-hidden="true" focusable="false" {...props}>
			<path d="M7.5 0h1v17h-1z" />
			<path d="M5.5 16.5h5v1.5h-5z" />
			<path d="M4 19h8l-.6 4.2L8 31l-3.4-7.8z" />
		</svg>
	);
}
