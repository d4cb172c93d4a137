import { useEffect, useState } from "react";
import { deskOf, kept } from "./kept-writing.ts";

const PLACE = "article-desk";
const DESKS = Array.from({ length: 20 }, (_, index) => index + 1);
/** The page before a reload lets go of its desk in a moment; the original of a duplicated tab does not. */
const PATIENCE_MS = 200;

const newDesk = (writer: string, desk: number) =>
	deskOf(writer, desk === 1 ? "new" : `new-${desk}`);

/** Where the writing is kept: by article, and for a new one by tab. Null until the tab has a desk. */
export function useDesk(writer: string, articleId: string | undefined): string | null {
	const [desk, setDesk] = useState<number | null>(null);
	const isNew = articleId === undefined;
	useEffect(() => {
		if (isNew) void ownDesk(writer).then(setDesk);
	}, [writer, isNew]);
	if (!isNew) return deskOf(writer, articleId);
	return desk === null ? null : newDesk(writer, desk);
}

let own: Promise<number> | undefined;

function ownDesk(writer: string): Promise<number> {
	// Without storage nothing is kept anyway, and without https there are no locks: then all tabs share one desk.
	own ??= takeDesk(writer).catch(() => 1);
	return own;
}

/** The tab's desk of before, or one that a closed tab left with writing on it, or an empty one. */
async function takeDesk(writer: string): Promise<number> {
	const before = Number(sessionStorage.getItem(PLACE));
	const desks = before ? [before, ...DESKS] : DESKS;
	const isFull = (desk: number) => kept(newDesk(writer, desk)) !== null;
	for (const desk of [...desks.filter(isFull), ...desks]) {
		if (!(await hold(desk, desk === before))) continue;
		sessionStorage.setItem(PLACE, String(desk));
		return desk;
	}
	return 1;
}

/** A lock that the browser takes back when the page is gone. */
function hold(desk: number, isPatient: boolean): Promise<boolean> {
	const options = isPatient ? { signal: AbortSignal.timeout(PATIENCE_MS) } : { ifAvailable: true };
	return new Promise((resolve) => {
		navigator.locks
			.request(`${PLACE}-${desk}`, options, (lock) => {
				resolve(lock !== null);
				return lock && new Promise(() => {});
			})
			.catch(() => resolve(false));
	});
}
