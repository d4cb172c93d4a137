import { type ArchiveEntry, readArchive } from "./archive.ts";
import { elementsOf } from "./xml.ts";

const MAIN_TYPE =
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MAIN_NAMESPACES = [
	"http://schemas.openxmlformats.org/wordprocessingml/2006/main",
	"http://purl.oclc.org/ooxml/wordprocessingml/main",
];
/** Parts that run, or that Word fetches and runs without being asked. */
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|\.vba/i;
const ACTIVE_NAME =
	/vbaProject|activeX|\.(?:exe|dll|com|scr|msi|js|jse|vbs|vbe|wsf|hta|ps1|bat|cmd|jar|lnk|html?)$/i;
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk|package|control)$/;

/** A real Word package (ECMA-376): the right main part, sizes that are true, no macros, nothing fetched from outside. */
export async function isWordPackage(bytes: Buffer): Promise<boolean> {
	const entries = readArchive(bytes);
	if (!entries || entries.some(({ name }) => ACTIVE_NAME.test(name))) return false;
	try {
		return (await areContentsTrue(entries)) && (await isDocument(entries));
	} catch {
		return false;
	}
}

async function areContentsTrue(entries: ArchiveEntry[]): Promise<boolean> {
	for (const entry of entries) {
		const content = await entry.read();
		if (entry.name.endsWith(".rels") && !arePlainRelations(content)) return false;
		// A part that is itself a program was put there to be run.
		if (content.toString("latin1", 0, 2) === "MZ") return false;
	}
	return true;
}

function arePlainRelations(content: Buffer): boolean {
	return elementsOf(content).every(
		({ name, attributes }) =>
			name !== "Relationship" ||
			attributes.get("TargetMode") !== "External" ||
			!FETCHED.test(attributes.get("Type") ?? ""),
	);
}

async function isDocument(entries: ArchiveEntry[]): Promise<boolean> {
	const find = (name: string) => entries.find((entry) => entry.name === name);
	const types = await find("[Content_Types].xml")?.read();
	const document = await find("word/document.xml")?.read();
	if (!types || !document || !find("_rels/.rels")) return false;

	const declared = elementsOf(types).map(({ attributes }) => attributes);
	const main = declared.find((each) => each.get("PartName") === "/word/document.xml");
	const isActive = declared.some((each) => ACTIVE_TYPE.test(each.get("ContentType") ?? ""));
	if (isActive || main?.get("ContentType") !== MAIN_TYPE) return false;

	const [root] = elementsOf(document, { isRootEnough: true });
	return root?.name === "document" && MAIN_NAMESPACES.includes(root.namespace);
}
