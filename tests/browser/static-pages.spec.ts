import { z } from "zod";
import { expect, hydrate, test } from "#tests/fixtures/browser.ts";

const questionSchema = z.object({
	name: z.string(),
	acceptedAnswer: z.object({ text: z.string() }),
});
const graphSchema = z.object({
	"@graph": z.array(z.object({ mainEntity: z.array(questionSchema).optional() })),
});

test("home says what the firm does and leads on", async ({ page }) => {
	await page.goto("/");
	await expect(page).toHaveTitle(/ \| Plumbline AI Governance$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"We read the statute so that you can decide.",
	);
	for (const name of [
		"NIST frameworks review",
		"HIPAA compliance analysis",
		"State-by-state assessment",
		/Certified professionals/,
	]) {
		await expect(page.getByRole("heading", { name })).toBeVisible();
	}
	const main = page.getByRole("main");
	const links = {
		"Read the articles": "/articles",
		"Browse Articles": "/articles",
		"Contact Our Experts": "/contact",
	};
	for (const [name, href] of Object.entries(links)) {
		await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
	}
});

test("drawings have a title and say in words what they show", async ({ page }) => {
	await page.goto("/");
	for (const name of [
		/plumb line/,
		/four functions of the NIST AI RMF/,
		/AI tool meets patient data/,
		/AI-specific law by state.*In force: California.*Signed and starting on January 1, 2027: Colorado/,
	]) {
		await expect(page.getByRole("img", { name })).toBeVisible();
	}
	await expect(
		page.getByText("Consequential decisions, SB 26-189", { exact: false }),
	).toBeVisible();
});

test("about gives mission, approach and three core values", async ({ page }) => {
	await page.goto("/about");
	await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
	for (const name of [
		"Our mission",
		"Our approach",
		"Core values",
		"Ethical AI Adoption",
		"Innovation with Integrity",
		"Client Empowerment",
	]) {
		await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
	}
	await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute(
		"href",
		"/contact",
	);
});

test("the five questions on the page are the five in the structured data", async ({ page }) => {
	await page.goto("/faqs");
	await expect(page.getByRole("heading", { level: 1, name: "FAQs" })).toBeVisible();
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(5);
	const shown = await cards.evaluateAll((articles) =>
		articles.map((article) => ({
			name: article.querySelector("h2")?.textContent,
			text: article.querySelector("p")?.textContent,
		})),
	);
	const data = await page.locator('script[type="application/ld+json"]').textContent();
	const graph = graphSchema.parse(JSON.parse(data ?? ""))["@graph"];
	const marked = graph
		.flatMap((node) => node.mainEntity ?? [])
		.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }));
	expect(marked).toEqual(shown);
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
	await expect(main.getByRole("link", { name: /articles/ })).toHaveAttribute("href", "/articles");
});

test("each service can be reached by its card and leads to the contact page", async ({ page }) => {
	await page.goto("/services");
	const cards = page.getByRole("navigation", { name: "Services" });
	for (const [name, anchor, subtitle] of [
		["AI Governance", "ai-governance", "Risk management and red teaming"],
		["AI Adoption", "ai-adoption", "Seamless AI integration"],
		["AI Automation", "ai-automation", "Intelligent workflow solutions"],
	] as const) {
		await expect(cards.getByRole("link", { name })).toHaveAttribute("href", `#${anchor}`);
		const section = page.locator(`#${anchor}`);
		await expect(section.getByRole("heading", { name: `${name} ${subtitle}` })).toBeVisible();
		await expect(section.getByRole("link", { name: "Get Started" })).toHaveAttribute(
			"href",
			"/contact",
		);
	}
});

test("a service's address opens at its section", async ({ page }) => {
	await page.goto("/services#ai-automation");
	await expect(page.getByRole("heading", { name: "AI Automation" })).toBeInViewport();
});

test("a service's card scrolls to its section, before and after React runs", async ({ page }) => {
	await page.goto("/services");
	await page.getByRole("link", { name: /^AI Automation/ }).click();
	await expect(page.getByRole("heading", { name: "AI Automation" })).toBeInViewport();

	await page.goto("/services");
	await hydrate(page);
	await page.getByRole("link", { name: /^AI Adoption/ }).click();
	await expect(page).toHaveURL(/#ai-adoption$/);
	await expect(page.getByRole("heading", { name: "AI Adoption" })).toBeInViewport();
});

test("arriving inside the running site, a hash scrolls and no hash starts at the top", async ({
	page,
}) => {
	await page.goto("/");
	await hydrate(page);
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Services" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Three services/ })).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.getByRole("link", { name: /^AI Automation/ }).click();
	await expect(page.getByRole("heading", { name: "AI Automation" })).toBeInViewport();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1, name: /Three services/ })).toBeInViewport();
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("a hash jumps, and nothing on the page is animated", async ({ page }) => {
		await page.goto("/services");
		await hydrate(page);
		await page.evaluate(() => {
			const scroll = Element.prototype.scrollIntoView;
			Element.prototype.scrollIntoView = function (options) {
				document.documentElement.dataset.scroll = JSON.stringify(options);
				scroll.call(this, options);
			};
		});
		await page.getByRole("link", { name: /^AI Automation/ }).click();
		await expect(page.locator("html")).toHaveAttribute("data-scroll", '{"behavior":"instant"}');
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	});
});
