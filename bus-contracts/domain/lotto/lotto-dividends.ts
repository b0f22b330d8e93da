import type { LottoDividends, LottoDraw } from '../../answers/draws/lotto-draw';
import { sharePool } from '../pools/share-pool';
import { combinationsWith, type LottoRules, type PoolTerms } from './lotto-rules';

/** The numbers of a ticket that count: how many it has, and how many of them were drawn. */
export interface TicketHits {
  readonly size: number;
  readonly hits: number;
}

/** What a draw with a pool has to share: amounts are minor units. */
export interface LottoPot {
  /** Of a combination. */
  readonly price: number;
  readonly sales: number;
  readonly jackpot: number;
  readonly tickets: readonly TicketHits[];
}

/** What the house keeps of the sales. */
export function housePercent({ prizes }: PoolTerms): number {
  return prizes.reduce((rest, { percent }) => rest - percent, 100);
}

/** Shares the sales of a draw between the combinations that won, by exactly their hits. */
export function lottoDividends(
  rules: LottoRules & { readonly terms: PoolTerms },
  { price, sales, jackpot, tickets }: LottoPot,
): LottoDividends {
  const { pick, terms } = rules;
  const unitsOf = (hits: number): number => winningCombinations(rules, tickets, hits);
  const { categories, house, carried, added, ...shared } = sharePool({
    pool: sales,
    housePercent: housePercent(terms),
    shares: terms.prizes.map(({ hits, percent, times }) => ({
      hits,
      percent,
      units: unitsOf(hits),
      least: times * price,
    })),
    jackpot: { atStake: jackpot, units: unitsOf(pick) },
  });
  const left = jackpot - shared.jackpotPaid + carried;
  const renewed = Math.max(0, terms.leastJackpot * price - left);
  return {
    sales,
    categories: [...categories],
    jackpot: { ...shared.jackpot, after: left + renewed },
    house,
    carried,
    added,
    renewed,
  };
}

/** What each combination won, by its hits, in a draw with a pool. */
export function winnersOf({ pick }: LottoRules, dividends: LottoDividends): LottoDraw['winners'] {
  return dividends.categories.map(({ hits, units, each }) => ({
    hits,
    tickets: units,
    each: hits === pick ? each + dividends.jackpot.each : each,
  }));
}

/** How many combinations of all tickets have exactly so many of the drawn numbers. */
export function winningCombinations(
  rules: LottoRules,
  tickets: readonly TicketHits[],
  hits: number,
): number {
  return tickets.reduce((sum, ticket) => sum + combinationsWith(rules, ticket, hits), 0);
}

/** What a ticket won, by the hits of its combinations: how many they are, and what each won. */
export function ticketPrizes(
  rules: LottoRules,
  ticket: TicketHits,
  winners: LottoDraw['winners'],
): { readonly hits: number; readonly count: number; readonly each: number }[] {
  return winners.flatMap(({ hits, each }) => {
    const count = combinationsWith(rules, ticket, hits);
    return count === 0 || each === 0 ? [] : [{ hits, count, each }];
  });
}
