import { expect, test } from "vitest";
import { headerText } from "../mail.ts";
import { passwordRecovery } from "./account.ts";
import { toHtml, toText } from "./layout.ts";
import { staffNotification, visitorConfirmation } from "./submission.ts";

const attack = `<script>alert(1)</script><img src=x onerror="alert('1')">&"'`;
const submission = {
	id: "7f29a0f7-d794-4de6-8c4f-34c8a0af71cf",
	name: `Eve ${attack}`,
	email: "eve@example.org",
	company: attack,
	subject: "AI Governance",
	message: `${attack}\nsecond line`,
	created_at: "2026-11-01T12:34:56Z",
	quarantine_reasons: [],
	isQuarantined: false,
};

test("nothing that a visitor wrote is markup in a mail", () => {
	const mails = [
		staffNotification(submission, "https://plumbline.example"),
		visitorConfirmation(submission, "hello@example.org"),
		staffNotification(
			{ ...submission, isQuarantined: true, quarantine_reasons: [attack] },
			"https://plumbline.example",
		),
		passwordRecovery(`https://plumbline.example/?"><script>alert(1)</script>`),
	];
	for (const { content } of mails) {
		const html = toHtml(content);
		expect(html).not.toMatch(/<script|<img|onerror="/);
		expect(html).toContain("&lt;script&gt;");
		const opened = html.match(/<(\w+)/g) ?? [];
		expect(new Set(opened)).not.toContain("<script");
	}
});

test("the text version says all that the HTML says", () => {
	const { subject, content } = staffNotification(submission, "https://plumbline.example");
	const text = toText(content);
	for (const fact of [submission.email, "PL-7F29A0F7", "> second line", "2026-11-01 12:34 UTC"]) {
		expect(text).toContain(fact);
	}
	expect(text).toContain(`https://plumbline.example/admin/contact-submissions/${submission.id}`);
	expect(subject).toBe(`AI Governance: message from ${submission.name} (PL-7F29A0F7)`);
});

test("a quarantined message is marked in the subject and says why", () => {
	const quarantined = { ...submission, isQuarantined: true, quarantine_reasons: ["Many links"] };
	const { subject, content } = staffNotification(quarantined, "https://plumbline.example");
	expect(subject).toMatch(/^\[Quarantined\] /);
	expect(toText(content)).toContain("This message is in quarantine: Many links.");
});

test("a header is one line of bounded length, whatever it is made of", () => {
	expect(headerText("Hello\r\nBcc: victim@example.org")).toBe("Hello Bcc: victim@example.org");
	expect(headerText("a\u0000b\u202ec\u2028d")).toBe("a b c d");
	expect(headerText("x".repeat(1000))).toHaveLength(200);
});
