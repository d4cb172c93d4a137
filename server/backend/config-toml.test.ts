import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

/** Enough TOML for our file: sections, and one value on a line. */
async function readConfig() {
	const file = path.join(import.meta.dirname, "../../supabase/config.toml");
	const values = new Map<string, string>();
	let section = "";
	for (const line of (await readFile(file, "utf8")).split("\n")) {
		section = /^\[(.+)\]$/.exec(line)?.[1] ?? section;
		const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
		if (name && value) values.set(`${section}.${name}`, value);
	}
	return values;
}

test("a hosted project is set up like the embedded backend, and staff can sign in to it", async () => {
	const config = await readConfig();
	expect(config.get("auth.enable_signup")).toBe("false");
	expect(config.get("auth.enable_anonymous_sign_ins")).toBe("false");
	// The CLI turns the whole e-mail provider off with this one, and nobody could sign in.
	expect(config.get("auth.email.enable_signup")).toBe("true");
	expect(config.get("auth.minimum_password_length")).toBe("12");
	expect(config.get("storage.file_size_limit")).toBe('"10MiB"');
	expect(config.get("api.schemas")).toBe('["public"]');
	expect(config.get("api.max_rows")).toBe("1000");
	expect(config.get("functions.handle-contact-form.verify_jwt")).toBe("false");
});
