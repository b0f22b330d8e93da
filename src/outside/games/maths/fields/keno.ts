import * as v from 'valibot';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { KenoTable } from '../tables/keno';

export interface KenoChoice {
  /** From 1. */
  readonly numbers: readonly number[];
}

export interface KenoView extends KenoChoice {
  /** In the order of the draw. */
  readonly drawn: readonly number[];
  readonly hits: readonly number[];
  readonly pays: number;
}

/** Numbers are chosen, numbers are drawn: the more of the chosen are among the drawn, the more is paid. */
export function kenoRules({
  from,
  drawn,
  pays,
}: KenoTable): GameRules<KenoChoice, KenoView, KenoView> {
  const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(from));
  return {
    choice: v.strictObject({
      numbers: v.pipe(
        v.array(number),
        v.minLength(1),
        v.maxLength(pays.length),
        v.check((numbers) => new Set(numbers).size === numbers.length),
      ),
    }),
    units: () => 1,
    draws: () => [{ kind: 'pick', count: drawn, from }],
    begin({ numbers }, results) {
      const balls = (results[0] ?? []).map((place) => place + 1);
      const hits = numbers.filter((one) => balls.includes(one));
      return { numbers, drawn: balls, hits, pays: pays[numbers.length - 1]?.[hits.length] ?? 0 };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) => state.pays * HUNDREDTH,
    publicView: (state) => state,
  };
}
