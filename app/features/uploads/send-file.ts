import { fallbacks, parseAnswer, type UploadAnswer } from "./answer.ts";
import { FIELD } from "./rules.ts";

type Handlers = {
	onSent: (sent: number, total: number) => void;
	onAnswer: (answer: UploadAnswer) => void;
};

/** XMLHttpRequest, because `fetch` does not tell how far an upload has come. Returns how to cancel it. */
export function sendFile(file: File, { onSent, onAnswer }: Handlers): () => void {
	const form = new FormData();
	form.append(FIELD, file);
	const request = new XMLHttpRequest();
	request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
	request.onload = () => onAnswer(parseAnswer(request.responseText));
	request.onerror = () => onAnswer({ ok: false, message: fallbacks.noAnswer });
	request.open("POST", "/fileupload");
	request.setRequestHeader("Accept", "application/json");
	request.send(form);
	return () => request.abort();
}
