import { brand } from "#app/content/site.ts";
import { Mark } from "./mark.tsx";

/** The mark and the short name in the frames around staff pages. It loads the page anew: errors have this frame, too. */
export function HomeLink({ className = "" }: { className?: string }) {
	return (
		<a
			href="/"
			aria-label={brand.name}
			className={`flex items-center gap-2 py-2 font-semibold text-ink no-underline ${className}`}
		>
			<Mark className="h-7 w-3.5 text-accent" />
			{brand.shortName}
		</a>
	);
}
