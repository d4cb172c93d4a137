import { expect, test } from "vitest";
import { about } from "./about.ts";
import { faqs } from "./faqs.ts";
import { home } from "./home.ts";
import { services } from "./services.ts";
import { footerLinks, isCurrent, navigation, rightsNotice, socialLinks } from "./site.ts";
import { stateLaws, tiles } from "./states.ts";

test("there are five questions, each with an answer in full sentences", () => {
	expect(faqs).toHaveLength(5);
	for (const { question, answer } of faqs) {
		expect(question).toMatch(/\?$/);
		expect(answer).toMatch(/^[A-Z].{80,}\.$/);
	}
});

test("the pages carry the names people look for", () => {
	const { nist, hipaa, states } = home.features;
	expect([nist.title, hipaa.title, states.title]).toEqual([
		"NIST frameworks review",
		"HIPAA compliance analysis",
		"State-by-state assessment",
	]);
	expect(about.values.items.map((value) => value.title)).toEqual([
		"Ethical AI Adoption",
		"Innovation with Integrity",
		"Client Empowerment",
	]);
	expect(services.map((service) => [service.anchor, service.subtitle])).toEqual([
		["ai-governance", "Risk management and red teaming"],
		["ai-adoption", "Seamless AI integration"],
		["ai-automation", "Intelligent workflow solutions"],
	]);
});

test("navigation and footer lead where the old site's did", () => {
	expect(navigation.map((item) => [item.label, item.to])).toEqual([
		["Home", "/"],
		["About Us", "/about"],
		["FAQs", "/faqs"],
		["Articles", "/dynamic-articles"],
	]);
	const footer = footerLinks.map((link) => link.to);
	expect(footer).toEqual(expect.arrayContaining(["/", "/about", "/faqs", "/articles", "/contact"]));
	expect(socialLinks.map((link) => link.label)).toEqual([
		"Facebook",
		"Instagram",
		"LinkedIn",
		"Twitter/X",
	]);
	expect(rightsNotice(2026)).toBe("© 2026 Plumbline AI Governance. All rights reserved.");
});

test("one navigation item is current on each page, and Articles on every article", () => {
	const current = (path: string) =>
		navigation.filter((item) => isCurrent(item, path)).map((item) => item.label);
	expect(current("/")).toEqual(["Home"]);
	expect(current("/about")).toEqual(["About Us"]);
	expect(current("/articles")).toEqual(["Articles"]);
	expect(current("/articles/some-slug")).toEqual(["Articles"]);
	expect(current("/contact")).toEqual([]);
});

test("the tile grid has fifty states and the District, each once, and knows every law's state", () => {
	const codes = tiles.map((tile) => tile.code);
	expect(codes).toHaveLength(51);
	expect(new Set(codes).size).toBe(51);
	for (const law of stateLaws) {
		expect(tiles.find((tile) => tile.code === law.code)?.status).toBe(law.status);
		expect(law.entries.every((entry) => /\b20\d\d\b/.test(entry))).toBe(true);
	}
});

test("no text reaches for hype", () => {
	const words = JSON.stringify({ about, faqs, home, services, stateLaws });
	expect(words).not.toMatch(
		/unlock|leverage|robust|landscape|navigate|cutting-edge|game-chang|revolution|empower your|—/i,
	);
});

test("the next dates stand in order, after the day the page speaks of", () => {
	const dates = home.dates.rows.map((row) => row.date);
	expect(dates).toEqual([...dates].sort());
	expect(dates.every((date) => date > "2026-11-14")).toBe(true);
});
