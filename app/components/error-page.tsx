import { brand } from "#app/content/site.ts";
import { errorWords } from "./error-words.ts";
import { PlainFrame } from "./plain-frame.tsx";

/** A whole page in place of the one that cannot be. Links load anew: React may be what failed. */
export function ErrorPage({ error }: { error: unknown }) {
	const { status, heading, text } = errorWords(error);
	return (
		<PlainFrame title={heading}>
			<title>{`${heading} | ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<p>{text}</p>
			<p className="mt-6">
				<a className="link" href="/">
					Go Home
				</a>
			</p>
			{status === 403 ? (
				<form method="post" action="/admin/sign-out" className="mt-6">
					<button type="submit" className="link">
						Sign out
					</button>
				</form>
			) : null}
		</PlainFrame>
	);
}
