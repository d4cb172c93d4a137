import { type DragEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { ImagePreview } from "./image-preview.tsx";
import { accept, checkFile, FIELD } from "./rules.ts";
import { UploadStatus } from "./upload-status.tsx";
import { type UploadState, useUpload } from "./use-upload.ts";

/** Without JavaScript it is a plain form, answered with the page. */
export function UploadForm({ initial }: { initial: UploadState }) {
	const [file, setFile] = useState<File | null>(null);
	const [isOver, setIsOver] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const { state, start, cancel, clear } = useUpload({
		initial,
		onStored() {
			form.current?.reset();
			setFile(null);
		},
	});
	const isBusy = state.step === "uploading";

	function choose(chosen: File | null) {
		setFile(chosen);
		clear();
	}

	// What was chosen before React ran is only in the field.
	useEffect(() => setFile(input.current?.files?.[0] ?? null), []);

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		start(file ?? input.current?.files?.[0] ?? null);
	}

	function handleDrop(event: DragEvent) {
		event.preventDefault();
		setIsOver(false);
		const { files } = event.dataTransfer;
		if (isBusy || !files[0] || !input.current) return;
		// Into the field as well, so that it shows the name.
		input.current.files = files;
		choose(files[0]);
	}

	return (
		<form
			ref={form}
			method="post"
			encType="multipart/form-data"
			data-needs-react=""
			onSubmit={handleSubmit}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first */}
			<div
				data-over={isOver || undefined}
				className="rounded-md border border-line-strong border-dashed bg-paper p-5 data-over:border-accent data-over:bg-accent-wash sm:p-6"
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(!isBusy);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={handleDrop}
			>
				<Label htmlFor="upload-file">Choose a file</Label>
				<Input
					ref={input}
					id="upload-file"
					name={FIELD}
					type="file"
					accept={accept}
					disabled={isBusy}
					aria-invalid={state.step === "failed" || undefined}
					aria-describedby="upload-help"
					className="h-auto min-h-11 py-2 read-only:bg-surface"
					onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
				/>
				<p className="mt-3 text-muted text-sm">You can also drop a file here.</p>
				{file && checkFile(file) === null ? <ImagePreview file={file} /> : null}
			</div>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button type="submit" size="lg" disabled={isBusy}>
					{isBusy ? "Uploading..." : "Upload File"}
				</Button>
				{isBusy ? (
					<Button variant="outline" size="lg" onClick={cancel}>
						Cancel
					</Button>
				) : null}
			</div>
			<UploadStatus state={state} />
		</form>
	);
}
