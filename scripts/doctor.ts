import { type Env, parseEnv } from "#app/lib/env.server.ts";
import { withBackend } from "#server/reach-backend.ts";
import { backendChecks, checkAnswer } from "./doctor/backend-checks.ts";
import { runAll, say, sayWrong } from "./doctor/check.ts";
import { diskChecks, outsideChecks } from "./doctor/local-checks.ts";
import { reportFailure } from "./report-failure.ts";

/** npm run doctor: is this installation sound? Each line green, or red with its remedy. */
async function examine() {
	const env = readEnvironment();
	if (!env) return;
	const hasDisk = await runAll(diskChecks(env));
	const isToldOutside = await runAll(outsideChecks(env));
	const isBackendSound =
		hasDisk || env.BACKEND_KIND !== "embedded" ? await examineBackend(env) : skipBackend();
	process.exitCode = hasDisk && isToldOutside && isBackendSound ? 0 : 1;
}

function readEnvironment(): Env | undefined {
	try {
		const env = parseEnv(process.env);
		say(true, "environment", "every variable is readable");
		return env;
	} catch (error) {
		sayWrong("environment", error, "Correct it; .env.example explains every variable.");
		process.exitCode = 1;
		return undefined;
	}
}

function skipBackend(): boolean {
	sayWrong("backend", "not examined: it keeps its data in the data folder", "That one first.");
	return false;
}

async function examineBackend(env: Env): Promise<boolean> {
	if (env.BACKEND_KIND === "mock") {
		say(true, "backend", "mock mode: sample data, and nothing is stored");
		return true;
	}
	try {
		return await withBackend(env, async (access) => {
			await checkAnswer(access);
			return runAll(backendChecks(env, access));
		});
	} catch (error) {
		sayWrong("backend", error, backendRemedy(env));
		return false;
	}
}

function backendRemedy(env: Env): string {
	if (env.SUPABASE_URL) return "Check SUPABASE_URL and its two keys.";
	if (env.DATABASE_URL) return "Check DATABASE_URL, and that its server runs.";
	return "Stop the site, start it again with npm start, and read what it says.";
}

await examine().catch(reportFailure);
