const units = ["bytes", "KB", "MB"] as const;

/** For people: 1,536 bytes are 1.5 KB. */
export function fileSize(bytes: number): string {
	const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
	const value = bytes / 1024 ** step;
	const digits = step === 0 ? 0 : 1;
	return `${value.toLocaleString("en-US", { maximumFractionDigits: digits })} ${units[step]}`;
}
