import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// The whole manifest is small; asking for it piecewise would add a request to every hover.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
