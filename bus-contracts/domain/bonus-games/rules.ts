import type { Draw } from '../fair/rounds';
import type { BonusView } from '../../answers/bonus-games';
import type { PrizeTable } from '../../answers/bonus-games';

/** The numbers of a round's draws. */
export type Results = readonly (readonly number[])[];

/** A try as it stands. */
export interface Play {
  readonly view: BonusView;
  /** The place of the tier that it has reached so far. */
  readonly tier: number;
  readonly isOver: boolean;
}

/** The rules of a game. The tier's prize is drawn with the rest of the round, before the first move. */
export interface BonusRules {
  /** What the player chooses before the draw, one of these; none: there is nothing to choose. */
  readonly choices: readonly string[];
  /** The draws that decide the play. */
  draws(table: PrizeTable): Draw[];
  /** The try after these moves. */
  play(round: PlayedRound, moves: readonly string[]): Play;
  /** Whether a move is possible after these. */
  isMove(round: PlayedRound, moves: readonly string[], move: string): boolean;
  /** The time for its moves, in milliseconds; null: it has none. */
  limitMs(choice: string | null): number | null;
}

/** What a try is played with. */
export interface PlayedRound {
  readonly table: PrizeTable;
  readonly choice: string | null;
  readonly results: Results;
}

/** What the rules of games without moves have in common. */
export const WITHOUT_MOVES = {
  isMove: () => false,
  limitMs: () => null,
} satisfies Partial<BonusRules>;

/** The number of a draw of one number. */
export function numberAt(results: Results, place: number): number {
  const number = results[place]?.[0];
  if (number === undefined) throw new RangeError(`Failed to read draw ${place}: it has no number.`);
  return number;
}
