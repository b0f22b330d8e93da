import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import { HUNDREDTH, NO_MOVES, refuseMove } from './rules';
import type { GameRules } from './rules';
import type { PLINKO_TABLE } from './tables/plinko';

type Risk = keyof typeof PLINKO_TABLE.pays;

export interface PlinkoChoice {
  readonly risk: Risk;
}

export interface PlinkoView extends PlinkoChoice {
  /** At each row of pins: 0 to the left, 1 to the right. */
  readonly path: readonly number[];
  /** The slot from the left. */
  readonly slot: number;
  readonly pays: number;
}

const SIDES: Draw = { kind: 'below', count: 2 };

/** A ball falls through rows of pins, to the left or to the right at each, into a slot that pays. */
export function plinkoRules(
  table: typeof PLINKO_TABLE,
): GameRules<PlinkoChoice, PlinkoView, PlinkoView> {
  return {
    choice: v.strictObject({ risk: v.picklist(Object.keys(table.pays) as Risk[]) }),
    units: () => 1,
    draws: () => Array.from({ length: table.rows }, () => SIDES),
    begin({ risk }, results) {
      const path = results.flat();
      const slot = path.reduce((sum, side) => sum + side, 0);
      return { risk, path, slot, pays: table.pays[risk][slot] ?? 0 };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: ({ pays }) => pays * HUNDREDTH,
    publicView: (state) => state,
  };
}
