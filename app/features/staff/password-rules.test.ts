import { expect, test } from "vitest";
import { passwordProblem } from "./password-rules.ts";

const email = "maria.silva@northclinic.org";

test.each([
	"a plumb line for testing",
	"korrekt Pferd Batterie",
	"ÄÖÜ ist ein Passwort?",
	"xkcd-936 was right!",
	"vfDT8mS-Gh3x_0aZqLwR",
	"twelve chars",
	"マリアのパスワードは長いです",
])("no rules about kinds of characters: %s", (password) => {
	expect(passwordProblem(password, { email })).toBeNull();
});

test.each(["", "short", "elevenchars", "𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳"])("at least 12 characters: %j", (password) => {
	expect(passwordProblem(password)).toBe("The password must have at least 12 characters.");
});

test("no more than bcrypt can read", () => {
	expect(passwordProblem(`xq ${"é".repeat(40)}`)).toMatch(/72/);
	expect(passwordProblem(`Lorem ipsum dolor sit amet, ${"consectetur ".repeat(3)}adip`)).toBeNull();
});

test.each([
	"password1234",
	"Password2026!!",
	"P@ssw0rd1234",
	"passwordpassword",
	"123456789012",
	"210987654321",
	"qwertyuiopas",
	"1q2w3e4r5t6y",
	"aaaaaaaaaaaa",
	"abcabcabcabc",
	"abcdefghijkl",
	"Correct Horse Battery Staple",
	"!!letmein!!letmein!!",
	"Administrator1",
])("what everybody tries first is refused: %s", (password) => {
	expect(passwordProblem(password, { email })).toMatch(/anybody would try/);
});

test.each([
	"plumbline2026",
	"Plumbl1ne-2026!",
	"maria.silva1985",
	"mariasilva!!!!",
	"northclinic.org",
	"SilvaMaria2026",
])("the brand and one's own address are no password: %s", (password) => {
	expect(passwordProblem(password, { email })).toMatch(/brand or your email/);
});
