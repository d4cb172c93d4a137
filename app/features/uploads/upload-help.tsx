/** Formats as people call them; the rules themselves are in rules.ts. */
const facts = [
	["Maximum file size", "10MB"],
	["Supported images", "JPG, PNG, GIF, WebP, AVIF, SVG, BMP, TIFF, HEIC"],
	["Supported documents", "PDF, DOC, DOCX, TXT"],
] as const;

export function UploadHelp() {
	return (
		<div id="upload-help" className="text-sm">
			<ul className="grid gap-1.5">
				{facts.map(([name, value]) => (
					<li key={name}>
						<span className="font-medium">{name}:</span> <span className="text-muted">{value}</span>
					</li>
				))}
				<li className="text-muted">Files are uploaded to secure cloud storage</li>
			</ul>
		</div>
	);
}
