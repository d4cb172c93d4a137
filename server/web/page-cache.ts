import {
	chooseEncoding,
	compress,
	type Effort,
	type Encoding,
	entityTag,
	isCompressible,
} from "./encodings.ts";

/** A finished answer: what a handler produced, with nothing left to compute but its encodings. */
export type Page = { status: number; headers: Record<string, string>; body: Buffer };

export type StoredVariant = {
	etag: string;
	body: Buffer;
	/** Names and values in turn. The last value is the request's id, put in by whoever sends it. */
	headers: string[];
	notModified: string[];
};
export type StoredPage = Record<Encoding, StoredVariant> & {
	renderedAt: number;
	generation: number;
	bytes: number;
	/** Compressed in a hurry so far, for whoever was waiting. */
	isRough: boolean;
};

export const FRESH_FOR_MS = 5 * 60 * 1000;

type Options = {
	render: (key: string) => Promise<Page>;
	now?: () => number;
	maxEntries?: number;
	maxBytes?: number;
	/** For the first visitor, who waits for it. */
	firstEffort?: Effort;
};

type UnderWay = { generation: number; rendering: Promise<StoredPage | Page> };

export type CacheAnswer =
	| { page: StoredPage; was: "hit" | "stale" | "miss" }
	| { page: Page; was: "bypass" };

/**
 * Rendered once, sent from memory; compressed quickly for the first visitor, and thoroughly when a second one comes.
 * - `invalidate()` (something was published): the next request waits for a new rendering.
 * - older than five minutes: the old page is sent once more while a new one is rendered.
 * - a rendering that fails while an old page exists: the old page is sent.
 */
export class PageCache {
	readonly #pages = new Map<string, StoredPage>();
	readonly #underWay = new Map<string, UnderWay>();
	readonly #options: Required<Options>;
	#generation = 0;
	#bytes = 0;
	readonly #toRefine = new Set<string>();
	#refining: Promise<void> = Promise.resolve();
	#nextPublication = Number.POSITIVE_INFINITY;

	constructor(options: Options) {
		const defaults = {
			maxEntries: 2000,
			maxBytes: 96 * 1024 * 1024,
			firstEffort: "quick",
		} as const;
		this.#options = { now: Date.now, ...defaults, ...options };
	}

	get size() {
		return this.#pages.size;
	}

	invalidate() {
		this.#generation += 1;
	}

	/**
	 * A scheduled article becomes public at this time, without anybody writing to the database. When the time moves on,
	 * that article has appeared: pages from before it are old, also those that nobody asked for meanwhile.
	 */
	expectPublication(at: number) {
		if (at > this.#nextPublication) this.invalidate();
		this.#nextPublication = at;
	}

	/** The hot path: a fresh page, or undefined. */
	peek(key: string): StoredPage | undefined {
		const page = this.#pages.get(key);
		if (!page || page.generation !== this.#generation) return undefined;
		const now = this.#options.now();
		if (now >= this.#nextPublication && page.renderedAt < this.#nextPublication) return undefined;
		if (now - page.renderedAt >= FRESH_FOR_MS) return undefined;
		if (page.isRough) this.#refineLater(key);
		return page;
	}

	async get(key: string): Promise<CacheAnswer> {
		const fresh = this.peek(key);
		if (fresh) return { page: fresh, was: "hit" };

		const old = this.#pages.get(key);
		const isOnlyOld =
			old?.generation === this.#generation && this.#options.now() < this.#nextPublication;
		const rendering = this.#renderOnce(key);
		if (old && isOnlyOld) {
			rendering.catch(() => {});
			return { page: old, was: "stale" };
		}

		const outcome = await rendering.catch((error: unknown) => {
			if (old) return old;
			throw error;
		});
		if ("br" in outcome) return { page: outcome, was: outcome === old ? "stale" : "miss" };
		return old && outcome.status >= 500
			? { page: old, was: "stale" }
			: { page: outcome, was: "bypass" };
	}

	#renderOnce(key: string): Promise<StoredPage | Page> {
		const running = this.#underWay.get(key);
		// One that began before something was published may not know of it.
		if (running?.generation === this.#generation) return running.rendering;
		const rendering = this.#render(key).finally(() => {
			if (this.#underWay.get(key) === own) this.#underWay.delete(key);
		});
		const own = { generation: this.#generation, rendering };
		this.#underWay.set(key, own);
		return rendering;
	}

	async #render(key: string): Promise<StoredPage | Page> {
		// Both are taken before rendering: what is published meanwhile makes this page old at once.
		const made = { generation: this.#generation, renderedAt: this.#options.now() };
		const page = await this.#options.render(key);
		if (page.status !== 200) {
			if (page.status < 500) this.#drop(key);
			return page;
		}
		const stored = await store(page, made, this.#options.firstEffort, this.#pages.get(key));
		const isOvertaken = (this.#pages.get(key)?.generation ?? 0) > made.generation;
		if (!isOvertaken) this.#keep(key, stored);
		return stored;
	}

	/** One page at a time: it takes a core for a fifth of a second, and nobody waits for it. */
	#refineLater(key: string) {
		if (this.#toRefine.has(key)) return;
		this.#toRefine.add(key);
		this.#refining = this.#refining.then(async () => {
			const page = this.#pages.get(key);
			const before = page?.bytes ?? 0;
			// What cannot be made smaller is sent as it is.
			if (page?.generation === this.#generation) await refine(page).catch(() => {});
			if (page && this.#pages.get(key) === page) this.#bytes += page.bytes - before;
			this.#toRefine.delete(key);
		});
	}

	#keep(key: string, page: StoredPage) {
		this.#drop(key);
		this.#pages.set(key, page);
		this.#bytes += page.bytes;
		for (const oldest of this.#pages.keys()) {
			const { maxEntries, maxBytes } = this.#options;
			if (this.#pages.size <= maxEntries && this.#bytes <= maxBytes) break;
			this.#drop(oldest);
		}
	}

	#drop(key: string) {
		this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
		this.#pages.delete(key);
	}
}

type Made = { renderedAt: number; generation: number };

async function store(
	page: Page,
	made: Made,
	effort: Effort,
	old: StoredPage | undefined,
): Promise<StoredPage> {
	const identity = toVariant(page, "identity", page.body);
	if (old && isSame(old.identity, identity)) return { ...old, ...made };
	if (!isCompressible(page.headers["content-type"] ?? null)) {
		const bytes = page.body.length;
		return { ...made, identity, gzip: identity, br: identity, bytes, isRough: false };
	}
	const gzip = toVariant(page, "gzip", await compress(page.body, "gzip", effort));
	const br = toVariant(page, "br", await compress(page.body, "br", effort));
	return { ...made, identity, gzip, br, bytes: size(identity, gzip, br), isRough: true };
}

async function refine(page: StoredPage) {
	const { body } = page.identity;
	page.gzip = withBody(page.gzip, await compress(body, "gzip", "thorough"));
	page.br = withBody(page.br, await compress(body, "br", "thorough"));
	page.bytes = size(page.identity, page.gzip, page.br);
	page.isRough = false;
}

const size = (...variants: StoredVariant[]) =>
	variants.reduce((sum, variant) => sum + variant.body.length, 0);

const isSame = (one: StoredVariant, other: StoredVariant) =>
	one.headers.join("\n") === other.headers.join("\n");

function toVariant(page: Page, encoding: Encoding, body: Buffer): StoredVariant {
	const etag = entityTag(page.body, encoding);
	const { "content-type": contentType, ...others } = page.headers;
	const shared = Object.entries({ ...others, etag }).flat();
	return {
		etag,
		body,
		notModified: [...shared, "x-request-id", ""],
		headers: [
			...shared,
			...(contentType ? ["content-type", contentType] : []),
			...(encoding === "identity" ? [] : ["content-encoding", encoding]),
			"content-length",
			String(body.length),
			"x-request-id",
			"",
		],
	};
}

/** The same content in fewer bytes. */
function withBody(variant: StoredVariant, body: Buffer): StoredVariant {
	const headers = [...variant.headers];
	headers[headers.indexOf("content-length") + 1] = String(body.length);
	return { ...variant, body, headers };
}

export const variantFor = (page: StoredPage, acceptEncoding: string | undefined) =>
	page[chooseEncoding(acceptEncoding)];
