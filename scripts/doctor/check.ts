/** One line of the doctor: what is well, or an error with what to do about it. */
export type Check = { name: string; remedy: string; run: () => Promise<string> };

/** A fault whose remedy is closer than the one that its check has for everything. */
export class Fault extends Error {
	readonly remedy: string;
	constructor(message: string, remedy: string) {
		super(message);
		this.remedy = remedy;
	}
}

export async function runAll(checks: Check[]): Promise<boolean> {
	let isSound = true;
	for (const { name, remedy, run } of checks) {
		try {
			say(true, name, await run());
		} catch (error) {
			isSound = false;
			sayWrong(name, error, remedy);
		}
	}
	return isSound;
}

export function sayWrong(name: string, error: unknown, remedy: string) {
	say(false, name, error instanceof Error ? error.message : String(error));
	console.log(`    Remedy: ${error instanceof Fault ? error.remedy : remedy}`);
}

export function say(isGood: boolean, name: string, text: string) {
	const mark = isGood ? "✔" : "✘";
	const color = isGood ? 32 : 31;
	console.log(
		`${process.stdout.isTTY ? `\u001b[${color}m${mark}\u001b[0m` : mark} ${name}: ${text}`,
	);
}
