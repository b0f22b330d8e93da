import type { bonusAnswers, casinoAnswers, gamesAnswers } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

type Answers = typeof bonusAnswers & typeof casinoAnswers & typeof gamesAnswers;
export type GameCall = keyof Answers;
export type AnswerTo<C extends GameCall> = v.InferOutput<Answers[C]>;
export type CallInput = Readonly<Record<string, string>>;

/** Where the games come from: the bus in the page, the back end on the server. */
export interface GameSource {
  load<C extends GameCall>(call: C, input: CallInput, signal?: AbortSignal): Promise<AnswerTo<C>>;
}

/** The codes of the operator's refusal of an address that it has nothing for; any other failure may pass. */
const MISSING: readonly unknown[] = ['not-found', 'bad-request'];

export function isMissing(code: unknown): boolean {
  return MISSING.includes(code);
}

/** The operator has no such game, category or provider. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
