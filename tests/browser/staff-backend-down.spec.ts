import { expect, hydrate, signIn, test } from "#tests/fixtures/browser.ts";
import { processTree } from "#tests/fixtures/processes.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { toastOf } from "#tests/fixtures/staff.ts";

test.use({ expectedErrors: [/503/] });

const DOWN = "The backend cannot be reached.";

test("staff at work are told that the backend is down, and go on when it is back", async ({
	page,
	context,
}) => {
	test.setTimeout(90_000);
	const site = await startSite();
	await signIn(page, undefined, site.url);
	const [list, grid, mail] = await Promise.all([
		context.newPage(),
		context.newPage(),
		context.newPage(),
	]);
	for (const [tab, path] of [
		[page, "/admin"],
		[list, "/admin/contact-submissions"],
		[grid, "/admin/table-view"],
		[mail, "/admin/email-testing"],
	] as const) {
		await tab.goto(site.url + path);
		await hydrate(tab);
	}

	// A supervisor that stands still starts no other backend.
	process.kill(site.pid, "SIGSTOP");
	for (const id of await processTree(site.pid, "backend/child")) process.kill(id, "SIGKILL");
	try {
		await list.getByRole("button", { name: "Refresh" }).click();
		await expect(list.getByText(`Error loading submissions: ${DOWN}`)).toBeVisible();
		await expect(list.getByText("The database does not answer")).toBeVisible();
		await grid.getByRole("button", { name: "Refresh" }).click();
		await expect(grid.getByText(`Error loading data: ${DOWN}`)).toBeVisible();
		await mail.getByLabel("Email Address").fill("ada@example.org");
		await mail.getByRole("button", { name: "Send Test Email" }).click();
		await expect(mail.getByText(`Error: API error: ${DOWN}`)).toBeVisible();
		await expect(toastOf(mail)).toContainText(`API error: ${DOWN}`);
		await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Email Service Testing");
		await page.getByRole("link", { name: "Uploads" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temporarily unavailable");
	} finally {
		process.kill(site.pid, "SIGCONT");
	}

	await expect(list.getByText("No submissions found")).toBeVisible({ timeout: 30_000 });
	for (const tab of [page, list, mail])
		await expect(tab.getByText("The database does not answer")).toHaveCount(0, { timeout: 30_000 });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uploads");
	await site.remove();
});
