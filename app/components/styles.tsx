import css from "../app.css?inline";

const STYLES_ID = "styles";

// In the browser it is what the server wrote there: the text is not sent twice.
const text = import.meta.env.SSR ? css : document.getElementById(STYLES_ID)?.textContent;

/** All styles stand in the document, so that the first paint waits for no second request. */
export function Styles() {
	return (
		<style
			id={STYLES_ID}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the CSP
			dangerouslySetInnerHTML={{ __html: text ?? "" }}
		/>
	);
}
