import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../fixtures/backend.ts";

let backend: TestBackend;

beforeAll(async () => {
	backend = await startTestBackend();
});

afterAll(() => backend.close());

const password = "correct horse battery";

async function account(email: string) {
	const { data, error } = await backend.admin.auth.admin.createUser({ email, password });
	if (error) throw error;
	return data.user;
}

async function emails() {
	const { data, error } = await backend.admin.auth.admin.listUsers();
	if (error) throw error;
	return data.users.map((user) => user.email);
}

describe("nobody opens an account", () => {
	test("by signing up", async () => {
		const { error } = await backend.visitor().auth.signUp({ email: "a@example.org", password });
		expect(error?.status).toBe(422);
		expect(await emails()).not.toContain("a@example.org");
	});

	test("by a one-time code", async () => {
		const { error } = await backend.visitor().auth.signInWithOtp({ email: "b@example.org" });
		expect(error).not.toBeNull();
		expect(await emails()).not.toContain("b@example.org");
	});

	test("anonymously", async () => {
		const before = await emails();
		expect((await backend.visitor().auth.signInAnonymously()).error).not.toBeNull();
		expect(await emails()).toEqual(before);
	});
});

describe("the admin endpoints", () => {
	const id = "00000000-0000-4000-8000-000000000000";
	const endpoints: [string, string][] = [
		["GET", "/auth/v1/admin/users"],
		["POST", "/auth/v1/admin/users"],
		["GET", `/auth/v1/admin/users/${id}`],
		["PUT", `/auth/v1/admin/users/${id}`],
		["DELETE", `/auth/v1/admin/users/${id}`],
		["POST", "/auth/v1/admin/generate_link"],
		["GET", "/auth/v1/admin/anything"],
	];

	test.each(endpoints)("%s %s wants the secret key", async (method, path) => {
		const { client } = await backend.signedIn("staff");
		const token = (await client.auth.getSession()).data.session?.access_token ?? "";
		const bearer = { authorization: `Bearer ${token}` };
		const attempts: Record<string, string>[] = [
			{},
			{ apikey: backend.secrets.publishableKey },
			{ apikey: backend.secrets.publishableKey, ...bearer },
			{ apikey: `${backend.secrets.secretKey}x` },
			{ authorization: `Bearer ${backend.secrets.secretKey}` },
		];
		for (const headers of attempts) {
			const body = method === "GET" || method === "DELETE" ? null : "{}";
			const response = await fetch(backend.url + path, { method, headers, body });
			expect(response.status).toBe(401);
			expect(await response.text()).not.toContain("@");
		}
	});

	test("make, find, change and delete an account", async () => {
		const { admin } = backend.admin.auth;
		const user = await account("Mixed.Case@example.org");
		expect(user.email).toBe("mixed.case@example.org");
		expect((await admin.createUser({ email: "mixed.case@example.org" })).error?.code).toBe(
			"email_exists",
		);
		const renamed = { email: "renamed@example.org", password: "another horse battery" };
		await admin.updateUserById(user.id, { ...renamed, user_metadata: { name: "Ada" } });
		const found = (await admin.getUserById(user.id)).data.user;
		expect(found).toMatchObject({ email: renamed.email, user_metadata: { name: "Ada" } });
		expect((await backend.visitor().auth.signInWithPassword(renamed)).error).toBeNull();
		expect((await admin.deleteUser(user.id)).error).toBeNull();
		expect((await admin.getUserById(user.id)).error?.code).toBe("user_not_found");
		expect((await backend.visitor().auth.signInWithPassword(renamed)).error?.code).toBe(
			"invalid_credentials",
		);
	});

	test.each([
		["short", "weak_password"],
		["é".repeat(40), "validation_failed"],
	])("refuse the password %s", async (weak, code) => {
		const made = await backend.admin.auth.admin.createUser({
			email: "w@example.org",
			password: weak,
		});
		expect(made.error?.code).toBe(code);
		expect(await emails()).not.toContain("w@example.org");
	});

	test("a deleted account is no longer staff", async () => {
		const { client, userId } = await backend.signedIn("staff");
		expect((await client.from("staff").select()).data).not.toEqual([]);
		await backend.admin.auth.admin.deleteUser(userId);
		expect((await client.from("staff").select()).data ?? []).toEqual([]);
	});
});

describe("a session", () => {
	test("survives parallel refreshes of one token, and ends when an old token is replayed", async () => {
		const { client } = await backend.signedIn("staff");
		const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
		const refresh = (token: string) =>
			backend.visitor().auth.refreshSession({ refresh_token: token });
		const parallel = await Promise.all([refresh(first), refresh(first), refresh(first)]);
		expect(parallel.map(({ error }) => error)).toEqual([null, null, null]);
		const second = parallel[0]?.data.session?.refresh_token ?? "";
		const third = (await refresh(second)).data.session?.refresh_token ?? "";
		expect((await refresh(first)).error?.code).toBe("refresh_token_already_used");
		expect((await refresh(third)).error).not.toBeNull();
	});

	test("is over after signing out", async () => {
		const { client } = await backend.signedIn("staff");
		const token = (await client.auth.getSession()).data.session?.access_token ?? "";
		expect((await client.auth.getUser(token)).data.user).not.toBeNull();
		await client.auth.signOut({ scope: "local" });
		expect((await backend.visitor().auth.getUser(token)).data.user).toBeNull();
	});

	test("a token signed with another secret is nobody's", async () => {
		const forged = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"role":"service_role"}')}.`;
		const response = await fetch(`${backend.url}/rest/v1/staff?select=*`, {
			headers: { apikey: backend.secrets.publishableKey, authorization: `Bearer ${forged}` },
		});
		expect(response.status).toBe(401);
	});
});

describe("a recovery link", () => {
	test("signs in once and lets the person choose a new password", async () => {
		await account("forgetful@example.org");
		const email = "Forgetful@example.org";
		const made = await backend.admin.auth.admin.generateLink({ type: "recovery", email });
		const token_hash = made.data.properties?.hashed_token ?? "";
		expect(token_hash).toMatch(/^[0-9a-f]{56}$/);
		const client = backend.visitor();
		const verified = await client.auth.verifyOtp({ type: "recovery", token_hash });
		expect(verified.data.user?.email).toBe("forgetful@example.org");
		expect((await client.auth.updateUser({ password: "short" })).error?.code).toBe("weak_password");
		expect((await client.auth.updateUser({ password: "a new long one" })).error).toBeNull();

		const again = await backend.visitor().auth.verifyOtp({ type: "recovery", token_hash });
		expect(again.error?.code).toBe("otp_expired");
		const visitor = backend.visitor();
		expect((await visitor.auth.signInWithPassword({ email, password })).error).not.toBeNull();
		const renewed = { email, password: "a new long one" };
		expect((await visitor.auth.signInWithPassword(renewed)).error).toBeNull();
	});

	test("is not made for an unknown address", async () => {
		const email = "unknown@example.org";
		const made = await backend.admin.auth.admin.generateLink({ type: "recovery", email });
		expect(made.error?.code).toBe("user_not_found");
	});
});
