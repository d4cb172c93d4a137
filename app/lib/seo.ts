import type { MetaDescriptor } from "react-router";
import { brand } from "#app/content/site.ts";
import { type JsonLdNode, organization, website } from "./json-ld.ts";
import { type Site, siteOf } from "./site.ts";

type Matches = Parameters<typeof siteOf>[0];

export type PageMeta = {
	title: string;
	description: string;
	keywords: readonly string[];
	/** Path and query of the canonical address. */
	path: string;
	matches: Matches;
	type?: "website" | "article";
	/** Absolute, or a path on this site. */
	image?: { url: string; alt: string; width?: number; height?: number };
	article?: { author: string; publishedTime: string; modifiedTime: string };
	previousPath?: string;
	nextPath?: string;
	isIndexed?: boolean;
	graph?: (site: Site) => JsonLdNode[];
};

/** The complete head of one page: everything a crawler without JavaScript needs is in the first response. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
	const site = siteOf(page.matches);
	const title = `${page.title} | ${brand.name}`;
	const canonical = absolute(site, page.path);
	const image = page.image ?? {
		url: "/social.png",
		alt: `${brand.name}: ${brand.tagline}`,
		width: 1200,
		height: 630,
	};
	const imageUrl = absolute(site, image.url);
	const isIndexed = page.isIndexed ?? true;

	return [
		{ title },
		{ name: "description", content: page.description },
		{ name: "keywords", content: page.keywords.join(", ") },
		{
			name: "robots",
			content: isIndexed ? "index, follow, max-image-preview:large" : "noindex",
		},
		link("canonical", canonical),
		...(page.previousPath ? [link("prev", absolute(site, page.previousPath))] : []),
		...(page.nextPath ? [link("next", absolute(site, page.nextPath))] : []),
		{ property: "og:type", content: page.type ?? "website" },
		{ property: "og:site_name", content: brand.name },
		{ property: "og:locale", content: "en_US" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: page.description },
		{ property: "og:url", content: canonical },
		{ property: "og:image", content: imageUrl },
		...(image.width && image.height
			? [
					{ property: "og:image:width", content: String(image.width) },
					{ property: "og:image:height", content: String(image.height) },
				]
			: []),
		{ property: "og:image:alt", content: image.alt },
		...articleTags(page.article),
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:title", content: title },
		{ name: "twitter:description", content: page.description },
		{ name: "twitter:image", content: imageUrl },
		{ name: "twitter:image:alt", content: image.alt },
		...(isIndexed ? [jsonLd(site, page.graph?.(site) ?? [])] : []),
	];
}

/** Pages of the staff area: complete like any other, and in no index. */
export function staffPageMeta(page: Pick<PageMeta, "title" | "description" | "path" | "matches">) {
	const keywords = ["staff area", page.title];
	return pageMeta({ ...page, keywords, isIndexed: false });
}

function articleTags(article: PageMeta["article"]): MetaDescriptor[] {
	if (!article) return [];
	return [
		{ name: "author", content: article.author },
		{ property: "article:author", content: article.author },
		{ property: "article:published_time", content: article.publishedTime },
		{ property: "article:modified_time", content: article.modifiedTime },
	];
}

function jsonLd(site: Site, nodes: JsonLdNode[]): MetaDescriptor {
	return {
		"script:ld+json": {
			"@context": "https://schema.org",
			"@graph": [organization(site), website(site), ...nodes],
		},
	};
}

function link(rel: string, href: string): MetaDescriptor {
	return { tagName: "link", rel, href };
}

function absolute(site: Site, address: string): string {
	return /^https?:\/\//.test(address) ? address : `${site.url}${address}`;
}
