/** Toasts: at most one at a time, a new one replaces the old. The store lives outside React so that anything can raise one. */
export type ToastAction = { label: string; altText: string; onClick: () => void };

export type Toast = {
	id: string;
	title: string;
	description?: string;
	action?: ToastAction;
	variant: "default" | "destructive";
	duration: number;
	open: boolean;
};

export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 5000;

type ToastInput = Pick<Toast, "title"> &
	Partial<Pick<Toast, "description" | "action" | "variant" | "duration">>;

let current: Toast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
	current = next;
	for (const listener of listeners) listener();
}

export function toast(input: ToastInput): string {
	clearTimeout(removal);
	count += 1;
	const id = String(count);
	set({ variant: "default", duration: TOAST_DURATION_MS, ...input, id, open: true });
	return id;
}

export function dismissToast(id: string) {
	if (current?.id !== id || !current.open) return;
	set({ ...current, open: false });
	removal = setTimeout(() => {
		if (current?.id === id) set(null);
	}, TOAST_REMOVE_DELAY_MS);
}

export function subscribeToToast(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export const currentToast = () => current;
