import type { ReactNode, SubmitEvent } from "react";

export type OnChange = (form: FormData) => void;
type ChangeFormProps = { id: string; onChange: OnChange; className?: string; children: ReactNode };

/** Buttons that change one stored article; a plain form where there is no JavaScript. */
export function ChangeForm({ id, onChange, className, children }: ChangeFormProps) {
	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		onChange(new FormData(event.currentTarget, event.nativeEvent.submitter));
	}
	return (
		<form
			method="post"
			action="/admin/article-management"
			onSubmit={handleSubmit}
			className={className}
		>
			<input type="hidden" name="id" value={id} />
			{children}
		</form>
	);
}
