import type { ReactNode } from "react";
import { FieldError, Label } from "#app/components/ui/label.tsx";
import type { FieldName } from "./field-names.ts";

type ControlAttributes = {
	id: string;
	name: FieldName;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
	autoFocus: boolean;
};

type Props = {
	label: string;
	name: FieldName;
	error: string | undefined;
	/** The field that has the focus when the form appears. */
	focusOn: FieldName | undefined;
	children: (attributes: ControlAttributes) => ReactNode;
};

/** Label, control and message, tied together for those who cannot see that they belong together. */
export function ContactField({ label, name, error, focusOn, children }: Props) {
	const id = `contact-${name}`;
	const errorId = `${id}-error`;
	return (
		<div>
			<Label htmlFor={id}>{label}</Label>
			{children({
				id,
				name,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": error ? errorId : undefined,
				autoFocus: focusOn === name,
			})}
			{error ? <FieldError id={errorId}>{error}</FieldError> : null}
		</div>
	);
}
