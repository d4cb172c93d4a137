import { expect, test } from "vitest";
import { submissionId } from "./submission-id.ts";

const values = {
	name: "Ada",
	email: "ada@example.org",
	company: null,
	subject: "AI Governance" as const,
	message: "Hello",
};
const UUID = /^[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("one key with the same words is one id, in every process", async () => {
	const id = await submissionId("key", values);
	expect(id).toMatch(UUID);
	expect(await submissionId("key", { ...values })).toBe(id);
	expect(await submissionId("other", values)).not.toBe(id);
	expect(await submissionId("key", { ...values, message: "Hello!" })).not.toBe(id);
});

test("without a key every message is its own", async () => {
	const [first, second] = [await submissionId(null, values), await submissionId(null, values)];
	expect(first).toMatch(UUID);
	expect(second).not.toBe(first);
});
