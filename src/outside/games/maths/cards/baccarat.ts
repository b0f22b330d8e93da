import type { ChipsChoice } from '../chips';
import { chipsOf, chipsSchema, paysOfBets } from '../chips';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { SidesTable } from '../tables/card-tables';
import { cardOf, cardsDraw, rankOf } from './shoe';

/** Two for each hand, and a third for each. */
const MAX_CARDS = 6;

export interface BaccaratView extends ChipsChoice {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly outcome: 'player' | 'banker' | 'tie';
  /** The bets that have won; a bet that is given back at a tie is none of them. */
  readonly won: readonly string[];
}

/** The ace counts 1, tens and figures 0. */
const pointsOf = (card: number): number => {
  const rank = rankOf(card);
  return rank >= 9 ? 0 : rank + 1;
};

const sumOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const isPair = ([one, other]: readonly number[]): boolean =>
  one !== undefined && other !== undefined && rankOf(one) === rankOf(other);

/** Whether the banker takes a third card; `third` has the points of the player's, null where the player has none. */
function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  // From 4 to 6, only against a few cards, the fewer the higher the sum.
  return banker <= 6 && third >= 2 * (banker - 3) && third <= 7;
}

function dealt(cards: readonly number[]): Pick<BaccaratView, 'player' | 'banker'> {
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = cards;
  const player = [one, three];
  const banker = [two, four];
  if (sumOf(player) >= 8 || sumOf(banker) >= 8) return { player, banker };
  const isDrawn = sumOf(player) <= 5;
  if (isDrawn) player.push(five);
  if (bankerDraws(sumOf(banker), isDrawn ? pointsOf(five) : null)) {
    banker.push(isDrawn ? six : five);
  }
  return { player, banker };
}

/** Two hands are dealt by fixed rules; bets on the higher one, on a tie and on pairs win. */
export function baccaratRules(
  table: SidesTable,
): GameRules<ChipsChoice, BaccaratView, BaccaratView> {
  return {
    choice: chipsSchema(Object.keys(table.bets)),
    units: chipsOf,
    draws: () => [cardsDraw(MAX_CARDS, table.packs)],
    begin({ bets }, results) {
      const { player, banker } = dealt((results[0] ?? []).map(cardOf));
      const [playerPoints, bankerPoints] = [sumOf(player), sumOf(banker)];
      const outcome =
        playerPoints === bankerPoints ? 'tie' : playerPoints > bankerPoints ? 'player' : 'banker';
      const winning = [
        outcome,
        ...(isPair(player) ? ['player-pair'] : []),
        ...(isPair(banker) ? ['banker-pair'] : []),
      ];
      const won = bets.map(({ on }) => on).filter((on) => winning.includes(on));
      return { bets, player, banker, playerPoints, bankerPoints, outcome, won };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) =>
      paysOfBets(state, (on) => {
        if (state.won.includes(on)) return (table.bets[on]?.pays ?? 0) * HUNDREDTH;
        const isGivenBack = state.outcome === 'tie' && (on === 'player' || on === 'banker');
        return isGivenBack ? table.tie * HUNDREDTH : 0;
      }),
    publicView: (state) => state,
  };
}
