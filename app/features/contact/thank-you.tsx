import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";

type Props = {
	/** The function's answer as it came, on developers' hosts only. */
	rawResponse: unknown;
	hasUnsent: boolean;
	onReset: () => void;
};

export function ThankYou({ rawResponse, hasUnsent, onReset }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div>
			<h2 ref={heading} tabIndex={-1} className="heading text-h2">
				Thank You!
			</h2>
			<p className="mt-4 font-serif text-read">
				Your message has been received. We'll get back to you shortly.
			</p>
			{hasUnsent ? (
				<p className="mt-4">
					What you typed while it was being sent is not part of it. It is still in the form.
				</p>
			) : null}
			{rawResponse ? (
				<section aria-label="Server response" className="mt-6 rounded-md border bg-sunken p-4">
					<h3 className="label">Server response</h3>
					<pre className="mt-2 overflow-x-auto wrap-anywhere whitespace-pre-wrap text-sm">
						{JSON.stringify(rawResponse, null, 2)}
					</pre>
				</section>
			) : null}
			{/* Without JavaScript the button asks for the page again, which is the empty form. */}
			<form
				method="get"
				action="/contact"
				className="mt-8"
				onSubmit={(event) => event.preventDefault()}
			>
				<Button type="submit" variant="outline" onClick={onReset}>
					Send Another Message
				</Button>
			</form>
		</div>
	);
}
