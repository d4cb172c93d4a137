import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, parseEnv } from "./env.server.ts";

test("an empty environment is the embedded product on port 3000", () => {
	expect(parseEnv({})).toMatchObject({
		PORT: 3000,
		HOST: "127.0.0.1",
		SITE_URL: "http://localhost:3000",
		BACKEND_KIND: "embedded",
		TRUST_PROXY: { hops: 0 },
	});
});

test("every broken variable is named in one message", () => {
	const attempt = () =>
		parseEnv({
			PORT: "seven",
			SUPPORT_EMAIL: "nobody",
			UPLOAD_WEBHOOK_SECRET: "x",
			BACKEND: "odd",
			TRUST_PROXY: "perhaps",
		});
	expect(attempt).toThrow(EnvironmentError);
	for (const name of ["PORT", "SUPPORT_EMAIL", "UPLOAD_WEBHOOK_SECRET", "TRUST_PROXY"]) {
		expect(attempt).toThrow(name);
	}
});

test("a hosted backend needs both keys", () => {
	expect(() => parseEnv({ SUPABASE_URL: "https://x.supabase.co" })).toThrow(
		"SUPABASE_SECRET_KEY is needed with SUPABASE_URL",
	);
});

test(".env.example lists every variable with its default, and any of them may be left empty", async () => {
	const text = await readFile(join(import.meta.dirname, "../../.env.example"), "utf8");
	const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)];
	const example = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
	const blank = Object.fromEntries(lines.map(([, name]) => [name, ""]));
	expect(parseEnv(example)).toEqual(parseEnv({}));
	expect(parseEnv(blank)).toEqual(parseEnv({}));
	const known = Object.keys(parseEnv({})).filter((name) => name !== "BACKEND_KIND");
	expect(Object.keys(example)).toEqual(expect.arrayContaining(known));
});

test("empty variables count as not set, and the site address has no trailing slash", () => {
	const empty = {
		DATABASE_URL: "",
		SMTP_URL: "",
		PORT: "",
		HOST: "",
		STAFF_EMAIL: "",
		DATA_DIR: "",
	};
	const env = parseEnv({ ...empty, SITE_URL: "https://plumbline.example/" });
	expect(env.DATABASE_URL).toBeUndefined();
	expect(env).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", STAFF_EMAIL: "staff@example.org" });
	expect(env.SITE_URL).toBe("https://plumbline.example");
});
