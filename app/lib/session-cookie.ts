/** Cookies of a staff session start with this name. Requests that carry one never touch the page cache. */
export const SESSION_COOKIE = "plumbline-session";
