/** The frame shared by all text fields. */
export const fieldClasses =
	"w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-ink transition-colors hover:border-ink disabled:cursor-not-allowed disabled:opacity-70 [&[readonly]]:bg-sunken aria-invalid:border-danger-fg aria-invalid:bg-danger-bg";
