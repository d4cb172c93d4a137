import { expect, test } from "vitest";
import type { SendResult } from "#app/lib/delivery.ts";
import { MAX_ATTEMPTS } from "./backoff.ts";
import { outcomeOf } from "./dispatcher.ts";

const failed: SendResult = { ok: false, provider: "resend", error: "busy", isFinal: false };

test.each([
	["a success", 1, { ok: true, provider: "resend", id: "1" } as const, "sent"],
	["a first failure", 1, failed, "retry"],
	["the last failure", MAX_ATTEMPTS, failed, "dead"],
	["a failure for good", 1, { ...failed, isFinal: true }, "dead"],
	[
		"a channel nobody set up",
		1,
		{ ...failed, isFinal: true, isNotConfigured: true },
		"not_configured",
	],
	["a busy provider, even after many tries", 50, { ...failed, statusCode: 429 }, "retry"],
] satisfies [string, number, SendResult, string][])(
	"%s ends as it should",
	(_, attempts, result, outcome) => {
		expect(outcomeOf({ attempts }, result)).toBe(outcome);
	},
);
