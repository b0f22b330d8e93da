import * as v from 'valibot';
import { HUNDREDTH, NO_MOVES, numberOf, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { DICE_TABLE } from '../tables/dice';

export interface DiceChoice {
  /** Hundredths of the stake; one of the table. */
  readonly pays: number;
  /** The end of the range that wins. */
  readonly side: 'low' | 'high';
}

export interface DiceView extends DiceChoice {
  /** How many numbers win. */
  readonly wins: number;
  readonly rolled: number;
  readonly isWon: boolean;
}

/** One number is rolled; it wins if it lies in the part of the range that was chosen. */
export function diceRules(table: typeof DICE_TABLE): GameRules<DiceChoice, DiceView, DiceView> {
  const winsOf = (pays: number): number =>
    table.chances.find((chance) => chance.pays === pays)?.wins ?? 0;
  return {
    choice: v.strictObject({
      pays: v.picklist(table.chances.map(({ pays }) => pays)),
      side: v.picklist(['low', 'high']),
    }),
    units: () => 1,
    draws: () => [{ kind: 'below', count: table.numbers }],
    begin({ pays, side }, results) {
      const rolled = numberOf(results, 0);
      const wins = winsOf(pays);
      const isWon = side === 'low' ? rolled < wins : rolled >= table.numbers - wins;
      return { pays, side, wins, rolled, isWon };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: ({ isWon, pays }) => (isWon ? pays * HUNDREDTH : 0),
    publicView: (state) => state,
  };
}
