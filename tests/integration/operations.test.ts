import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { databaseOf, root, startSite } from "#tests/fixtures/site.ts";
import { templateDataDir } from "#tests/fixtures/template.ts";

const execute = promisify(execFile);

function command(name: string, dataDir: string, ...args: string[]) {
	return commandWith({ DATA_DIR: dataDir }, name, ...args);
}

function commandWith(settings: Record<string, string>, name: string, ...args: string[]) {
	const env = { ...process.env, NODE_NO_WARNINGS: "1", ...settings };
	return execute(process.execPath, [`scripts/${name}.ts`, ...args], { cwd: root, env });
}

async function restoreTo(dataDir: string, archive: string) {
	await command("restore", dataDir, archive);
	return dataDir;
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

test("a back-up of a running site, restored elsewhere, has every message, file and account", async () => {
	const folder = await mkdtemp(join(tmpdir(), "plumbline-drill-"));
	const archive = join(folder, "backup.tar.gz");
	const site = await startSite();
	const { service, url, publishableKey } = await databaseOf(site);
	const message = {
		name: "Ada",
		email: "ada@example.org",
		subject: "General Inquiry",
		message: "Is this kept?",
	};
	await service.from("contact_submissions").insert(message).throwOnError();
	const bytes = Buffer.from("plain text to keep\n");
	const upload = await service.storage
		.from("uploads")
		.upload("1_keep.txt", bytes, { contentType: "text/plain" });
	expect(upload.error).toBeNull();

	for (const apikey of ["", publishableKey]) {
		const refused = await fetch(`${url}/backup/v1/database`, { headers: { apikey } });
		expect(refused.status).toBe(404);
	}
	// A file that changes while it is packed, and takes a while to be.
	await mkdir(join(site.dataDir, "mail"), { recursive: true });
	const busy = join(site.dataDir, "mail/busy");
	await writeFile(busy, randomBytes(20_000_000));
	const writing = setInterval(() => appendFileSync(busy, "x"), 1);
	await command("backup", site.dataDir, archive).finally(() => clearInterval(writing));
	expect((await stat(archive)).mode & 0o777).toBe(0o600);
	const restored = await restoreTo(join(folder, "data"), archive);
	const secrets = (dir: string) => readFile(join(dir, "secrets.json"), "utf8");
	expect(await secrets(restored)).toBe(await secrets(site.dataDir));

	const second = await startSite({ dataDir: restored });
	const database = await databaseOf(second);
	const { data } = await database.service.from("contact_submissions").select("message");
	expect(data).toEqual([{ message: "Is this kept?" }]);
	const { count } = await database.service
		.from("staff")
		.select("*", { count: "exact", head: true });
	expect(count).toBe(1);
	const file = await database.service.storage.from("uploads").download("1_keep.txt");
	expect(await file.data?.text()).toBe(bytes.toString());

	await second.remove();
	await site.remove();
	await rm(folder, { recursive: true });
});

test("a stopped site is backed up, too, and not overwritten by a restore", async () => {
	const folder = await mkdtemp(join(tmpdir(), "plumbline-drill-"));
	const archive = join(folder, "backup.tar.gz");
	const dataDir = join(folder, "stopped");
	await cp(await templateDataDir(), dataDir, { recursive: true });
	await command("backup", dataDir, archive);
	await expect(command("restore", dataDir, archive)).rejects.toThrow("not empty");

	// Damaged, foreign or missing: the folder stays as it was, empty.
	const bytes = await readFile(archive);
	const middle = Math.floor(bytes.length / 2);
	await writeFile(join(folder, "half"), bytes.subarray(0, middle));
	const flipped = Buffer.from(bytes);
	flipped.writeUInt8(flipped.readUInt8(middle) ^ 255, middle);
	await writeFile(join(folder, "flipped"), flipped);
	await execute("tar", ["--create", "--gzip", "--file", join(folder, "foreign"), "README.md"], {
		cwd: root,
	});
	const restored = join(folder, "data");
	for (const [name, complaint] of [
		["half", "damaged"],
		["flipped", "damaged"],
		["foreign", "no back-up of this site"],
		["missing", "There is no file"],
	] as const) {
		await expect(command("restore", restored, join(folder, name))).rejects.toThrow(complaint);
		expect([name, await namesIn(restored)]).toEqual([name, []]);
	}

	// Cut short by a kill: no site starts on it, and the next restore begins anew.
	await mkdir(join(restored, ".restoring/db"), { recursive: true });
	await expect(startSite({ dataDir: restored })).rejects.toThrow("was cut short");
	const second = await startSite({ dataDir: await restoreTo(restored, archive) });
	expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
	await second.stop();
	await rm(folder, { recursive: true });
});

test("a back-up that goes wrong leaves the one before, and nothing else", async () => {
	const folder = await mkdtemp(join(tmpdir(), "plumbline-drill-"));
	const archive = join(folder, "backup.tar.gz");
	const dataDir = join(folder, "data");
	await expect(command("backup", dataDir, archive)).rejects.toThrow("is DATA_DIR right?");
	expect(await readdir(folder)).toEqual([]);

	await cp(await templateDataDir(), dataDir, { recursive: true });
	await expect(command("backup", dataDir, join(dataDir, "mine.tar.gz"))).rejects.toThrow("outside");
	await writeFile(archive, "the one before");
	const child = spawn(process.execPath, ["scripts/backup.ts", archive], {
		cwd: root,
		env: { ...process.env, NODE_NO_WARNINGS: "1", DATA_DIR: dataDir },
	});
	const ended = new Promise((resolve) => child.once("exit", resolve));
	await expect
		.poll(() => readdir(folder), { timeout: 20_000, interval: 5 })
		.toContainEqual(expect.stringMatching(/^\.plumbline-backup-/));
	child.kill("SIGTERM");
	expect(await ended).not.toBe(0);
	expect(await readdir(folder)).toEqual(["backup.tar.gz", "data"]);
	expect(await readFile(archive, "utf8")).toBe("the one before");
	await rm(folder, { recursive: true, maxRetries: 5 });
});

test("the doctor finds a fresh site all green, and names what is wrong with a broken one", async () => {
	const site = await startSite();
	const { stdout } = await command("doctor", site.dataDir);
	expect(stdout).not.toContain("✘");
	for (const name of [
		"environment",
		"backend",
		"disk",
		"mail",
		"webhook",
		"policies",
		"bucket",
		"staff",
	]) {
		expect(stdout).toContain(`✔ ${name}`);
	}
	const { service } = await databaseOf(site);
	await service.from("staff").delete().not("user_id", "is", null).throwOnError();
	await expect(command("doctor", site.dataDir)).rejects.toMatchObject({
		stdout: expect.stringMatching(/✘ staff: nobody can sign in\n\s+Remedy: npm run staff/),
	});
	await site.remove();
});

test("the doctor blames the backend that does not answer, and not what is in it", async () => {
	const DATA_DIR = await mkdtemp(join(tmpdir(), "plumbline-doctor-"));
	const hosted = { SUPABASE_PUBLISHABLE_KEY: "x", SUPABASE_SECRET_KEY: "x" };
	const SUPABASE_URL = "http://127.0.0.1:9";
	const dead = commandWith({ DATA_DIR, SUPABASE_URL, ...hosted }, "doctor");
	await expect(dead).rejects.toMatchObject({
		stdout: expect.stringMatching(/✘ backend: 127.0.0.1:9 does not answer.*\n\s+Remedy: [^\n]+\n$/),
	});
	await expect(commandWith({ DATA_DIR, PORT: "abc" }, "doctor")).rejects.toMatchObject({
		stdout: expect.stringMatching(/^✘ environment: .*PORT.*\n\s+Remedy: /),
	});
	const mock = await commandWith({ DATA_DIR, BACKEND: "mock" }, "doctor");
	expect(mock.stdout).toContain("✔ backend: mock mode");
	await rm(DATA_DIR, { recursive: true });
});

test("a restore without a file says how to call it", async () => {
	const folder = await mkdtemp(join(tmpdir(), "plumbline-drill-"));
	await writeFile(join(folder, "x"), "");
	await expect(command("restore", folder)).rejects.toThrow("npm run restore -- <file>");
	await rm(folder, { recursive: true });
});
