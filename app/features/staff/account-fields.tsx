import type { ComponentProps } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { PASSWORD_MIN_LENGTH } from "./password-rules.ts";

type Props = Omit<ComponentProps<typeof Field>, "label" | "hint">;

export function NewPassword(props: Props) {
	return (
		<Field
			label="New password"
			name="password"
			type="password"
			required
			minLength={PASSWORD_MIN_LENGTH}
			autoComplete="new-password"
			hint={`At least ${PASSWORD_MIN_LENGTH} characters. A few words are good; symbols are not needed.`}
			{...props}
		/>
	);
}

export function AccountEmail(props: Omit<Props, "id">) {
	return (
		<Field
			id="email"
			label="Email"
			name="email"
			type="email"
			required
			maxLength={254}
			autoComplete="username"
			{...props}
		/>
	);
}
