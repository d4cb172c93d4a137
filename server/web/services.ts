/** Work of the server that no request waits for. One web process runs it. */
export function startServices() {
	return { close: async () => {} };
}
