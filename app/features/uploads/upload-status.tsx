import { Alert, AlertDescription, AlertTitle } from "#app/components/ui/alert.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import type { UploadState } from "./use-upload.ts";

export function UploadStatus({ state }: { state: UploadState }) {
	return (
		<div className="mt-5 grid gap-4 empty:hidden">
			<UploadProgress state={state} />
			<UploadResult state={state} />
		</div>
	);
}

function UploadProgress({ state }: { state: UploadState }) {
	if (state.step !== "uploading" && state.step !== "success") return null;
	const progress = state.step === "uploading" ? state.progress : 100;
	return (
		<div>
			<Progress value={progress} aria-label="Upload progress" />
			<p className="tabular mt-1.5 text-muted text-sm">{progress}%</p>
		</div>
	);
}

function UploadResult({ state }: { state: UploadState }) {
	if (state.step === "failed") {
		return (
			<Alert variant="danger" role="alert">
				<AlertTitle>Upload failed</AlertTitle>
				<AlertDescription>{state.message}</AlertDescription>
			</Alert>
		);
	}
	if (state.step === "success") {
		return (
			<Alert variant={state.warning ? "warning" : "success"} role="alert">
				{/* Without a toast, as without JavaScript, its words stand here. */}
				<AlertTitle>
					{state.hasToast
						? `${state.name} was uploaded successfully.`
						: "File uploaded successfully!"}
				</AlertTitle>
				<SuccessDetail state={state} />
			</Alert>
		);
	}
	if (state.step === "idle" && state.cancelled) {
		return (
			<p role="status" className="text-muted">
				{state.cancelled === "arrived"
					? "Upload cancelled, but the file had arrived already and may have been stored."
					: "Upload cancelled. Nothing was stored."}
			</p>
		);
	}
	return null;
}

function SuccessDetail({ state }: { state: Extract<UploadState, { step: "success" }> }) {
	const detail = state.hasToast ? undefined : `${state.name} has been uploaded and processed.`;
	const text = state.warning ?? detail;
	return text ? <AlertDescription>{text}</AlertDescription> : null;
}
