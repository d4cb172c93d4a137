import { useState } from "react";
import type { CapturedMail } from "./captured.server.ts";

/**
 * Captured messages. Their HTML is shown in a frame that may run nothing and reach nothing; visitors' words in it are
 * text anyway.
 */
export function CapturedMails({ mails }: { mails: CapturedMail[] }) {
	if (mails.length === 0) {
		return <p className="text-muted">No messages yet. Send a test email to see the first one.</p>;
	}
	return (
		<ul className="border-t">
			{mails.map((mail) => (
				<li key={mail.name} className="border-b">
					<Envelope mail={mail} />
				</li>
			))}
		</ul>
	);
}

/** Opened messages only have a frame: twenty frames at once would make the page slow. */
function Envelope({ mail }: { mail: CapturedMail }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary className="flex cursor-pointer flex-wrap gap-x-4 py-2">
				<span className="font-medium">{mail.subject}</span>
				<span className="text-muted">to {mail.to}</span>
				<time dateTime={mail.date} className="tabular ml-auto text-muted">
					{mail.date.slice(0, 16).replace("T", " ")} UTC
				</time>
			</summary>
			{isOpen ? <Message mail={mail} /> : null}
		</details>
	);
}

function Message({ mail }: { mail: CapturedMail }) {
	return (
		<div className="grid gap-3 pb-5">
			<p className="text-muted">
				From {mail.from}. Reply-To {mail.replyTo}.
			</p>
			<iframe
				title={`Message: ${mail.subject}`}
				sandbox=""
				srcDoc={mail.html}
				loading="lazy"
				className="h-96 w-full rounded-md border bg-white"
			/>
			<details>
				<summary className="cursor-pointer text-muted">Text version</summary>
				<pre className="mt-2 whitespace-pre-wrap break-words bg-sunken p-4 text-sm">
					{mail.text}
				</pre>
			</details>
		</div>
	);
}
