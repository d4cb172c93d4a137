/** Brand, navigation and footer: the words every page shares. */

export const brand = {
	name: "Plumbline AI Governance",
	shortName: "Plumbline",
	tagline: "AI measured against the rules that apply to it.",
	description:
		"A community of certified AI governance professionals. We review how organizations use AI against state law, the NIST frameworks and HIPAA.",
} as const;

export type NavigationItem = { label: string; to: string; current: string };

/** `current` is the path under which the item counts as the current page. */
export const navigation: NavigationItem[] = [
	{ label: "Home", to: "/", current: "/" },
	{ label: "About Us", to: "/about", current: "/about" },
	{ label: "FAQs", to: "/faqs", current: "/faqs" },
	// The first site's address of the list; it redirects to /articles and stays in people's bookmarks.
	{ label: "Articles", to: "/dynamic-articles", current: "/articles" },
];

export const contactItem: NavigationItem = {
	label: "Contact Us",
	to: "/contact",
	current: "/contact",
};

export const footerLinks = [
	{ label: "Home", to: "/" },
	{ label: "About Us", to: "/about" },
	{ label: "Services", to: "/services" },
	{ label: "FAQs", to: "/faqs" },
	{ label: "Articles", to: "/articles" },
	{ label: "Contact Us", to: "/contact" },
] as const;

export const socialLinks = [
	{ label: "Facebook", href: "https://www.facebook.com/plumblinegovernance" },
	{ label: "Instagram", href: "https://www.instagram.com/plumblinegovernance" },
	{ label: "LinkedIn", href: "https://www.linkedin.com/company/plumbline-ai-governance" },
	{ label: "Twitter/X", href: "https://x.com/plumblinegov" },
] as const;

export function rightsNotice(year: number): string {
	return `© ${year} ${brand.name}. All rights reserved.`;
}

export function isCurrent(item: NavigationItem, pathname: string): boolean {
	if (item.current === "/") return pathname === "/";
	return pathname === item.current || pathname.startsWith(`${item.current}/`);
}
