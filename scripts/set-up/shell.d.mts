export function runQuietly(
	path: string,
	args: string[],
	environment: NodeJS.ProcessEnv,
): Promise<string>;

export function withProgress<T>(text: string, work: () => Promise<T>): Promise<T>;
export function firstStart<Outcome>(start: () => Outcome | Promise<Outcome>): Promise<Outcome>;
