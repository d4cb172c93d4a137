import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, hydrate, test } from "#tests/fixtures/browser.ts";
import { databaseOf } from "#tests/fixtures/site.ts";
import { enterStaffArea, toastOf } from "#tests/fixtures/staff.ts";

/** Without the Content-Security-Policy: what is written must be harmless by itself. */
test.use({ bypassCSP: true });

const TESTING = "/admin/email-testing";
const IMAGE = '<img src="x" onerror="alert(1)">';

const smuggled = [
	"mallory@example.org\r\nBcc: victim@example.org",
	"mallory@example.org\nSubject: Won",
	"mallory@example.org, victim@example.org",
	"mallory@example.org;victim@example.org",
	"Mallory <mallory@example.org>",
	"mallory@example.org%0aBcc:victim@example.org",
	`"${IMAGE}"@example.org`,
	"<script>alert(1)</script>@example.org",
	"mallory@example.org\u0000",
];

test("a test mail goes to one plain address or to nobody", async ({ page, site }) => {
	const { service } = await databaseOf(site);
	await enterStaffArea(page);
	const count = async () => (await service.from("deliveries").select("id")).data?.length;
	const before = await count();
	for (const email of smuggled) {
		const answer = await page.request.post(`${TESTING}/send`, { data: { email } });
		expect([email, answer.status()]).toEqual([email, 422]);
		const plain = await page.request.post(TESTING, { form: { intent: "test", email } });
		expect(await plain.text()).toContain("Failed to send email");
	}
	expect(await count()).toBe(before);
});

test("an odd address, and HTML in a message, are text wherever staff meet them", async ({
	page,
	site,
}) => {
	const { service } = await databaseOf(site);
	const odd = "o'neil&co=x@example.org";
	const { data } = await service
		.from("contact_submissions")
		.insert({
			name: IMAGE,
			company: IMAGE,
			email: "mallory?bcc=victim&body=x@example.org",
			subject: "AI Adoption",
			message: `${IMAGE}\n<script>alert(1)</script>`,
		})
		.select("id")
		.single();
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await enterStaffArea(page);
	await page.goto(`/admin/contact-submissions/${data?.id}`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(IMAGE);
	await expect(page.getByText("<script>alert(1)</script>")).toBeVisible();
	const reply = new URL(
		(await page.getByRole("link", { name: "Reply by mail" }).getAttribute("href")) ?? "",
	);
	expect(decodeURIComponent(reply.pathname)).toBe("mallory?bcc=victim&body=x@example.org");
	expect([...reply.searchParams]).toEqual([["subject", "Re: AI Adoption"]]);

	// The notification to staff has the name in its subject.
	const folder = join(site.dataDir, "mail");
	await expect(async () => {
		const mails = await Promise.all(
			(await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
		);
		const about = mails.filter((mail) =>
			mail.includes("mallory?bcc=3Dvictim&body=3Dx@example.org"),
		);
		expect(about.length).toBeGreaterThan(0);
		for (const mail of about) {
			const [head = ""] = mail.split("\r\n\r\n");
			expect(head).not.toMatch(/^(bcc|cc):/im);
		}
	}).toPass({ timeout: 15_000 });

	await page.goto(TESTING);
	await hydrate(page);
	await page.getByLabel("Email Address").fill(odd);
	await page.getByRole("button", { name: "Send Test Email" }).click();
	await expect(page.getByText(`Check the inbox of ${odd}.`)).toBeVisible();
	await expect(toastOf(page)).toContainText(`To ${odd},`);
	await expect(page.getByRole("cell", { name: odd })).toBeVisible();
	const message = page.getByRole("listitem").filter({ hasText: `message from ${IMAGE}` });
	await message.locator("summary").first().click();
	const frame = message.frameLocator("iframe");
	await expect(frame.getByText("<script>alert(1)</script>")).toBeVisible();
	await expect(frame.locator("img, script")).toHaveCount(0);
	await expect(page.locator("main img")).toHaveCount(0);
	expect(dialogs).toEqual([]);
});
