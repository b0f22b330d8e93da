import type { ChipsChoice } from '../chips';
import { chipsOf, chipsSchema, paysOfBets } from '../chips';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { SidesTable } from '../tables/card-tables';
import { cardOf, cardsDraw, rankOf, suitOf } from './shoe';

export interface DragonTigerView extends ChipsChoice {
  readonly dragon: number;
  readonly tiger: number;
  readonly outcome: 'dragon' | 'tiger' | 'tie';
  /** The bets that have won; a bet of which a part is given back at a tie is none of them. */
  readonly won: readonly string[];
}

/** One card is dealt to the dragon and one to the tiger; bets on the higher one and on a tie win. */
export function dragonTigerRules(
  table: SidesTable,
): GameRules<ChipsChoice, DragonTigerView, DragonTigerView> {
  return {
    choice: chipsSchema(Object.keys(table.bets)),
    units: chipsOf,
    draws: () => [cardsDraw(2, table.packs)],
    begin({ bets }, results) {
      const [dragon = 0, tiger = 0] = (results[0] ?? []).map(cardOf);
      const [one, other] = [rankOf(dragon), rankOf(tiger)];
      const outcome = one === other ? 'tie' : one > other ? 'dragon' : 'tiger';
      const isSuited = outcome === 'tie' && suitOf(dragon) === suitOf(tiger);
      const winning: readonly string[] = [outcome, ...(isSuited ? ['suited-tie'] : [])];
      const won = bets.map(({ on }) => on).filter((on) => winning.includes(on));
      return { bets, dragon, tiger, outcome, won };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) =>
      paysOfBets(state, (on) => {
        if (state.won.includes(on)) return (table.bets[on]?.pays ?? 0) * HUNDREDTH;
        const isGivenBack = state.outcome === 'tie' && (on === 'dragon' || on === 'tiger');
        return isGivenBack ? table.tie * HUNDREDTH : 0;
      }),
    publicView: (state) => state,
  };
}
