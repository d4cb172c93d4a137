/**
 * Readers of foreign JSON for reading pages: a value of the wanted shape, or an exception. Zod would do the same for
 * a tenth of these pages' whole JavaScript budget.
 */
export type Read<T> = (value: unknown) => T;

export const text: Read<string> = (value) => {
	if (typeof value === "string") return value;
	throw new TypeError("expected text");
};

export const number: Read<number> = (value) => {
	if (typeof value === "number") return value;
	throw new TypeError("expected a number");
};

export const orNull =
	<T>(read: Read<T>): Read<T | null> =>
	(value) =>
		value === null ? null : read(value);

export const orMissing =
	<T>(read: Read<T>): Read<T | undefined> =>
	(value) =>
		value === undefined ? undefined : read(value);

export const list =
	<T>(read: Read<T>): Read<T[]> =>
	(value) => {
		if (Array.isArray(value)) return value.map((item) => read(item));
		throw new TypeError("expected a list");
	};

/** One field of an object. */
export function field<T>(value: unknown, name: string, read: Read<T>): T {
	if (typeof value !== "object" || value === null) throw new TypeError("expected an object");
	return read(Object.entries(value).find(([key]) => key === name)?.[1]);
}
