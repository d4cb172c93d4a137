const LONGEST_NAME = 240;

// The same characters that the database refuses: they would let a name look like another one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A file's own name as staff will read it: without folders, unprintable characters, or excessive length. */
export function cleanName(raw: string): string {
	const base = raw.slice(Math.max(raw.lastIndexOf("/"), raw.lastIndexOf("\\")) + 1);
	const name = base.toWellFormed().replace(UNSAFE, "_").trim();
	if (name.length <= LONGEST_NAME) return name;
	const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
	return name.slice(0, LONGEST_NAME - extension.length).toWellFormed() + extension;
}

/** The name in storage: a millisecond timestamp, an underscore, and the name in letters, digits, dots and hyphens. */
export function storageName(name: string, milliseconds: number): string {
	return `${milliseconds}_${name.replace(/[^A-Za-z0-9.-]/g, "_")}`;
}
