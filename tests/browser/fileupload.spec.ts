import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test } from "#tests/fixtures/browser.ts";
import { svg } from "#tests/fixtures/files/documents.ts";
import { png } from "#tests/fixtures/files/images.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { storedIn } from "#tests/fixtures/uploads.ts";

const note = { name: "my note.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
const picture = { name: "chart.png", mimeType: "image/png", buffer: png() };
const fake = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("MZ not a picture") };

const field = (page: Page) => page.getByLabel("Choose a file");
const button = (page: Page) => page.getByRole("button", { name: "Upload File" });
const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ });

async function open(page: Page) {
	await page.goto("/fileupload");
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}

/** Holds uploads back until they are let go, so that what happens in between can be seen. */
async function holdUploads(page: Page) {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/fileupload", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		await released;
		await route.continue().catch(() => {});
	});
	return release;
}

test("the page says what it takes, in both themes and to everybody", async ({ page }) => {
	await open(page);
	await expect(page).toHaveTitle(/^File Upload \| /);
	await expect(page.getByRole("heading", { level: 1, name: "File Upload" })).toBeVisible();
	for (const text of [
		"Upload a file to process through our system",
		"Maximum file size: 10MB",
		"Supported images: JPG, PNG, GIF, WebP, AVIF, SVG, BMP, TIFF, HEIC",
		"Supported documents: PDF, DOC, DOCX, TXT",
		"Files are uploaded to secure cloud storage",
	]) {
		await expect(page.getByText(text)).toBeVisible();
	}
	const accepted = await field(page).getAttribute("accept");
	expect(accepted?.split(",")).toEqual(expect.arrayContaining(["image/*", ".pdf", ".docx"]));
	await expectAccessible(page);
	await page.getByRole("button", { name: /theme|dark/i }).click();
	await expectAccessible(page);
});

test("visitors follow an upload from 30 to 100 per cent", async ({ page, site }) => {
	await open(page);
	const release = await holdUploads(page);
	await field(page).setInputFiles(note);
	await button(page).click();
	await expect(page.getByRole("button", { name: "Uploading..." })).toBeDisabled();
	const progress = page.getByRole("progressbar", { name: "Upload progress" });
	const shown = Number(await progress.getAttribute("value"));
	expect(shown).toBeGreaterThanOrEqual(30);
	expect(shown).toBeLessThan(100);
	await expect(page.getByText(`${shown}%`)).toBeVisible();
	release();
	await expect(page.getByText("100%")).toBeVisible();
	await expect(toast(page).getByText("File uploaded successfully!")).toBeVisible();
	await expect(toast(page).getByText("my note.txt has been uploaded and processed.")).toBeVisible();
	await expect(page.getByRole("alert")).toHaveText("my note.txt was uploaded successfully.");
	await expect(progress).toHaveAttribute("aria-valuenow", "100");
	await expect(button(page)).toBeEnabled();
	await expect(field(page)).toHaveValue("");
	await expectAccessible(page);
	const { rows } = await storedIn(site);
	expect(rows.map(({ original_name }) => original_name)).toContain("my note.txt");
});

test("pictures are shown before they are sent", async ({ page }) => {
	await open(page);
	await field(page).setInputFiles(picture);
	const preview = page.getByRole("img", { name: "Preview of chart.png" });
	await expect(preview).toBeVisible();
	await expect(preview).toHaveAttribute("src", /^blob:/);
	await field(page).setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: svg() });
	await expect(page.getByRole("img", { name: "Preview of a.svg" })).toBeVisible();
	await field(page).setInputFiles(note);
	await expect(page.getByRole("img", { name: /Preview/ })).toHaveCount(0);
});

test("a file can be dropped", async ({ page, site }) => {
	await open(page);
	const transfer = await page.evaluateHandle(() => {
		const data = new DataTransfer();
		data.items.add(new File(["dropped words"], "dropped.txt", { type: "text/plain" }));
		return data;
	});
	const target = page.getByText("You can also drop a file here.");
	await target.dispatchEvent("dragover", { dataTransfer: transfer });
	await target.dispatchEvent("drop", { dataTransfer: transfer });
	await expect(field(page)).toHaveValue(/dropped\.txt$/);
	await button(page).click();
	await expect(toast(page).getByText("File uploaded successfully!")).toBeVisible();
	const { rows } = await storedIn(site);
	expect(rows.map(({ original_name }) => original_name)).toContain("dropped.txt");
});

test("what is wrong with a file is said before it is sent", async ({ page }) => {
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") sent.push(request.url());
	});
	await open(page);
	const cases = [
		["Please select a file", null],
		["File size must be less than 10MB", { ...note, buffer: Buffer.alloc(10_485_761, "x") }],
		[
			"Please select a valid image, PDF, DOC, or TXT file",
			{ name: "run.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
		],
	] as const;
	for (const [message, file] of cases) {
		if (file) await field(page).setInputFiles(file);
		await button(page).click();
		await expect(page.getByRole("alert")).toHaveText(`Upload failed${message}`);
		await expect(page.getByText(message)).toHaveCount(1);
	}
	await expectAccessible(page);
	expect(sent).toEqual([]);
});

test("visitors can cancel, and nothing is stored", async ({ page, site }) => {
	await open(page);
	const before = await storedIn(site);
	await holdUploads(page);
	await field(page).setInputFiles(picture);
	await button(page).click();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByText("Upload cancelled. Nothing was stored.")).toBeVisible();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(button(page)).toBeEnabled();
	expect((await storedIn(site)).objects).toEqual(before.objects);
});

test("cancelling too late does not say that nothing was stored", async ({ browser }) => {
	const silent = createServer(() => {}).listen(0, "127.0.0.1");
	await once(silent, "listening");
	const address = silent.address();
	const port = typeof address === "object" ? address?.port : 0;
	const site = await startSite({
		env: { UPLOAD_WEBHOOK_URL: `http://127.0.0.1:${port}/fileProcess` },
	});
	try {
		const page = await browser.newPage({ baseURL: site.url });
		await open(page);
		await field(page).setInputFiles(note);
		await button(page).click();
		await expect.poll(async () => (await storedIn(site)).objects.length).toBe(1);
		await page.getByRole("button", { name: "Cancel" }).click();
		await expect(page.getByText("Upload cancelled, but the file had arrived")).toBeVisible();
		await page.close();
	} finally {
		await site.remove();
		silent.closeAllConnections();
		silent.close();
	}
});

test("a notification that failed is a warning beside the success", async ({ page }) => {
	await open(page);
	const warning = "File uploaded but notification failed: Webhook failed with status: 500";
	await page.route("**/fileupload", (route) =>
		route.fulfill({ json: { success: true, fileName: "1_my_note.txt", warning } }),
	);
	await field(page).setInputFiles(note);
	await button(page).click();
	await expect(page.getByRole("alert")).toContainText(warning);
	await expect(toast(page).getByText("File uploaded successfully!")).toBeVisible();
});

test.describe("when it goes wrong", () => {
	test.use({ expectedErrors: [/422|ERR_FAILED/] });

	test("the server's word is shown, and the bar is gone", async ({ page }) => {
		await open(page);
		await field(page).setInputFiles(fake);
		await button(page).click();
		const message = "Please select a valid image, PDF, DOC, or TXT file";
		await expect(page.getByRole("alert")).toContainText(message);
		await expect(page.getByText(message)).toHaveCount(1);
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		await expect(button(page)).toBeEnabled();
	});

	test("a lost connection is said, and the file is still chosen", async ({ page }) => {
		await open(page);
		await page.route("**/fileupload", (route) => route.abort());
		await field(page).setInputFiles(note);
		await button(page).click();
		await expect(toast(page).getByText("Upload failed")).toBeVisible();
		await expect(toast(page).getByText("Unknown error occurred")).toBeVisible();
		await expect(page.getByRole("alert")).toContainText("Unknown error occurred");
		await expect(field(page)).toHaveValue(/my note\.txt$/);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

	test("the plain form uploads and answers with the page", async ({ page, site }) => {
		await page.goto("/fileupload");
		await button(page).click();
		await expect(page.getByRole("alert")).toContainText("Please select a file");
		await field(page).setInputFiles(fake);
		await button(page).click();
		await expect(page.getByRole("alert")).toContainText("Please select a valid image");
		await field(page).setInputFiles({ ...note, name: 'no "script".txt' });
		await button(page).click();
		await expect(page.getByText("File uploaded successfully!")).toBeVisible();
		const { rows } = await storedIn(site);
		expect(rows.map(({ original_name }) => original_name)).toContain('no "script".txt');
	});
});

test("staff see, download and delete what was uploaded", async ({ page, site }) => {
	await open(page);
	await field(page).setInputFiles({ ...picture, name: "for staff.png" });
	await button(page).click();
	await expect(toast(page).getByText("File uploaded successfully!")).toBeVisible();

	await signIn(page);
	await page.goto("/admin/uploads");
	const row = page.getByRole("row", { name: /for staff\.png/ });
	await expect(row).toContainText("image/png");
	await expect(row).toContainText(/[0-9a-f]{64}/);
	await expect(row).toContainText(/Waiting|Sending|Not configured/);
	await expectAccessible(page);
	const downloading = page.waitForEvent("download");
	await row.getByRole("link", { name: "Download" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("for staff.png");
	expect(await readFile(await download.path())).toEqual(picture.buffer);
	const byName = row.getByRole("link", { name: "for staff.png" });
	expect(download.url()).toContain(await byName.getAttribute("href"));

	await row.getByRole("button", { name: "Delete for staff.png" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
	await expect(row).toBeVisible();
	await row.getByRole("button", { name: "Delete for staff.png" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete file" }).click();
	await expect(page.getByText("for staff.png has been deleted.")).toBeVisible();
	await expect(row).toHaveCount(0);
	const { rows, objects } = await storedIn(site);
	expect(rows.filter(({ original_name }) => original_name === "for staff.png")).toEqual([]);
	expect(objects.filter((name) => name.endsWith("for_staff.png"))).toEqual([]);
});
