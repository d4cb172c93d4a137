import { env } from "#app/lib/env.server.ts";
import { securityTxt } from "#app/lib/security-txt.ts";

export function loader() {
	const { SITE_URL, SUPPORT_EMAIL } = env();
	return new Response(securityTxt({ siteUrl: SITE_URL, email: SUPPORT_EMAIL, now: new Date() }), {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
