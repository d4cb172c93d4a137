import { expect, signIn, test } from "#tests/fixtures/browser.ts";
import { databaseOf } from "#tests/fixtures/site.ts";

test("first look", async ({ page, site }) => {
	const { service } = await databaseOf(site);
	const rows = Array.from({ length: 60 }, (_, i) => ({
		name: `Person ${String(i).padStart(2, "0")}`,
		email: `p${i}@example.org`,
		company: i % 3 ? `Firm ${i % 7}` : null,
		subject: i % 2 ? "AI Governance" : "AI Adoption",
		message: `Message ${i} with a longer text that goes on, for the sake of the tooltip and the truncation`,
		created_at: new Date(Date.UTC(2026, 0, 1) + i * 3600_000).toISOString(),
	}));
	const { error } = await service.from("contact_submissions").insert(rows);
	expect(error).toBeNull();
	await signIn(page);
	await page.goto("/admin/table-view");
	await expect(page.getByRole("heading", { name: "Admin Table View" })).toBeVisible();
	await page.screenshot({ path: "/tmp/g/a.png" });
	await page.getByRole("tab", { name: "Contact Submissions" }).click();
	await expect(page.getByText("Showing 1 to 25 of 60 results")).toBeVisible();
	await page.getByRole("button", { name: "Name column menu" }).click();
	await page.screenshot({ path: "/tmp/g/b.png" });
	await page.getByRole("menuitem", { name: "Pin left" }).click();
	await page.getByRole("searchbox", { name: "Search all columns" }).fill("Firm 3");
	await expect(page.getByText("(filtered from 60 total)")).toBeVisible();
	await page.screenshot({ path: "/tmp/g/c.png" });
	console.log(page.url());
	await page.getByRole("button", { name: "1, open record" }).click();
	await page.screenshot({ path: "/tmp/g/d.png" });
});
