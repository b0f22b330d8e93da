import type { contentAnswers } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

export type ContentCall = keyof typeof contentAnswers;
export type AnswerTo<C extends ContentCall> = v.InferOutput<(typeof contentAnswers)[C]>;
export type CallInput = Readonly<Record<string, string>>;

/** Where the texts come from: the bus in the page, the back end on the server. */
export interface ContentSource {
  load<C extends ContentCall>(
    call: C,
    input: CallInput,
    signal?: AbortSignal,
  ): Promise<AnswerTo<C>>;
}

/** The codes of the operator's refusal of what it does not have; any other failure may pass. */
const MISSING: readonly unknown[] = ['not-found', 'bad-request'];

export function isMissing(code: unknown): boolean {
  return MISSING.includes(code);
}

/** The operator has no such text. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
