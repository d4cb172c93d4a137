import { afterEach, expect, test, vi } from "vitest";
import { requestTestEmail } from "./request-test-email.ts";
import { isNetworkFailure, UNEXPECTED_ERROR } from "./test-result.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
	const fetch = vi.fn(answer);
	vi.stubGlobal("fetch", fetch);
	return fetch;
}

test("the address goes to the staff-only endpoint, and its result comes back", async () => {
	const result = { success: true, emailId: "e-1", error: null, details: null };
	const fetch = answerWith(async () => Response.json(result));
	expect(await requestTestEmail("ada@example.org")).toEqual(result);
	expect(fetch).toHaveBeenCalledWith(
		"/admin/email-testing/send",
		expect.objectContaining({ method: "POST", body: '{"email":"ada@example.org"}' }),
	);
});

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
	"'%s' of a browser is explained as a network failure",
	async (text) => {
		answerWith(() => Promise.reject(new TypeError(text)));
		const result = await requestTestEmail("ada@example.org");
		expect(result).toMatchObject({
			success: false,
			error:
				"Network connection error: Unable to reach the email service. Please check your internet connection or try again later.",
		});
		expect(isNetworkFailure(result)).toBe(true);
	},
);

test("an answer that is no result is an API error", async () => {
	answerWith(async () => new Response("<h1>Oops</h1>", { status: 500 }));
	const result = await requestTestEmail("ada@example.org");
	expect(result).toMatchObject({ success: false, error: "API error: status 500" });
	expect(isNetworkFailure(result)).toBe(false);
});

test("any other failure keeps its words, or gets ours", async () => {
	answerWith(() => Promise.reject(new Error("Out of paper")));
	expect((await requestTestEmail("ada@example.org")).error).toBe("Out of paper");
	answerWith(() => Promise.reject("nothing"));
	expect((await requestTestEmail("ada@example.org")).error).toBe(UNEXPECTED_ERROR);
	expect(UNEXPECTED_ERROR).toBe("An unexpected error occurred while testing the email service.");
});
