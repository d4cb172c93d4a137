import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	layout("routes/site/layout.tsx", [
		index("routes/site/home.tsx"),
		route("about", "routes/site/about.tsx"),
		route("services", "routes/site/services.tsx"),
		route("faqs", "routes/site/faqs.tsx"),
		route("contact", "routes/site/contact.tsx"),
		route("articles", "routes/site/articles.tsx"),
		route("articles/:articleSlug", "routes/site/article.tsx"),
		route("fileupload", "routes/site/fileupload.tsx"),
		route("*", "routes/site/not-found.tsx"),
	]),

	route("admin/sign-in", "routes/admin/sign-in.tsx"),
	route("admin/reset-password", "routes/admin/reset-password.tsx"),
	route("admin", "routes/admin/layout.tsx", [
		index("routes/admin/dashboard.tsx"),
		route("article-management", "routes/admin/article-management.tsx"),
		route("email-testing", "routes/admin/email-testing.tsx"),
		route("email-testing/send", "routes/admin/email-testing-send.ts"),
		route("contact-submissions", "routes/admin/contact-submissions.tsx"),
		route("contact-submissions/:id", "routes/admin/contact-submission.tsx"),
		route("table-view", "routes/admin/table-view.tsx"),
		route("table-view/data", "routes/admin/table-data.ts"),
		route("table-view/export", "routes/admin/table-export.ts"),
		route("uploads", "routes/admin/uploads.tsx"),
		route("uploads/:id", "routes/admin/upload-download.ts"),
		route("account", "routes/admin/account.tsx"),
		route("sign-out", "routes/admin/sign-out.ts"),
	]),

	route("article-management", "routes/site/redirect.ts", { id: "redirect-article-management" }),
	route("dynamic-article-management", "routes/site/redirect.ts", {
		id: "redirect-dynamic-article-management",
	}),
	route("dynamic-articles", "routes/site/redirect.ts", { id: "redirect-dynamic-articles" }),
	route("dynamic-articles/:articleSlug", "routes/site/redirect.ts", {
		id: "redirect-dynamic-article",
	}),

	...prefix("api", [
		route("articles", "routes/api/articles.ts"),
		route("articles/:articleSlug", "routes/api/article.ts"),
	]),
	route("functions/v1/handle-contact-form", "routes/functions/handle-contact-form.ts"),

	route("sitemap.xml", "routes/feeds/sitemap.ts"),
	route("robots.txt", "routes/feeds/robots.ts"),
	route("rss.xml", "routes/feeds/rss.ts"),
	route("feed.json", "routes/feeds/json-feed.ts"),
	route("llms.txt", "routes/feeds/llms.ts"),
	route("manifest.webmanifest", "routes/feeds/manifest.ts"),
	route(".well-known/security.txt", "routes/feeds/security.ts"),
	route("markdown/:articleSlug", "routes/feeds/markdown.ts"),
	route("social/:articleSlug", "routes/feeds/social-image.ts"),
] satisfies RouteConfig;
