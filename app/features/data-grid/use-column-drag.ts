import { type PointerEvent, useState } from "react";
import type { Side } from "./model/view.ts";

export type Drop = { column: string; target: string; edge: Side };

/** Below this a drag is a click with an unsteady hand. */
const THRESHOLD = 6;

/**
 * Dragging a heading to the place of another one: by mouse anywhere on it, by finger at its grip (else one could not
 * scroll). Escape leaves everything as it was.
 */
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
			stop.abort();
			setDrop(undefined);
			if (!isDragging) return;
			// The click that follows belongs to the drag and must not sort.
			window.addEventListener("click", swallow, { capture: true, once: true });
			setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
			if (last && end.type === "pointerup") onDrop(last);
		}
		function onKey({ key }: KeyboardEvent) {
			if (key !== "Escape") return;
			window.removeEventListener("pointermove", onMove);
			last = undefined;
			setDrop(undefined);
		}
		const stop = new AbortController();
		const { signal } = stop;
		window.addEventListener("pointermove", onMove, { signal });
		window.addEventListener("pointerup", onEnd, { signal });
		window.addEventListener("pointercancel", onEnd, { signal });
		window.addEventListener("keydown", onKey, { signal });
	}

	return { drop, start };
}

export type ColumnDrag = ReturnType<typeof useColumnDrag>;

function swallow(event: Event) {
	event.stopPropagation();
	event.preventDefault();
}

/** The column takes the place of the one under the pointer, which makes way to where it came from. */
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
	const isToTheRight = headings.indexOf(under) > headings.indexOf(heading);
	return { column, target, edge: isToTheRight ? "right" : "left" };
}

function isAt({ left, right }: DOMRect, x: number): boolean {
	return left <= x && x < right;
}
