import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { GenericSchema } from 'valibot';

/** The numbers of each draw of a round, in the order of its draws. */
export type Results = readonly (readonly number[])[];

/** A unit of the stake, in the parts in which returns are counted. */
export const UNIT = 10_000;

/** A hundredth of a unit, the finest step of a table's multipliers. */
export const HUNDREDTH = UNIT / 100;

/**
 * The rules of a game, pure. They get neither player nor balance, so a game has one table for everybody. All draws of
 * a round follow from the choice and are drawn with the bet; moves only decide what becomes of them.
 */
export interface GameRules<Choice, State, View> {
  /** What a player may choose before the bet. */
  readonly choice: GenericSchema<unknown, Choice>;
  /** How many units a choice stakes: the chips on a table, else 1. */
  units(choice: Choice): number;
  draws(choice: Choice): readonly Draw[];
  begin(choice: Choice, results: Results): State;
  /** The moves that a player has now; none: the round is over. */
  moves(state: State): readonly string[];
  /** By a move that stakes more: how many units more. Games whose moves stake nothing have none of it. */
  raises?(state: State): Readonly<Record<string, number>>;
  /** The state after one of the moves. */
  move(state: State, move: string): State;
  /**
   * The next move of a round that its player has left, which stakes nothing; null: the stake comes back. Games whose
   * rounds end with the draw have none of it.
   */
  leave?(state: State): string | null;
  /** What comes back, in parts of `UNIT`: of a round that is over, or of one that the player stops now. */
  returned(state: State): number;
  /** What the player may see: nothing that they have still to decide about. */
  publicView(state: State): View;
}

/** The rules of any game, for code that knows none. */
export type AnyRules = GameRules<unknown, unknown, unknown>;

/** The only number of a draw of one number. */
export function numberOf(results: Results, draw: number): number {
  const number = results[draw]?.[0];
  if (number === undefined) throw new RangeError(`Failed to play: draw ${draw} has no result.`);
  return number;
}

/** The moves of a game that ends with its draws. */
export const NO_MOVES: readonly string[] = [];

/** Refuses every move, in games that have none. */
export function refuseMove(move: string): never {
  throw new RangeError(`Failed to play: "${move}" is no move of this round.`);
}
