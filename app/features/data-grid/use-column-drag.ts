import { type PointerEvent, useState } from "react";
import type { Side } from "./model/view.ts";

export type Drop = { column: string; target: string; edge: Side };

/** Below this a drag is a click with an unsteady hand. */
const THRESHOLD = 6;

/** Dragging a heading beside another one: by mouse anywhere on it, by finger at its grip (else one could not scroll). */
export function useColumnDrag(onDrop: (drop: Drop) => void) {
	const [drop, setDrop] = useState<Drop>();

	function start(event: PointerEvent<HTMLElement>, column: string) {
		const isGrip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
		if (event.button !== 0 || (event.pointerType !== "mouse" && !isGrip)) return;
		const { clientX: startX, pointerId, currentTarget: heading } = event;
		let last: Drop | undefined;
		let isDragging = false;

		function onMove(move: globalThis.PointerEvent) {
			if (move.pointerId !== pointerId) return;
			if (!isDragging && Math.abs(move.clientX - startX) < THRESHOLD) return;
			isDragging = true;
			last = dropAt(heading, column, move.clientX);
			setDrop(last);
		}
		function onEnd(end: globalThis.PointerEvent) {
			if (end.pointerId !== pointerId) return;
			for (const [name, listener] of listeners) window.removeEventListener(name, listener);
			setDrop(undefined);
			if (!isDragging) return;
			// The click that follows belongs to the drag and must not sort.
			window.addEventListener("click", swallow, { capture: true, once: true });
			setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
			if (last && end.type === "pointerup") onDrop(last);
		}
		const listeners = [
			["pointermove", onMove],
			["pointerup", onEnd],
			["pointercancel", onEnd],
		] as const;
		for (const [name, listener] of listeners) window.addEventListener(name, listener);
	}

	return { drop, start };
}

export type ColumnDrag = ReturnType<typeof useColumnDrag>;

function swallow(event: Event) {
	event.stopPropagation();
	event.preventDefault();
}

function dropAt(heading: HTMLElement, column: string, x: number): Drop | undefined {
	const headings = [
		...(heading.parentElement?.querySelectorAll<HTMLElement>("[data-column]") ?? []),
	];
	// Pinned headings lie over the others.
	const under = headings
		.filter((each) => isAt(each.getBoundingClientRect(), x))
		.sort(
			(a, b) => Number(b.dataset.pinned !== undefined) - Number(a.dataset.pinned !== undefined),
		)[0];
	const target = under?.dataset.column;
	if (!under || target === undefined || target === column) return undefined;
	const { left, width } = under.getBoundingClientRect();
	return { column, target, edge: x < left + width / 2 ? "left" : "right" };
}

function isAt({ left, right }: DOMRect, x: number): boolean {
	return left <= x && x < right;
}
