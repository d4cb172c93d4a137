export function SkipLink() {
	return (
		<a
			href="#main"
			className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
		>
			Skip to content
		</a>
	);
}
