import { expect, test } from "vitest";
import { type Evidence, suspicionsOf } from "./suspicion.ts";

const now = Date.parse("2026-11-01T12:00:00Z");
const values = {
	name: "Ada Lovelace",
	email: "ada@example.org",
	company: null,
	subject: "AI Governance" as const,
	message: "Which rules apply to a clinic that lets a model sort its letters?",
};

function seen({
	message,
	name,
	...evidence
}: Partial<Evidence> & { message?: string; name?: string }) {
	return suspicionsOf({
		values: { ...values, ...(message ? { message } : {}), ...(name ? { name } : {}) },
		decoy: "",
		token: { kind: "none" },
		now,
		...evidence,
	});
}

const decoy = { decoy: "http://spam.example" };
const fast = { token: { kind: "genuine" as const, issuedAt: now - 500 } };
const forged = { token: { kind: "forged" as const } };
const links = { message: "See https://a.example, https://b.example and www.c.example please" };
const words = { message: "We sell backlinks to firms like yours, and more." };
const gibberish = { message: "xKqzTrWpLmNbVcXsDfGhJk" };
const markup = { message: 'Our draft says <a href="https://a.example">this</a>, is that fine?' };

test.each([
	["a filled decoy", decoy],
	["a forged token", forged],
	["many links", links],
	["words of spam", words],
	["gibberish", gibberish],
	["markup", markup],
	["speed", fast],
	["speed with markup", { ...fast, ...markup }],
	["a plain post", {}],
])("%s alone does not quarantine", (_, evidence) => {
	expect(seen(evidence)).toEqual([]);
});

test.each([
	["a filled decoy and speed", { ...decoy, ...fast }, 2],
	["a filled decoy and links", { ...decoy, ...links }, 2],
	["a forged token and gibberish", { ...forged, ...gibberish }, 2],
	["words and speed", { ...words, ...fast }, 2],
	["everything", { ...decoy, ...forged, ...links, name: "www.buy.example" }, 4],
])("%s do, each with its reason", (_, evidence, count) => {
	expect(seen(evidence)).toHaveLength(count);
});

test.each([
	"Our firm Schwarzwälder Kirschtortenmanufaktur GmbH needs a review of three systems.",
	"Please see https://example.org/policy and https://example.org/inventory before we speak.",
	"日本の規制について相談したいです。",
	"HIPAA, NIST AI RMF, CCPA, TRAIGA: which apply to us?",
	"Our marketing team buys SEO services; is the AI vendor's contract fine?",
])("people who write like this are not held: %s", (message) => {
	expect(seen({ message, ...fast })).toEqual([]);
});
