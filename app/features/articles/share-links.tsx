import { buttonVariants } from "#app/components/ui/button-variants.ts";
import { useSite } from "#app/lib/site.ts";
import { toast } from "#app/lib/toast.ts";
import type { Article } from "./article.ts";
import { shareAddresses } from "./share-addresses.ts";

/** Plain links: nobody learns who reads what until a reader follows one. */
export function ShareLinks({ article }: { article: Article }) {
	const site = useSite();
	const address = `${site.url}/articles/${article.slug}`;

	async function handleCopy() {
		const isCopied = await navigator.clipboard?.writeText(address).then(
			() => true,
			() => false,
		);
		toast(isCopied ? { title: "Link copied" } : { title: "Copy this link", description: address });
	}

	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
			<h2 className="label">Share</h2>
			<ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
				{shareAddresses({ address, title: article.title }).map((link) => (
					<li key={link.label}>
						<a href={link.href} rel="noopener" className="link -mx-2 inline-block px-2 py-2.5">
							{link.label}
						</a>
					</li>
				))}
				<li className="[@media(scripting:none)]:hidden">
					<button
						type="button"
						data-needs-react=""
						onClick={handleCopy}
						className={buttonVariants({ variant: "outline", size: "sm" })}
					>
						Copy link
					</button>
				</li>
			</ul>
		</div>
	);
}
