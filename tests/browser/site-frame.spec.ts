import { expect, expectAccessible, hydrate, test } from "#tests/fixtures/browser.ts";

const pages = ["/", "/about", "/services", "/faqs"];
const phone = { width: 390, height: 844 };

test("header and footer carry the links, the brand and the year", async ({ page }) => {
	await page.goto("/about");
	const nav = page.getByRole("navigation", { name: "Main" });
	const links = {
		Home: "/",
		"About Us": "/about",
		FAQs: "/faqs",
		Articles: "/dynamic-articles",
		"Contact Us": "/contact",
	};
	for (const [name, href] of Object.entries(links)) {
		await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
	}
	await expect(nav.locator("[aria-current=page]")).toHaveText(["About Us"]);
	await expect(page.getByRole("banner").getByRole("link", { name: "Home" })).toHaveCount(1);

	const footer = page.getByRole("contentinfo");
	for (const href of ["/", "/about", "/faqs", "/articles", "/contact"]) {
		await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
	}
	for (const name of ["Facebook", "Instagram", "LinkedIn", "Twitter/X"]) {
		await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https:/);
	}
	await expect(footer.getByRole("link", { name: "hello@example.org" })).toHaveAttribute(
		"href",
		"mailto:hello@example.org",
	);
	const year = new Date().getFullYear();
	await expect(footer).toContainText(`© ${year} Plumbline AI Governance. All rights reserved.`);
});

test("the first stop of the keyboard skips to the content", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the menu opens on a phone and closes by a link and by width", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/");
	const button = page.getByRole("button", { name: "Menu", exact: true });
	const menu = page.getByRole("navigation", { name: "Menu" });
	await expect(menu).toBeHidden();
	await expect(button).toHaveAttribute("aria-expanded", "false");
	await button.click();
	await expect(menu).toBeVisible();
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await page.setViewportSize({ width: 768, height: 800 });
	await expect(menu).toBeHidden();
	await expect(button).toBeHidden();

	await page.setViewportSize(phone);
	await hydrate(page);
	await expect(button).toHaveAttribute("aria-expanded", "false");
	await button.click();
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await menu.getByRole("link", { name: "FAQs" }).click();
	await expect(page).toHaveURL(/\/faqs$/);
	await expect(menu).toBeHidden();
	await button.click();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
});

test("the theme is remembered, and no page flashes in the other one", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	const toggle = page.getByRole("button", { name: "Dark theme" });
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-pressed", "true");
	const dark = await page.evaluate(
		() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
	);

	// Set before the body exists: the first paint is already dark.
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			document.documentElement.dataset.first = document.documentElement.className;
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto("/about");
	await expect(page.locator("html")).toHaveAttribute("data-first", /\bdark\b/);
	await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expect(page.locator("html")).toHaveCSS("background-color", dark);
});

for (const colorScheme of ["light", "dark"] as const) {
	for (const path of pages) {
		test(`${path} is accessible in the ${colorScheme} theme`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.goto(path);
			await expectAccessible(page);
		});
	}

	test(`the open menu is accessible in the ${colorScheme} theme`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize(phone);
		await page.goto("/about");
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await expectAccessible(page);
	});
}

test("headings step down one level at a time, from one title", async ({ page }) => {
	for (const path of pages) {
		await page.goto(path);
		const levels = await page
			.getByRole("heading")
			.evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		for (const [index, level] of levels.entries()) {
			expect(level - (levels[index - 1] ?? 0), `${path}: ${levels}`).toBeLessThanOrEqual(1);
		}
	}
});

const beyondTheWindow = () =>
	[...document.querySelectorAll("main *, header *, footer *")]
		.filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
		.map((element) => element.outerHTML.slice(0, 120));

test("nothing is wider than a small phone", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of pages) {
		await page.goto(path);
		expect(await page.evaluate(beyondTheWindow), path).toEqual([]);
	}
});

test("text of twice the size is cut off nowhere on a phone", async ({ page }) => {
	for (const path of [...pages, "/articles", "/contact", "/fileupload"]) {
		await page.goto(path);
		await page.evaluate(() => {
			const large = new CSSStyleSheet();
			large.replaceSync("html { font-size: 200% !important }");
			document.adoptedStyleSheets = [large];
		});
		for (const width of [phone.width, 360, 320]) {
			await page.setViewportSize({ ...phone, width });
			expect(await page.evaluate(beyondTheWindow), `${path} at ${width}`).toEqual([]);
		}
	}
});

test("columns keep apart on a tablet", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of pages) {
		await page.goto(path);
		const squeezed = await page.evaluate(() =>
			[...document.querySelectorAll("main :is(span, p, td, dd):not(.sr-only)")]
				.filter((element) => getComputedStyle(element).display !== "inline")
				.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
				.map((element) => element.outerHTML.slice(0, 120)),
		);
		expect(squeezed, path).toEqual([]);
	}
});

test("every internal link leads somewhere, and every anchor exists", async ({ page, request }) => {
	const addresses = new Set<string>();
	for (const path of pages) {
		await page.goto(path);
		for (const href of await page
			.locator('a[href^="/"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) {
			addresses.add(href);
		}
	}
	expect(addresses.size).toBeGreaterThan(6);
	for (const address of addresses) {
		const response = await request.get(address);
		expect(response.status(), address).toBe(200);
		const anchor = address.split("#")[1];
		if (anchor) expect(await response.text()).toContain(`id="${anchor}"`);
	}
});

test("fonts that arrive late move nothing", async ({ page }) => {
	await page.addInitScript(() => {
		const shifts = { total: 0 };
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if ("value" in entry) shifts.total += Number(entry.value);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	const fonts = Promise.withResolvers<void>();
	await page.route("**/*.woff2", async (route) => {
		await fonts.promise;
		await route.continue();
	});
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
	fonts.resolve();
	await page.waitForFunction(
		() => document.fonts.check('20px "Newsreader"') && document.fonts.check('20px "Source Sans 3"'),
	);
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
	const total = await page.evaluate("window.shifts.total");
	expect(total).toBeLessThan(0.005);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the pages are complete and the menu still opens", async ({ page }) => {
		for (const path of pages) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.getByRole("contentinfo")).toContainText("All rights reserved.");
		}
		await expect(page.getByRole("button", { name: "Dark theme" })).toBeHidden();
		await page.setViewportSize(phone);
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await page
			.getByRole("navigation", { name: "Menu" })
			.getByRole("link", { name: "About Us" })
			.click();
		await expect(page).toHaveURL(/\/about$/);
	});
});
