import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, subscribeToToast, toast } from "./toast.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test("a new toast replaces the old one", () => {
	toast({ title: "First" });
	toast({ title: "Second", variant: "destructive" });
	expect(currentToast()).toMatchObject({
		title: "Second",
		variant: "destructive",
		duration: 5000,
		open: true,
	});
});

test("a dismissed toast closes at once and is removed after 5000 ms", () => {
	const id = toast({ title: "Saved" });
	dismissToast(id);
	expect(currentToast()).toMatchObject({ open: false });
	vi.advanceTimersByTime(4999);
	expect(currentToast()).not.toBeNull();
	vi.advanceTimersByTime(1);
	expect(currentToast()).toBeNull();
});

test("dismissing a replaced toast leaves the new one alone", () => {
	const old = toast({ title: "Old" });
	toast({ title: "New" });
	dismissToast(old);
	vi.advanceTimersByTime(6000);
	expect(currentToast()).toMatchObject({ title: "New", open: true });
});

test("listeners hear of every change until they leave", () => {
	let heard = 0;
	const leave = subscribeToToast(() => {
		heard += 1;
	});
	toast({ title: "A" });
	leave();
	toast({ title: "B" });
	expect(heard).toBe(1);
});
