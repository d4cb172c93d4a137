/** The end of a command that failed: one readable line and exit code 1. */
export function reportFailure(error: unknown) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
