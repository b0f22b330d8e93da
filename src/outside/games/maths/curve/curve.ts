import * as v from 'valibot';
import { HUNDREDTH, NO_MOVES, numberOf, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { CurveTable } from '../tables/curve';

/** As many values as a draw can have: the chance of every multiplier is exact to 10 digits. */
const VALUES = 2 ** 32;
/** The least multiplier: the curve ends at once. */
const START = 100;

export interface CurveChoice {
  /** Multipliers in hundredths, from the least. */
  readonly targets: readonly number[];
}

export interface CurveView extends CurveChoice {
  /** The multiplier at which the curve ended, in hundredths. */
  readonly end: number;
}

/** A multiplier grows until the curve ends; it pays each target that was chosen before and is reached. */
export function curveRules(table: CurveTable): GameRules<CurveChoice, CurveView, CurveView> {
  const target = v.pipe(v.number(), v.integer(), v.minValue(table.least), v.maxValue(table.most));
  return {
    choice: v.strictObject({
      targets: v.pipe(
        v.array(target),
        v.minLength(1),
        v.maxLength(table.targets),
        v.check((targets) => targets.every((one, at) => at === 0 || one > (targets[at - 1] ?? 0))),
      ),
    }),
    units: () => 1,
    draws: () => [{ kind: 'below', count: VALUES }],
    begin({ targets }, results) {
      // The greatest multiplier of which the drawn number lies within the chance.
      const reached = Math.floor((table.share * VALUES) / (numberOf(results, 0) + 1));
      return { targets, end: Math.min(Math.max(reached, START), table.most) };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned({ targets, end }) {
      const won = targets.filter((one) => one <= end).reduce((sum, one) => sum + one, 0);
      return (won * HUNDREDTH) / targets.length;
    },
    publicView: (state) => state,
  };
}
