/** Hosts of developers: this machine, and the preview addresses that hosting services make up. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?|.+\.local)$/i;
const PREVIEW =
	/(^|[.-])(preview|dev|staging)([.-]|$)|\.(vercel\.app|netlify\.app|pages\.dev|onrender\.com|fly\.dev|ngrok\.io|ngrok-free\.app|trycloudflare\.com|gitpod\.io|github\.dev|githubpreview\.dev|csb\.app|webcontainer\.io|stackblitz\.io|lovable\.app|lovableproject\.com)$/i;

export function isPreviewHost(hostname: string): boolean {
	return LOOPBACK.test(hostname) || PREVIEW.test(hostname);
}
