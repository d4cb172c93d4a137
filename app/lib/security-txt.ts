const VALID_FOR_MONTHS = 6;

/** RFC 9116. The expiry is the start of a month, so that the file changes once a month and not with every request. */
export function securityTxt({
	siteUrl,
	email,
	now,
}: {
	siteUrl: string;
	email: string;
	now: Date;
}) {
	const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_FOR_MONTHS, 1));
	return [
		`Contact: mailto:${email}`,
		`Expires: ${expires.toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		"",
	].join("\n");
}
