import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

/**
 * A text field's own text, passed on when typing pauses: so that a key press never waits for the grid. When the
 * applied text changes from outside (Clear all), the field follows.
 */
export function useDelayedText(applied: string, onPause: (text: string) => void) {
	const [text, setText] = useState(applied);
	const [lastApplied, setLastApplied] = useState(applied);
	const [sent, setSent] = useState(applied);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(onPause);
	useEffect(() => {
		latest.current = onPause;
	});
	useEffect(() => () => clearTimeout(timer.current), []);

	if (applied !== lastApplied) {
		setLastApplied(applied);
		// What was sent comes back while typing goes on.
		if (applied !== sent) setText(applied);
	}

	function send(typed: string) {
		setSent(typed);
		latest.current(typed);
	}
	function change(next: string) {
		setText(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => send(next), PAUSE_MS);
	}
	function flush() {
		clearTimeout(timer.current);
		send(text);
	}
	return [text, change, flush] as const;
}
