import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Turn, type TurnAnswer, TurnKeeper } from "./rate-limit.ts";

/**
 * Limits are shared by all web processes of one server: the supervisor keeps the counts and answers over the
 * process channel. Without a supervisor (development, unit tests) they are kept here.
 */
const local = new TurnKeeper();
const waiting = new Map<string, (answer: TurnAnswer) => void>();
let isListening = false;

const answerSchema = z.object({
	type: z.literal("turn-answer"),
	id: z.string(),
	answer: z.union([
		z.object({ ok: z.literal(true) }),
		z.object({ ok: z.literal(false), retryAfterSeconds: z.number() }),
	]),
});

export const turnRequestSchema = z.object({
	type: z.literal("turn"),
	id: z.string(),
	action: z.enum(["take", "peek", "forget"]),
	turn: z.object({
		name: z.string(),
		key: z.string(),
		limits: z.array(z.object({ max: z.number(), windowSeconds: z.number() })),
	}),
});

type Action = z.output<typeof turnRequestSchema>["action"];

export function answerTurn(keeper: TurnKeeper, action: Action, turn: Turn): TurnAnswer {
	if (action === "take") return keeper.take(turn);
	if (action === "peek") return keeper.peek(turn);
	keeper.forget(turn.name, turn.key);
	return { ok: true };
}

function listen() {
	if (isListening) return;
	isListening = true;
	process.on("message", (message) => {
		const parsed = answerSchema.safeParse(message);
		if (!parsed.success) return;
		waiting.get(parsed.data.id)?.(parsed.data.answer);
		waiting.delete(parsed.data.id);
	});
}

function ask(action: Action, turn: Turn): Promise<TurnAnswer> {
	if (!process.send) return Promise.resolve(answerTurn(local, action, turn));
	listen();
	const id = randomUUID();
	return new Promise((resolve) => {
		waiting.set(id, resolve);
		process.send?.({ type: "turn", id, action, turn });
	});
}

export const takeTurn = (turn: Turn) => ask("take", turn);
export const peekTurn = (turn: Turn) => ask("peek", turn);
export const forgetTurns = (name: string, key: string) => ask("forget", { name, key, limits: [] });
