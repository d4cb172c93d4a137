/** Works before React: the shell script in the head answers `data-theme-toggle` and keeps aria-pressed true in dark. */
export function ThemeToggle() {
	return (
		<button
			type="button"
			data-theme-toggle=""
			aria-pressed="false"
			aria-label="Dark theme"
			suppressHydrationWarning
			className="inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-sunken"
		>
			<svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" focusable="false">
				<circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
				<path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" className="dark:hidden" />
				<path d="M10 3.5a6.5 6.5 0 0 0 0 13z" fill="currentColor" className="hidden dark:block" />
			</svg>
		</button>
	);
}
