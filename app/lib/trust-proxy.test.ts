import { expect, test } from "vitest";
import { clientAddress, isForwardedHttps, networkOf, parseTrustedProxies } from "./trust-proxy.ts";

function visitor(setting: string, peer: string, forwarded?: string) {
	const trusted = parseTrustedProxies(setting);
	if (!trusted) throw new Error("unreadable setting");
	return clientAddress(peer, forwarded, trusted);
}

test.each([
	["off", "10.0.0.1", "203.0.113.9", "10.0.0.1"],
	["", "10.0.0.1", "203.0.113.9", "10.0.0.1"],
	["on", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
	["on", "10.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
	["true", "10.0.0.1", undefined, "10.0.0.1"],
	["2", "10.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"],
	["loopback", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
	["loopback", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
	["loopback", "203.0.113.1", "198.51.100.7", "203.0.113.1"],
	["127.0.0.1", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
	["10.0.0.0/8, loopback", "127.0.0.1", "203.0.113.9, 10.9.8.7", "203.0.113.9"],
	["loopback", "127.0.0.1", "1.2.3.4, 203.0.113.9, 127.0.0.1", "203.0.113.9"],
	["loopback", "127.0.0.1", "127.0.0.1", "127.0.0.1"],
])("TRUST_PROXY=%s, from %s claiming %s, counts as %s", (setting, peer, forwarded, expected) => {
	expect(visitor(setting, peer, forwarded)).toBe(expected);
});

test("an unreadable setting is told apart", () => {
	for (const setting of ["maybe", "10.0.0.0/99", "loopback, nowhere"]) {
		expect(parseTrustedProxies(setting)).toBeNull();
	}
});

test.each([
	["off", "10.0.0.1", "https", false],
	["on", "10.0.0.1", "https", true],
	["on", "10.0.0.1", "https, http", false],
	["on", "10.0.0.1", undefined, false],
	["loopback", "::ffff:127.0.0.1", "HTTPS", true],
	["loopback", "203.0.113.1", "https", false],
])("TRUST_PROXY=%s, from %s claiming %s: https is %s", (setting, peer, proto, expected) => {
	const trusted = parseTrustedProxies(setting) ?? { hops: 0 };
	expect(isForwardedHttps(peer, proto, trusted)).toBe(expected);
});

test.each([
	["203.0.113.9", "203.0.113.9"],
	["unknown", "unknown"],
	["2001:db8:1:2::1", "2001:db8:1:2::/64"],
	["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["2001:db8::5:6:7:8:9", "2001:db8:0:5::/64"],
	["::1", "0:0:0:0::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
])("limits count %s as %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});
