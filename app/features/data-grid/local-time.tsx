import { localTime, utcText } from "./model/cell-text.ts";
import { useIsInBrowser } from "./use-is-in-browser.ts";

/** A time in the reader's own zone; the tooltip has it in UTC, which is how it is searched. */
export function LocalTime({ value }: { value: string }) {
	const isInBrowser = useIsInBrowser();
	return (
		<time dateTime={value} title={`${utcText(value)} UTC`}>
			{localTime(value, isInBrowser)}
		</time>
	);
}
