import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { ContactField } from "./contact-field.tsx";
import { DECOY_FIELD, type FieldName, SUBJECTS, TOKEN_FIELD } from "./field-names.ts";
import type { useContactForm } from "./use-contact-form.ts";

type Props = Pick<
	ReturnType<typeof useContactForm>,
	"fields" | "isSubmitting" | "handleSubmit" | "handleEdit" | "handleFocus"
> & { token: string; values: Partial<Record<string, string>>; focusOn: FieldName | undefined };

const MESSAGE_ROWS = 5;

/** A real form: without JavaScript it posts to the page, which answers with itself. */
export function ContactForm({
	fields,
	isSubmitting,
	handleSubmit,
	handleEdit,
	handleFocus,
	token,
	values,
	focusOn,
}: Props) {
	return (
		<form
			method="post"
			action="/contact"
			noValidate
			data-needs-react=""
			onSubmit={handleSubmit}
			onInput={handleEdit}
			onFocus={handleFocus}
			aria-label="Contact"
			className="grid gap-6"
		>
			<ContactField label="Name" name="name" error={fields.name} focusOn={focusOn}>
				{(attributes) => (
					<Input {...attributes} required autoComplete="name" defaultValue={values.name} />
				)}
			</ContactField>
			<ContactField label="Email" name="email" error={fields.email} focusOn={focusOn}>
				{(attributes) => (
					<Input
						{...attributes}
						required
						type="email"
						autoComplete="email"
						defaultValue={values.email}
					/>
				)}
			</ContactField>
			<ContactField
				label="Company (optional)"
				name="company"
				error={fields.company}
				focusOn={focusOn}
			>
				{(attributes) => (
					<Input {...attributes} autoComplete="organization" defaultValue={values.company} />
				)}
			</ContactField>
			<ContactField label="Subject" name="subject" error={fields.subject} focusOn={focusOn}>
				{(attributes) => (
					<Select {...attributes} required defaultValue={values.subject ?? ""}>
						<option value="">Select a subject</option>
						{SUBJECTS.map((subject) => (
							<option key={subject}>{subject}</option>
						))}
					</Select>
				)}
			</ContactField>
			<ContactField label="Message" name="message" error={fields.message} focusOn={focusOn}>
				{(attributes) => (
					<Textarea {...attributes} required rows={MESSAGE_ROWS} defaultValue={values.message} />
				)}
			</ContactField>
			<div aria-hidden="true" className="absolute -left-[200vw]">
				<label htmlFor="contact-decoy">Leave this empty</label>
				<input id="contact-decoy" name={DECOY_FIELD} tabIndex={-1} autoComplete="off" />
			</div>
			<input type="hidden" name={TOKEN_FIELD} value={token} />
			<div>
				<Button type="submit" size="lg" disabled={isSubmitting}>
					{isSubmitting ? "Sending..." : "Send Message"}
				</Button>
			</div>
		</form>
	);
}
