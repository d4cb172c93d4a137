import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/fixtures/browser.ts";
import {
	choose,
	dragBy,
	heading,
	headings,
	open,
	said,
	widthOf,
	withRecords,
} from "#tests/fixtures/table-view.ts";

withRecords();

test("columns are hidden and shown again", async ({ page }) => {
	await open(page);
	await choose(page, "Email", "Hide column");
	await expect(heading(page, "Email")).toBeHidden();
	await page.getByRole("button", { name: "Columns" }).click();
	await page.getByRole("menuitemcheckbox", { name: "Subject" }).click();
	await expect(heading(page, "Subject")).toBeHidden();
	// The menu stays open; the keyboard goes on in it.
	await page.keyboard.press("Home");
	await expect(page.getByRole("menuitemcheckbox", { name: "Row number" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("menuitemcheckbox", { name: "Name" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("menuitemcheckbox", { name: "Email" })).toBeFocused();
	await page.keyboard.press("Space");
	await expect(heading(page, "Email")).toBeVisible();
	await page.getByRole("menuitem", { name: "Show all" }).click();
	await expect(heading(page, "Subject")).toBeVisible();
	await expect(page).toHaveURL(/submissions$/);
});

test("pinned columns stay, and never hide the cell with the focus", async ({ page }) => {
	await open(page);
	await choose(page, "Email", "Pin left");
	await choose(page, "Name", "Pin right");
	await expect(said(page, "Name pinned right")).toBeAttached();
	expect((await headings(page)).at(0)).toBe("email");
	expect((await headings(page)).at(-1)).toBe("name");
	await heading(page, "Email").focus();
	for (let index = 0; index < 5; index += 1) {
		await page.keyboard.press("ArrowRight");
		const isCovered = await page.evaluate(() => {
			const box = document.activeElement?.getBoundingClientRect();
			if (!box) return true;
			const hit = (x: number) => document.elementFromPoint(x, box.top + box.height / 2);
			const isOwn = (x: number) => document.activeElement?.contains(hit(x)) ?? false;
			return !isOwn(box.left + 4) || !isOwn(Math.min(box.right, box.left + 120) - 4);
		});
		expect(isCovered).toBe(false);
	}
	await choose(page, "Email", "Unpin");
	expect((await headings(page)).at(0)).toBe("# Row number");
});

test("columns move by dragging, by menu and by keys, and the browser remembers", async ({
	page,
}) => {
	await open(page);
	await dragBy(page, heading(page, "Name"), 330);
	expect((await headings(page)).slice(1, 4)).toEqual(["email", "company", "name"]);
	await expect(heading(page, "Name")).not.toHaveAttribute("aria-sort");
	await heading(page, "Name").dragTo(heading(page, "Company"));
	expect((await headings(page)).slice(1, 4)).toEqual(["email", "name", "company"]);
	await choose(page, "Name", "Move left");
	expect((await headings(page)).slice(1, 3)).toEqual(["name", "email"]);
	await expect(heading(page, "Name")).toBeFocused();
	await page.keyboard.press("Control+Shift+ArrowRight");
	await page.keyboard.press("Control+Shift+ArrowRight");
	await expect(said(page, "Name moved to position 4 of 7")).toBeAttached();
	await expect(heading(page, "Name")).toBeFocused();
	await open(page);
	await expect(page.getByRole("columnheader").nth(3)).toContainText("name");
});

test("Escape ends a drag, and nothing has moved", async ({ page }) => {
	await open(page);
	const before = await headings(page);
	await heading(page, "Name").hover();
	await page.mouse.down();
	await heading(page, "Company").hover();
	await page.keyboard.press("Escape");
	await heading(page, "Email").hover();
	await page.mouse.up();
	expect(await headings(page)).toEqual(before);
	await expect(heading(page, "Email")).not.toHaveAttribute("aria-sort");
	await heading(page, "Name").dragTo(heading(page, "Email"));
	expect((await headings(page)).slice(1, 3)).toEqual(["email", "name"]);
});

test("columns become wider by dragging, by menu and by keys", async ({ page }) => {
	await open(page);
	const name = heading(page, "Name");
	await dragBy(page, page.getByTestId("resize-name"), 60);
	expect(await widthOf(name)).toBe(240);
	await page.getByRole("button", { name: "Name column menu" }).click();
	await page.getByRole("menuitem", { name: "Wider" }).click();
	await expect(said(page, "Name is 280 pixels wide")).toBeAttached();
	await page.getByRole("menuitem", { name: "Narrower" }).click();
	await page.keyboard.press("Escape");
	await expect(name).toBeFocused();
	await page.keyboard.press("Shift+ArrowLeft");
	expect(await widthOf(name)).toBe(200);
	await expect(page).toHaveURL(/width=name%3A200/);
});

test.describe("by touch, on a telephone", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

	test("menus are large enough for a finger", async ({ page }) => {
		await open(page, "/admin/table-view?q=beat");
		const sizes = async (targets: Locator) =>
			(await Promise.all((await targets.all()).map((target) => target.boundingBox()))).flatMap(
				(box) => (box ? [box.width, box.height] : []),
			);
		const small = async (targets: Locator) => {
			await expect(targets.first()).toBeVisible();
			return (await sizes(targets)).filter((size) => size < 44);
		};
		expect(await small(page.getByRole("button", { name: "column menu" }))).toEqual([]);
		expect(await small(page.getByRole("button", { name: "Remove filter Global" }))).toEqual([]);
		await page.getByRole("button", { name: "Created at column menu" }).click();
		expect(await small(page.getByRole("menuitem"))).toEqual([]);
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Columns" }).click();
		expect(await small(page.getByRole("menuitemcheckbox"))).toEqual([]);
	});

	test("columns move at their grip and widen at their edge", async ({ page }) => {
		await open(page, "/admin/table-view");
		const client = await page.context().newCDPSession(page);
		async function touchDrag(target: Locator, x: number) {
			const box = await target.boundingBox();
			if (!box) throw new Error("Nothing to drag.");
			const [fromX, y] = [box.x + box.width / 2, box.y + box.height / 2];
			await client.send("Input.dispatchTouchEvent", {
				type: "touchStart",
				touchPoints: [{ x: fromX, y }],
			});
			for (const part of [0.5, 1]) {
				await client.send("Input.dispatchTouchEvent", {
					type: "touchMove",
					touchPoints: [{ x: fromX + x * part, y }],
				});
			}
			await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		}
		await touchDrag(page.getByTestId("grip-row"), 160);
		await expect
			.poll(() => headings(page))
			.toEqual(["id", "# Row number", "created_at", "keep_alive"]);
		await touchDrag(page.getByTestId("resize-id"), 50);
		await expect.poll(() => widthOf(heading(page, "ID"))).toBe(180);
		await page.getByRole("button", { name: "ID column menu" }).tap();
		await page.getByRole("menuitem", { name: "Sort descending" }).tap();
		await expect(heading(page, "ID")).toHaveAttribute("aria-sort", "descending");
	});
});
