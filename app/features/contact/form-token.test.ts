import { expect, test } from "vitest";
import { makeFormToken, readFormToken } from "./form-token.ts";

const now = Date.parse("2026-11-01T12:00:00Z");

test("a token tells when its page was made", async () => {
	const token = await makeFormToken("secret", now);
	expect(await readFormToken("secret", token)).toEqual({ kind: "genuine", issuedAt: now });
});

test("another secret, another time and nonsense are forged; nothing is nothing", async () => {
	const token = await makeFormToken("secret", now);
	const [, signature] = token.split(".");
	const later = `${(now + 1).toString(36)}.${signature}`;
	for (const forged of [later, `${token}x`, "x", "a.b", token.replace(".", ":"), 42, {}]) {
		expect(await readFormToken("secret", forged)).toEqual({ kind: "forged" });
	}
	expect(await readFormToken("other", token)).toEqual({ kind: "forged" });
	for (const nothing of ["", undefined, null]) {
		expect(await readFormToken("secret", nothing)).toEqual({ kind: "none" });
	}
});
