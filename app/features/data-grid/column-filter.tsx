import { useId } from "react";
import { Input } from "#app/components/ui/input.tsx";
import { FieldHint, Label } from "#app/components/ui/label.tsx";
import type { GridActions } from "./grid-actions.ts";
import { filterHints, parseFilter } from "./model/filter-text.ts";
import type { Column } from "./model/table.ts";
import type { View } from "./model/view.ts";
import { useDelayedText } from "./use-delayed-text.ts";

type Props = { view: View; column: Column; actions: GridActions; onDone: () => void };

export function ColumnFilter({ view, column, actions, onDone }: Props) {
	const id = useId();
	const applied = view.filters[column.id] ?? "";
	const [text, setText, flush] = useDelayedText(applied, apply);
	const isUnclear = isUnclearFilter(column, text);

	function apply(typed: string) {
		if (!isUnclearFilter(column, typed)) actions.filter(column, typed);
	}

	return (
		<form
			className="border-b p-2"
			onSubmit={(event) => {
				event.preventDefault();
				flush();
				onDone();
			}}
		>
			<Label htmlFor={id}>Filter {column.label}</Label>
			<Input
				id={id}
				value={text}
				autoComplete="off"
				placeholder={`Filter ${column.id}...`}
				maxLength={200}
				aria-invalid={isUnclear || undefined}
				aria-describedby={`${id}-hint`}
				className="mt-1 md:h-9"
				onChange={(event) => setText(event.target.value)}
			/>
			<FieldHint id={`${id}-hint`}>{filterHints[column.kind]}</FieldHint>
		</form>
	);
}

/** Half a date, say: the filter before it stays until it is whole. */
function isUnclearFilter(column: Column, text: string): boolean {
	return text.trim() !== "" && parseFilter(column.kind, text) === undefined;
}
