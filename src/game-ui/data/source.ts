import type {
  bonusAnswers,
  casinoAnswers,
  gamesAnswers,
  jackpotAnswers,
} from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

type Answers = typeof bonusAnswers &
  typeof casinoAnswers &
  typeof gamesAnswers &
  typeof jackpotAnswers;
export type GameCall = keyof Answers;
export type AnswerTo<C extends GameCall> = v.InferOutput<Answers[C]>;
export type CallInput = Readonly<Record<string, string>>;

/** Where the games come from: the bus in the page, the back end on the server. */
export interface GameSource {
  load<C extends GameCall>(call: C, input: CallInput, signal?: AbortSignal): Promise<AnswerTo<C>>;
}
