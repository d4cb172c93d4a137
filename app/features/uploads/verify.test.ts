import { expect, test } from "vitest";
import { hostileFiles } from "#tests/fixtures/files/hostile.ts";
import { welcomeFiles } from "#tests/fixtures/files/welcome.ts";
import { verifyFile } from "./verify.server.ts";

test.each(welcomeFiles.map((file) => [file.name, file.type, file] as const))(
	"%s (%s) is welcome",
	async (_name, _type, { bytes, ...claim }) => {
		expect(await verifyFile(bytes, claim)).toMatchObject({ ok: true });
	},
);

test.each(hostileFiles.map((file) => [file.name, file.type, file] as const))(
	"%s (%s) is refused",
	async (_name, _type, { bytes, ...claim }) => {
		expect(await verifyFile(bytes, claim)).toEqual({ ok: false });
	},
);

test("the type that is stored is the one in the bytes", async () => {
	const found = new Map<string, string>();
	for (const { bytes, ...claim } of welcomeFiles) {
		const verified = await verifyFile(bytes, claim);
		if (verified.ok) found.set(claim.name, verified.mimeType);
	}
	expect(Object.fromEntries(found)).toMatchObject({
		"photo.JPEG": "image/jpeg",
		"noise.png": "image/png",
		"IMG_0002.heic": "image/heic",
		"burst.heif": "image/heif",
		"letter.doc": "application/msword",
		"utf16.txt": "text/plain",
	});
});
