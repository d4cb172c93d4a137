import { expect, expectAccessible, test } from "#tests/fixtures/browser.ts";

const TITLE = "Form Validation Error";

test("a toast stays for five seconds, and there is only one at a time", async ({ page }) => {
	await page.clock.install();
	await page.goto("/contact");
	const send = page.getByRole("button", { name: "Send Message" });
	const toast = page.getByRole("listitem").filter({ hasText: TITLE });
	await send.click();
	await expect(toast).toBeVisible();
	await page.clock.fastForward(3000);
	await send.click();
	await expect(toast).toHaveCount(1);
	// The page's clock also goes on by itself: a second is left for a slow machine.
	await page.clock.fastForward(4000);
	await expect(toast).toBeVisible();
	await page.clock.fastForward(1000);
	await expect(toast).toBeHidden();
});

test("a toast's words stand in the page once, and are announced", async ({ page }) => {
	await page.goto("/contact");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("status").filter({ hasText: TITLE })).toBeVisible();
	// Two frames later a hidden copy would be there.
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
	await expect(page.getByText(TITLE)).toHaveCount(1);
	await expect(page.getByText("Please check the form for errors and try again.")).toHaveCount(1);
	await expectAccessible(page);
});

test("F8 moves the focus to the toasts, and Escape sends one away", async ({ page }) => {
	await page.goto("/contact");
	await page.getByRole("button", { name: "Send Message" }).click();
	const toast = page.getByRole("listitem").filter({ hasText: TITLE });
	await expect(toast).toBeVisible();
	await page.keyboard.press("F8");
	await expect(
		page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list"),
	).toBeFocused();
	await toast.focus();
	await page.keyboard.press("Escape");
	await expect(toast).toBeHidden();
});

test("a toast is swiped away by more than 50 pixels", async ({ page }) => {
	await page.goto("/contact");
	await page.getByRole("button", { name: "Send Message" }).click();
	const toast = page.getByRole("listitem").filter({ hasText: TITLE });
	const box = await toast.boundingBox();
	if (!box) throw new Error("the toast has no place");
	const drag = async (distance: number) => {
		await page.mouse.move(box.x + 20, box.y + 20);
		await page.mouse.down();
		await page.mouse.move(box.x + 20 + distance / 2, box.y + 20, { steps: 4 });
		await page.mouse.move(box.x + 20 + distance, box.y + 20, { steps: 4 });
		await page.mouse.up();
	};
	await drag(40);
	await expect(toast).toBeVisible();
	await drag(80);
	await expect(toast).toBeHidden();
});
