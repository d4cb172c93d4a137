import { useEffect, useRef, useState } from "react";
import { toast } from "#app/lib/toast.ts";
import { ALL_SENT, checkFile, shownProgress } from "./rules.ts";
import { sendFile } from "./send-file.ts";

export type UploadState =
	| { step: "idle"; cancelled?: "on its way" | "arrived" }
	| { step: "uploading"; progress: number }
	| { step: "success"; name: string; warning?: string | undefined; hasToast?: boolean }
	| { step: "failed"; message: string };

type Options = { initial: UploadState; onStored: () => void };

/** The life of one upload: idle, uploading, success or failed. */
export function useUpload({ initial, onStored }: Options) {
	const [state, setState] = useState(initial);
	const abort = useRef<(() => void) | null>(null);

	useEffect(() => () => abort.current?.(), []);

	/** What is wrong with the file stands beside its field; that the upload itself failed is a toast, too. */
	function fail(message: string, { isAboutTheFile = false } = {}) {
		abort.current = null;
		setState({ step: "failed", message });
		if (isAboutTheFile) return;
		toast({ title: "Upload failed", description: message, variant: "destructive" });
	}

	function start(file: File | null) {
		const problem = checkFile(file);
		if (problem || !file) return fail(problem ?? "", { isAboutTheFile: true });
		setState({ step: "uploading", progress: shownProgress(0, 0, file.size) });
		abort.current = sendFile(file, {
			onSent: (sent, total) =>
				setState((current) =>
					current.step === "uploading"
						? { step: "uploading", progress: shownProgress(current.progress, sent, total) }
						: current,
				),
			onAnswer(answer) {
				if (!answer.ok) return fail(answer.message, answer);
				abort.current = null;
				setState({ step: "success", name: file.name, warning: answer.warning, hasToast: true });
				toast({
					title: "File uploaded successfully!",
					description: `${file.name} has been uploaded and processed.`,
				});
				onStored();
			},
		});
	}

	return {
		state,
		start,
		cancel() {
			abort.current?.();
			abort.current = null;
			setState((current) => {
				const hasArrived = current.step === "uploading" && current.progress >= ALL_SENT;
				return { step: "idle", cancelled: hasArrived ? "arrived" : "on its way" };
			});
		},
		/** Another file was chosen: what happened to the last one is over. */
		clear() {
			setState((current) => (current.step === "uploading" ? current : { step: "idle" }));
		},
	};
}
