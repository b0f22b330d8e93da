import type {
  AreaCall,
  AreaInput,
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

/** What a screen gives a call. To the list of games the source adds the site's own numbers. */
export type GameInput<C extends GameCall> = C extends 'gamesPreview'
  ? Pick<AreaInput<'gamesPreview'>, 'lng'>
  : C extends AreaCall
    ? AreaInput<C>
    : Readonly<Record<string, never>>;

/** Where the games come from: the bus in the page, the back end on the server. */
export interface GameSource {
  load<C extends GameCall>(
    call: C,
    input: GameInput<C>,
    signal?: AbortSignal,
  ): Promise<AnswerTo<C>>;
}
