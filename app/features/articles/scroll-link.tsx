import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { parseListAddress } from "./list-address.ts";
import { articleListQuery, articleQuery } from "./queries.ts";
import { scrollToTop } from "./scroll-to-top.ts";

const NAVIGATE_AFTER_MS = 100;

type Props = ComponentProps<typeof Link> & { to: string };

/** Scrolls to the top, then navigates. Anything but a plain click stays the browser's own. */
export function ScrollLink(props: Props) {
	const navigate = useNavigate();

	function handleClick(event: MouseEvent<HTMLAnchorElement>) {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		scrollToTop();
		setTimeout(() => navigate(props.to), NAVIGATE_AFTER_MS);
	}

	return <PrefetchLink {...props} onClick={handleClick} />;
}

/** Brings the page's code and its article or list at the first sign of interest. */
export function PrefetchLink(props: Props) {
	const client = useQueryClient();

	function prefetch() {
		const { pathname, searchParams } = new URL(props.to, location.href);
		const slug = /^\/articles\/([^/]+)$/.exec(pathname)?.[1];
		if (slug) void client.prefetchQuery(articleQuery(slug));
		if (pathname === "/articles") {
			void client.prefetchQuery(articleListQuery(parseListAddress(searchParams)));
		}
	}

	return <Link prefetch="intent" {...props} onMouseEnter={prefetch} onFocus={prefetch} />;
}

function isPlainClick(event: MouseEvent) {
	const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	return event.button === 0 && !hasModifier && !event.defaultPrevented;
}
