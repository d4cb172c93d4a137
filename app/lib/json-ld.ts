import { brand, socialLinks } from "#app/content/site.ts";
import type { Site } from "./site.ts";

/** Builders of schema.org nodes: page in, node out. A node with a missing part is left out rather than half filled. */
export type JsonLdNode = { "@type": string } & Record<string, unknown>;

const organizationId = (site: Site) => ({ "@id": `${site.url}/#organization` });
const websiteId = (site: Site) => ({ "@id": `${site.url}/#website` });

export function organization(site: Site): JsonLdNode {
	return {
		"@type": "Organization",
		...organizationId(site),
		name: brand.name,
		url: `${site.url}/`,
		logo: { "@type": "ImageObject", url: `${site.url}/icon-512.png`, width: 512, height: 512 },
		email: site.supportEmail,
		slogan: brand.tagline,
		sameAs: socialLinks.map((link) => link.href),
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer support",
			email: site.supportEmail,
			url: `${site.url}/contact`,
			availableLanguage: "en",
		},
	};
}

export function website(site: Site): JsonLdNode {
	return {
		"@type": "WebSite",
		...websiteId(site),
		name: brand.name,
		url: `${site.url}/`,
		inLanguage: "en-US",
		publisher: organizationId(site),
		potentialAction: {
			"@type": "SearchAction",
			target: {
				"@type": "EntryPoint",
				urlTemplate: `${site.url}/articles?search={search_term_string}`,
			},
			"query-input": "required name=search_term_string",
		},
	};
}

type ServiceInput = { name: string; serviceType: string; description: string; anchor: string };

export function service(site: Site, { anchor, ...texts }: ServiceInput): JsonLdNode {
	const url = `${site.url}/services#${anchor}`;
	return {
		"@type": "Service",
		"@id": url,
		...texts,
		provider: organizationId(site),
		areaServed: { "@type": "Country", name: "United States" },
		url,
	};
}

export function faqPage(
	site: Site,
	items: readonly { question: string; answer: string }[],
): JsonLdNode {
	return {
		"@type": "FAQPage",
		"@id": `${site.url}/faqs#faq`,
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

export type Crumb = { name: string; path: string };

export function breadcrumbs(site: Site, trail: readonly Crumb[]): JsonLdNode {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: `${site.url}${path}`,
		})),
	};
}

export type ArticleFacts = {
	slug: string;
	title: string;
	summary: string;
	author: string;
	date: string;
	updatedAt: string | null;
	image: string;
	wordCount: number;
	readingMinutes: number;
};

export function article(site: Site, facts: ArticleFacts): JsonLdNode {
	const url = `${site.url}/articles/${facts.slug}`;
	return {
		"@type": "Article",
		"@id": `${url}#article`,
		headline: facts.title,
		description: facts.summary,
		image: facts.image,
		datePublished: facts.date,
		dateModified: facts.updatedAt ?? facts.date,
		author: { "@type": "Organization", name: facts.author, url: `${site.url}/about` },
		publisher: organizationId(site),
		mainEntityOfPage: url,
		isPartOf: websiteId(site),
		inLanguage: "en-US",
		wordCount: facts.wordCount,
		timeRequired: `PT${facts.readingMinutes}M`,
	};
}

export function itemList(
	site: Site,
	items: readonly { title: string; slug: string }[],
	offset: number,
): JsonLdNode {
	return {
		"@type": "ItemList",
		itemListElement: items.map(({ title, slug }, index) => ({
			"@type": "ListItem",
			position: offset + index + 1,
			name: title,
			url: `${site.url}/articles/${slug}`,
		})),
	};
}
