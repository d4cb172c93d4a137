import { contact } from "#app/content/contact.ts";
import { useSite } from "#app/lib/site.ts";

export function ContactAside() {
	const { supportEmail } = useSite();
	const { title, steps, note, emailLabel } = contact.aside;
	return (
		<aside aria-label={title} className="text-muted">
			<h2 className="label">{title}</h2>
			<ol className="mt-4 grid list-decimal gap-3 pl-5">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<p className="mt-6 border-t pt-5">{note}</p>
			<p className="mt-4">
				{emailLabel}{" "}
				<a href={`mailto:${supportEmail}`} className="link">
					{supportEmail}
				</a>
				.
			</p>
		</aside>
	);
}
