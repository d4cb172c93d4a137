import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	environments: {
		ssr: {
			build: {
				// One bundle for React Router's routes and our own request handling, so that both share their modules.
				rollupOptions: { input: "./server/web/app.ts" },
			},
		},
	},
});
