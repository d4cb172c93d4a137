import type { ComponentProps, ReactNode } from "react";
import { Input } from "./input.tsx";
import { FieldHint, Label } from "./label.tsx";

type FieldProps = ComponentProps<"input"> & { id: string; label: string; hint?: ReactNode };

/** A labelled input of one line, with a hint below it that is read with it. */
export function Field({ id, label, hint, ...props }: FieldProps) {
	const hintId = hint ? `${id}-hint` : undefined;
	const describedBy = [props["aria-describedby"], hintId].filter(Boolean).join(" ") || undefined;
	return (
		<div>
			<Label htmlFor={id}>{label}</Label>
			<Input id={id} {...props} aria-describedby={describedBy} />
			{hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
		</div>
	);
}
