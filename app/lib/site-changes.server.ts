/**
 * Every web process looks again and again whether something was published. The one that publishes looks at once, before
 * it answers, so that nobody finds its own old page after the answer.
 */
let look = async () => {};

export function onSiteChange(lookNow: () => Promise<void>) {
	look = lookNow;
}

export const tellSiteChanged = () => look();
