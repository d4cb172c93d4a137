import { articleUrl, type FeedSite } from "./site.ts";

type Entry = { slug: string; title: string; summary: string };

const NEWEST = 100;

/** https://llmstxt.org: what this site is, with the Markdown of every article. */
export function llms(site: FeedSite, articles: readonly Entry[]): string {
	return `# ${site.name}

> ${site.description}

Every article is also available as Markdown: add \`.md\` to its address, or ask for \`text/markdown\`. New ones appear in the [RSS feed](${site.url}/rss.xml) and the [JSON feed](${site.url}/feed.json). Nothing here is legal advice.

## Pages

- [About Us](${site.url}/about): who we are and how we work
- [Services](${site.url}/services): AI governance, AI adoption and AI automation
- [FAQs](${site.url}/faqs): five common questions, answered
- [Contact](${site.url}/contact): send a message

## Articles

${articles
	.slice(0, NEWEST)
	.map(
		({ slug, title, summary }) =>
			`- [${plain(title)}](${articleUrl(site, slug)}.md): ${plain(summary)}`,
	)
	.join("\n")}
`;
}

const plain = (text: string) => text.replace(/[[\]]/g, "\\$&").replace(/\s+/g, " ");
