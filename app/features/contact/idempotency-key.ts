const STORAGE_KEY = "contact-form-key";

let fallback: string | undefined;

/**
 * One key for each form that a visitor fills in, kept for the tab: a double click, a retry after a lost answer, a
 * reload or the back button send it again, and the message is stored once. "Send Another Message" starts anew.
 */
export function formKey(): string {
	try {
		const kept = sessionStorage.getItem(STORAGE_KEY) ?? crypto.randomUUID();
		sessionStorage.setItem(STORAGE_KEY, kept);
		return kept;
	} catch {
		// Storage may be closed to us: then the key lives as long as the page.
		fallback ??= crypto.randomUUID();
		return fallback;
	}
}

export function renewFormKey() {
	fallback = undefined;
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {}
}
