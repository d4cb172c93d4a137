const ANYWHERE = "http://site.invalid";

/** Where to go after signing in: an address of this site, whatever stands in `next`. */
export function localPath(
	wanted: FormDataEntryValue | null | undefined,
	fallback = "/admin",
): string {
	if (typeof wanted !== "string" || !wanted.startsWith("/")) return fallback;
	// Browsers drop tabs and line breaks from addresses and read a backslash as a slash: refuse all of them.
	if (
		[...wanted].some(
			(character) => character <= " " || character === "\\" || character === "\u007f",
		)
	)
		return fallback;
	if (wanted.startsWith("//") || !URL.canParse(wanted, ANYWHERE)) return fallback;
	const address = new URL(wanted, ANYWHERE);
	if (address.origin !== ANYWHERE || address.pathname.startsWith("//")) return fallback;
	if (/^\/admin\/sign-(in|out)\b/.test(address.pathname)) return fallback;
	return address.pathname + address.search + address.hash;
}

export function signInPath(next: string): string {
	const path = localPath(next);
	return path === "/admin" ? "/admin/sign-in" : `/admin/sign-in?next=${encodeURIComponent(path)}`;
}
