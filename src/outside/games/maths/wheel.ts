import type { ChipsChoice } from './chips';
import { chipsOf, chipsSchema, paysOfBets } from './chips';
import { HUNDREDTH, NO_MOVES, numberOf, refuseMove } from './rules';
import type { GameRules } from './rules';
import type { WheelTable } from './tables/wheels';

export interface WheelView extends ChipsChoice {
  readonly stop: number;
  /** The bets that have won. */
  readonly won: readonly string[];
}

/** A wheel comes to rest at one of its stops; bets on that stop win. */
export function wheelRules({
  stops,
  bets,
}: WheelTable): GameRules<ChipsChoice, WheelView, WheelView> {
  return {
    choice: chipsSchema(Object.keys(bets)),
    units: chipsOf,
    draws: () => [{ kind: 'below', count: stops }],
    begin(choice, results) {
      const stop = numberOf(results, 0);
      const won = choice.bets.map(({ on }) => on).filter((on) => bets[on]?.stops.includes(stop));
      return { bets: choice.bets, stop, won };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) =>
      paysOfBets(state, (on) => (state.won.includes(on) ? (bets[on]?.pays ?? 0) * HUNDREDTH : 0)),
    publicView: (state) => state,
  };
}
