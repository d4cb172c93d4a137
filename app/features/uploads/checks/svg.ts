import { elementsOf, type XmlElement } from "./xml.ts";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const PAGE_NAMESPACES = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"];
const ACTIVE = new Set(
	[
		"script",
		"foreignObject",
		"iframe",
		"embed",
		"object",
		"audio",
		"video",
		"canvas",
		"handler",
		"listener",
	].map((name) => name.toLowerCase()),
);
const ANIMATIONS = new Set(["set", "animate", "animatetransform", "animatemotion"]);
/** Raster pictures inside the file; an SVG inside an SVG would escape these checks. */
const INNER_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[A-Za-z0-9+/=\s]*$/i;
const REFERENCES = new Set([
	"href",
	"src",
	"ping",
	"action",
	"formaction",
	"data",
	"base",
	"srcset",
]);
const OUTSIDE_STYLE =
	/@import|@font-face|expression\s*\(|behavior\s*:|-moz-binding|image-set\s*\(|\bsrc\s*\(|\bimage\s*\(|javascript:|\\/i;

/** A drawing and nothing more: no script, no event handler, no page inside, no reference that leaves the file. */
export function isPlainSvg(bytes: Buffer): boolean {
	try {
		const elements = elementsOf(bytes);
		const [root] = elements;
		return root?.name === "svg" && root.namespace === SVG_NAMESPACE && elements.every(isPlain);
	} catch {
		return false;
	}
}

function isPlain({ name, namespace, attributes, text }: XmlElement): boolean {
	const lower = name.toLowerCase();
	if (ACTIVE.has(lower) || PAGE_NAMESPACES.includes(namespace)) return false;
	if (lower === "style" && !staysInside(text)) return false;
	if (ANIMATIONS.has(lower) && isReference(attributes.get("attributeName") ?? "")) return false;
	return [...attributes].every(([key, value]) => isPlainAttribute(key.toLowerCase(), value));
}

const isReference = (name: string) => REFERENCES.has(name.toLowerCase().split(":").at(-1) ?? "");

function isPlainAttribute(name: string, value: string): boolean {
	if (name.startsWith("on")) return false;
	if (REFERENCES.has(name)) return /^\s*#/.test(value) || INNER_PICTURE.test(value.trim());
	if (name === "style") return staysInside(value);
	return !/url\s*\(/i.test(value) || staysInside(value);
}

/** CSS may point at parts of this file. Backslashes are refused because they can spell anything. */
function staysInside(css: string): boolean {
	if (OUTSIDE_STYLE.test(css)) return false;
	return [...css.matchAll(/url\s*\(\s*(["']?)\s*(.{0,30})/gi)].every(
		([, , target = ""]) =>
			target.startsWith("#") || /^data:image\/(?:png|jpe?g|gif|webp);/i.test(target),
	);
}
