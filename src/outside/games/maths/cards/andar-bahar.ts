import type { ChipsChoice } from '../chips';
import { chipsOf, chipsSchema, paysOfBets } from '../chips';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { AndarBaharTable } from '../tables/card-tables';
import { cardsDraw, PACK, rankOf } from './shoe';

/** All but two of the rank of the first card: at the latest, the first of these three ends the deal. */
const MAX_CARDS = PACK - 2;

export interface AndarBaharView extends ChipsChoice {
  readonly first: number;
  /** In the order of the deal: one to Andar, one to Bahar, and so on. */
  readonly dealt: readonly number[];
  readonly outcome: 'andar' | 'bahar';
  /** The bets that have won. */
  readonly won: readonly string[];
}

/** Cards are dealt to two sides in turn until one has the rank of the first card; bets on that side win. */
export function andarBaharRules(
  table: AndarBaharTable,
): GameRules<ChipsChoice, AndarBaharView, AndarBaharView> {
  return {
    choice: chipsSchema(Object.keys(table.bets)),
    units: chipsOf,
    draws: () => [cardsDraw(MAX_CARDS)],
    begin({ bets }, results) {
      const [first = 0, ...others] = results[0] ?? [];
      const count = others.findIndex((card) => rankOf(card) === rankOf(first)) + 1;
      const outcome = count % 2 === 1 ? 'andar' : 'bahar';
      const isWinning = (on: string): boolean => {
        const [from, to] = table.counts[on] ?? [1, 0];
        return on === outcome || (count >= from && count <= to);
      };
      const won = bets.map(({ on }) => on).filter(isWinning);
      return { bets, first, dealt: others.slice(0, count), outcome, won };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) =>
      paysOfBets(state, (on) =>
        state.won.includes(on) ? (table.bets[on]?.pays ?? 0) * HUNDREDTH : 0,
      ),
    publicView: (state) => state,
  };
}
