import type { PointerEvent } from "react";
import type { GridActions } from "./grid-actions.ts";
import type { Column } from "./model/table.ts";

type Props = { column: Column; width: number; actions: GridActions };

/** The right edge of a heading. Its other ways are the menu and Shift with an arrow key, so it is hidden from readers. */
export function ResizeHandle({ column, width, actions }: Props) {
	function start(event: PointerEvent<HTMLElement>) {
		if (event.button !== 0) return;
		event.stopPropagation();
		event.preventDefault();
		const { clientX: startX, pointerId, currentTarget: handle } = event;
		const widthAt = (x: number) => width + x - startX;
		handle.setPointerCapture(pointerId);
		handle.onpointermove = (move) => actions.resizeQuietly(column, widthAt(move.clientX));
		handle.onpointerup = (up) => {
			stop();
			actions.resizeTo(column, widthAt(up.clientX));
		};
		handle.onpointercancel = () => {
			stop();
			actions.resizeTo(column, width);
		};
		function stop() {
			handle.onpointermove = null;
			handle.onpointerup = null;
			handle.onpointercancel = null;
		}
	}
	return (
		<span
			aria-hidden="true"
			data-testid={`resize-${column.id}`}
			className="absolute inset-y-0 right-0 w-2 cursor-col-resize touch-none border-transparent border-r-2 hover:border-accent active:border-accent pointer-coarse:w-5"
			onPointerDown={start}
			onDoubleClick={() => actions.resizeTo(column, column.width)}
		/>
	);
}
