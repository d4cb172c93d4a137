import { chooseEncoding, compress, type Encoding, entityTag, isCompressible } from "./encodings.ts";

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
};

export const FRESH_FOR_MS = 5 * 60 * 1000;

type Options = {
	render: (key: string) => Promise<Page>;
	now?: () => number;
	maxEntries?: number;
	maxBytes?: number;
};

type UnderWay = { generation: number; rendering: Promise<StoredPage | Page> };

export type CacheAnswer =
	| { page: StoredPage; was: "hit" | "stale" | "miss" }
	| { page: Page; was: "bypass" };

/**
 * Rendered once, compressed once, sent from memory.
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
	#nextPublication = Number.POSITIVE_INFINITY;

	constructor(options: Options) {
		this.#options = { now: Date.now, maxEntries: 2000, maxBytes: 96 * 1024 * 1024, ...options };
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
		return now - page.renderedAt < FRESH_FOR_MS ? page : undefined;
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
		const generation = this.#generation;
		const renderedAt = this.#options.now();
		const page = await this.#options.render(key);
		if (page.status !== 200) {
			if (page.status < 500) this.#drop(key);
			return page;
		}
		const stored = await store(page, renderedAt, generation);
		const isOvertaken = (this.#pages.get(key)?.generation ?? 0) > generation;
		if (!isOvertaken) this.#keep(key, stored);
		return stored;
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

async function store(page: Page, renderedAt: number, generation: number): Promise<StoredPage> {
	const encodings: Encoding[] = isCompressible(page.headers["content-type"] ?? null)
		? ["identity", "gzip", "br"]
		: ["identity"];
	const variants = new Map<Encoding, StoredVariant>();
	for (const encoding of encodings) {
		const body = await compress(page.body, encoding, "once");
		variants.set(encoding, toVariant(page, encoding, body));
	}
	const identity = variants.get("identity");
	if (!identity) throw new Error("A page has no body.");
	return {
		identity,
		gzip: variants.get("gzip") ?? identity,
		br: variants.get("br") ?? identity,
		renderedAt,
		generation,
		bytes: [...variants.values()].reduce((sum, variant) => sum + variant.body.length, 0),
	};
}

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

export const variantFor = (page: StoredPage, acceptEncoding: string | undefined) =>
	page[chooseEncoding(acceptEncoding)];
