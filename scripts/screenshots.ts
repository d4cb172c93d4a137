/**
 * Writes every page to screenshots/, wide and phone, light and dark: `npm run screenshots [address]`.
 * Without an address it starts a site of its own, with the launch articles, and removes it again.
 * `npm run screenshots -- --readme` writes the few that stand in the README, as one sees them before scrolling.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { databaseOf, type Site, staff, startSite } from "#tests/fixtures/site.ts";
import { launchBrowser } from "./browser.ts";
import { sampleMessages } from "./sample-messages.ts";

const isForReadme = process.argv.includes("--readme");
const address = process.argv.slice(2).find((argument) => argument.startsWith("http"));
const folder = join(import.meta.dirname, isForReadme ? "../docs/screenshots" : "../screenshots");

const publicPages = {
	home: "/",
	about: "/about",
	services: "/services",
	faqs: "/faqs",
	articles: "/articles",
	"articles-page-2": "/articles?page=2",
	search: "/articles?search=Colorado",
	article: "/articles/the-nist-ai-rmf-10-and-its-four-functions",
	contact: "/contact",
	"file-upload": "/fileupload",
	"not-found": "/no-such-page",
	"sign-in": "/admin/sign-in",
};

const staffPages = {
	"admin-dashboard": "/admin",
	"admin-article-management": "/admin/article-management",
	"admin-email-testing": "/admin/email-testing",
	"admin-contact-submissions": "/admin/contact-submissions",
	"admin-table-view": "/admin/table-view",
	"admin-uploads": "/admin/uploads",
	"admin-account": "/admin/account",
};

const sizes = {
	wide: { width: 1440, height: 900 },
	phone: { width: 390, height: 844 },
};

async function signIn(page: Page) {
	await page.goto("/admin/sign-in");
	await page.getByLabel("Email").fill(staff.email);
	await page.getByLabel("Password").fill(staff.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("button", { name: "Sign out" }).waitFor();
}

/** Names of files, each page in the look that shows most. */
const readmePictures = new Set([
	"home-wide-light",
	"home-wide-dark",
	"home-phone-light",
	"article-wide-light",
	"article-phone-dark",
	"admin-table-view-wide-light",
]);

async function shoot(page: Page, pages: Record<string, string>, suffix: string) {
	for (const [name, path] of Object.entries(pages)) {
		if (isForReadme && !readmePictures.has(`${name}-${suffix}`)) continue;
		await page.goto(path, { waitUntil: "networkidle" });
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: !isForReadme });
	}
}

async function addMessages(site: Site) {
	const { service } = await databaseOf(site);
	const { error } = await service.from("contact_submissions").insert(sampleMessages);
	if (error) throw new Error(error.message);
}

async function shootAll(browser: Browser, baseURL: string, hasStaff: boolean) {
	for (const [size, viewport] of Object.entries(sizes)) {
		for (const colorScheme of ["light", "dark"] as const) {
			const context = await browser.newContext({
				baseURL,
				viewport,
				colorScheme,
				reducedMotion: "reduce",
			});
			const page = await context.newPage();
			await shoot(page, publicPages, `${size}-${colorScheme}`);
			if (hasStaff) {
				await signIn(page);
				await shoot(page, staffPages, `${size}-${colorScheme}`);
			}
			await context.close();
		}
	}
}

const site = address ? null : await startSite();
const browser = await launchBrowser();
try {
	await mkdir(folder, { recursive: true });
	if (site) await addMessages(site);
	await shootAll(browser, address ?? site?.url ?? "", site !== null);
	console.log(`Wrote the pages to ${folder}`);
} finally {
	await browser.close();
	await site?.remove();
}
