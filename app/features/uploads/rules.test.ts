import { expect, test } from "vitest";
import { cleanName, storageName } from "./file-name.ts";
import { accept, checkFile, claimedKind, MAX_FILE_BYTES, shownProgress } from "./rules.ts";

const file = (name: string, type: string, size = 1) => ({ name, type, size });

test("the visitor reads the first thing that is wrong", () => {
	expect(checkFile(null)).toBe("Please select a file");
	expect(checkFile(file("a.exe", "", MAX_FILE_BYTES + 1))).toBe("File size must be less than 10MB");
	expect(checkFile(file("a.exe", ""))).toBe("Please select a valid image, PDF, DOC, or TXT file");
	expect(checkFile(file("a.pdf", "application/pdf", MAX_FILE_BYTES))).toBeNull();
});

test.each([
	["photo.JPG", "image/jpg", "jpeg"],
	["photo.heic", "image/heif", "heif"],
	["notes.txt", "text/plain;charset=utf-8", "txt"],
	["scan.heic", "", "heif"],
	["scan.tiff", "application/octet-stream", "tiff"],
	["photo.png", "image/jpeg", null],
	["invoice.pdf.exe", "application/pdf", null],
	["README", "text/plain", null],
	["page.html", "text/html", null],
	["macro.docm", "application/vnd.ms-word.document.macroEnabled.12", null],
])("%s declared as '%s' claims to be %s", (name, type, kind) => {
	expect(claimedKind({ name, type })).toBe(kind);
});

test("the picker offers any image and the documents", () => {
	expect(accept.split(",")).toEqual(
		expect.arrayContaining(["image/*", ".pdf", ".doc", ".docx", ".txt", ".heic", ".svg"]),
	);
});

test("progress starts at 30, never goes back, and waits for the answer before 100", () => {
	let shown = 0;
	const steps = [0, 10, 50, 40, 100].map((sent) => {
		shown = shownProgress(shown, sent, 100);
		return shown;
	});
	expect(steps).toEqual([30, 30, 50, 50, 99]);
});

test("names in storage keep letters, digits, dots and hyphens", () => {
	expect(storageName("Über uns (2).PDF", 1700000000000)).toBe("1700000000000__ber_uns__2_.PDF");
});

test.each([
	["C:\\Users\\me\\file.txt", "file.txt"],
	["../../etc/passwd.txt", "passwd.txt"],
	["a\u202Etxt.exe", "a_txt.exe"],
	["line\r\nbreak.txt", "line__break.txt"],
	[`${"x".repeat(400)}.jpeg`, `${"x".repeat(235)}.jpeg`],
])("a name is cleaned for people: %j", (raw, expected) => {
	expect(cleanName(raw)).toBe(expected);
});
