/** Like components/ui/skeleton.tsx, without the class merging that reading pages have no use for. */
export function Bar({ className }: { className: string }) {
	return (
		<div
			aria-hidden="true"
			className={`rounded-sm bg-sunken motion-safe:animate-pulse ${className}`}
		/>
	);
}
