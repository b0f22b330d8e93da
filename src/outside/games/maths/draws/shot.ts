import * as v from 'valibot';
import { HUNDREDTH, NO_MOVES, numberOf, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { ShotTable } from '../tables/shots';

export interface ShotChoice {
  /** One of the table. */
  readonly target: string;
}

export interface ShotView extends ShotChoice {
  readonly isHit: boolean;
  readonly pays: number;
}

/** A target is chosen; a number says whether it is hit. The more it pays, the fewer numbers hit it. */
export function shotRules({
  numbers,
  targets,
}: ShotTable): GameRules<ShotChoice, ShotView, ShotView> {
  return {
    choice: v.strictObject({ target: v.picklist(targets.map(({ name }) => name)) }),
    units: () => 1,
    draws: () => [{ kind: 'below', count: numbers }],
    begin({ target }, results) {
      const { wins = 0, pays = 0 } = targets.find(({ name }) => name === target) ?? {};
      return { target, isHit: numberOf(results, 0) < wins, pays };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: ({ isHit, pays }) => (isHit ? pays * HUNDREDTH : 0),
    publicView: (state) => state,
  };
}
