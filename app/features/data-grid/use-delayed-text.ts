import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

/**
 * A text field's own text, passed on when typing pauses: so that a key press never waits for the grid. When the
 * applied text changes from outside (Clear all, Back), the field follows. What was typed last counts even when the
 * field goes away before the pause.
 */
export function useDelayedText(applied: string, onPause: (text: string) => void) {
	const [text, setText] = useState(applied);
	const [lastApplied, setLastApplied] = useState(applied);
	const [sent, setSent] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const leave = useRef(() => {});

	if (applied !== lastApplied) {
		setLastApplied(applied);
		// What was sent comes back while typing goes on.
		if (applied !== sent) setText(applied);
		setSent(undefined);
	}

	function flush() {
		clearTimeout(timer.current);
		timer.current = undefined;
		setSent(text);
		onPause(text);
	}
	function change(next: string) {
		setText(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => leave.current(), PAUSE_MS);
	}
	useEffect(() => {
		leave.current = flush;
		if (text === applied) {
			clearTimeout(timer.current);
			timer.current = undefined;
		}
	});
	useEffect(() => () => void (timer.current && leave.current()), []);
	return [text, change, flush] as const;
}
