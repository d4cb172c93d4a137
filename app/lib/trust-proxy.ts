import { BlockList, isIP } from "node:net";

/**
 * Whose X-Forwarded-For header is believed: nobody's, the next so many proxies', or those of the listed addresses,
 * networks (10.0.0.0/8) and names (loopback, private).
 */
export type TrustedProxies = { hops: number } | { networks: BlockList };

const NAMED: Record<string, string[]> = {
	loopback: ["127.0.0.0/8", "::1/128"],
	private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Returns null for a value that cannot be read. */
export function parseTrustedProxies(value: string): TrustedProxies | null {
	const text = value.trim().toLowerCase();
	if (["", "off", "false", "no", "0"].includes(text)) return { hops: 0 };
	if (["on", "true", "yes"].includes(text)) return { hops: 1 };
	if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };

	const networks = new BlockList();
	for (const entry of text.split(",").flatMap((part) => NAMED[part.trim()] ?? part.trim())) {
		const [address = "", length] = entry.split("/");
		const family = isIP(address);
		const bits = family === 4 ? 32 : 128;
		const prefix = length === undefined ? bits : Number(length);
		if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > bits) return null;
		networks.addSubnet(address, prefix, family === 4 ? "ipv4" : "ipv6");
	}
	return { networks };
}

/** The visitor's address: the nearest one that no trusted proxy vouches past. */
export function clientAddress(
	peer: string | undefined,
	forwardedFor: string | string[] | undefined,
	trusted: TrustedProxies,
): string {
	const claimed = [forwardedFor ?? []].flat().join(",").split(",");
	// Nearest first: the peer itself, then what it and those behind it have added, from right to left.
	const chain = [peer ?? "unknown", ...claimed.reverse()]
		.map(plain)
		.filter((address) => address !== "");
	if ("hops" in trusted) return chain[Math.min(trusted.hops, chain.length - 1)] ?? "unknown";
	const visitor = chain.find((address) => !isTrusted(address, trusted.networks));
	return visitor ?? chain.at(-1) ?? "unknown";
}

/** Whom a limit counts as one: with IPv6 a single line has 2^64 addresses, all of its network. */
export function networkOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail = ""] = address.split("::");
	const [start, end] = [head, tail].map((part) => part.split(":").filter(Boolean));
	const gap = Array(Math.max(0, 8 - (start?.length ?? 0) - (end?.length ?? 0))).fill("0");
	const groups = [...(start ?? []), ...gap, ...(end ?? [])].slice(0, 4);
	return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Whether a trusted proxy says that the visitor came by https. */
export function isForwardedHttps(
	peer: string | undefined,
	forwardedProto: string | string[] | undefined,
	trusted: TrustedProxies,
): boolean {
	const isVouchedFor =
		"hops" in trusted ? trusted.hops > 0 : isTrusted(plain(peer ?? ""), trusted.networks);
	const nearest = [forwardedProto ?? []].flat().join(",").split(",").at(-1);
	return isVouchedFor && nearest?.trim().toLowerCase() === "https";
}

/** IPv4 inside IPv6 is the same visitor. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

function isTrusted(address: string, networks: BlockList): boolean {
	const family = isIP(address);
	return family !== 0 && networks.check(address, family === 4 ? "ipv4" : "ipv6");
}
