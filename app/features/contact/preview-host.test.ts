import { expect, test } from "vitest";
import { isPreviewHost } from "./preview-host.ts";

test.each([
	"localhost",
	"plumbline.localhost",
	"127.0.0.1",
	"127.8.9.10",
	"[::1]",
	"plumbline-git-main.vercel.app",
	"id-preview--42.lovable.app",
	"preview.plumbline.example",
])("%s is a developer's host", (host) => expect(isPreviewHost(host)).toBe(true));

test.each([
	"plumbline.example",
	"www.plumbline.example",
	"localhost.evil.example",
	"10.0.0.7",
	"developers.example",
])("%s is not", (host) => expect(isPreviewHost(host)).toBe(false));
