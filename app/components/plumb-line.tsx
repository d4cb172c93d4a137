/** The string all sections hang from, from the header's beam to the weight above the footer. */
export function PlumbLine() {
	return (
		<div aria-hidden="true" className="plumb print:hidden">
			<div className="sheet h-full">
				<span className="plumb-string" />
				<svg
					viewBox="0 0 24 44"
					className="plumb-bob"
					fill="currentColor"
					focusable="false"
					aria-hidden="true"
				>
					<path d="M11.5 0h1v6h-1zM8.5 5h7v2.5h-7zM6 9h12l-1 9-5 24-5-24z" />
				</svg>
			</div>
		</div>
	);
}

/** On articles the string shows how far the reader has come. Put it inside an element of class `relative`. */
export function ReadingProgress() {
	return (
		<div aria-hidden="true" className="plumb-reading print:hidden">
			<div className="sheet h-full">
				<span className="plumb-progress" />
			</div>
		</div>
	);
}
