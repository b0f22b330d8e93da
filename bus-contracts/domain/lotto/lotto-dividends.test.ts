import { describe, expect, it, test } from 'vitest';
import {
  combinations,
  combinationsWith,
  housePercent,
  lottoDividends,
  lottoRules,
  prizeTimes,
  rulesOf,
  ticketPrizes,
  winnersOf,
} from '.';
import type { LottoRules, PoolTerms, TicketHits } from '.';

const PRICE = 100;
const { terms, ...numbers } = lottoRules('6-45');
if (terms.kind !== 'pool') throw new Error('The draws of 6/45 have no pool.');
const RULES: LottoRules & { terms: PoolTerms } = { ...numbers, terms };
const MIN_JACKPOT = terms.leastJackpot * PRICE;

/** Tickets of a combination each, by their hits. */
const singles = (...hits: readonly (readonly [hits: number, count: number])[]): TicketHits[] =>
  hits.flatMap(([of, count]) => Array.from({ length: count }, () => ({ size: 6, hits: of })));
const salesOf = (tickets: readonly TicketHits[]): number =>
  tickets.reduce((sum, { size }) => sum + combinations(RULES, size) * PRICE, 0);
const share = (tickets: readonly TicketHits[], jackpot = MIN_JACKPOT) =>
  lottoDividends(RULES, { price: PRICE, sales: salesOf(tickets), jackpot, tickets });
const eachOf = (tickets: readonly TicketHits[], jackpot?: number) =>
  new Map(winnersOf(RULES, share(tickets, jackpot)).map(({ hits, each }) => [hits, each]));

describe('the sales of a draw', () => {
  it('TOT-01 are shared by 60 % among 6, 5, 4 and 3 hits, and by 40 % to the house', () => {
    expect(terms.prizes.map(({ hits, percent }) => [hits, percent])).toEqual([
      [6, 20],
      [5, 8],
      [4, 12],
      [3, 20],
    ]);
    expect(housePercent(terms)).toBe(40);
    // 100,000.00 of sales: what two combinations with 5 hits, 136 with 4 and 2,242 with 3 win.
    const tickets = singles([5, 2], [4, 136], [3, 2242], [0, 97_620]);
    const shared = share(tickets);
    const each = new Map(shared.categories.map((category) => [category.hits, category.each]));
    expect([6, 5, 4, 3].map((hits) => each.get(hits))).toEqual([0, 400_000, 8823, 892]);
    // The part of 6 hits, and the cents that cutting leaves of 12,000.00 and 20,000.00.
    const left = 1_200_000 - 136 * 8823 + (2_000_000 - 2242 * 892);
    expect(shared).toMatchObject({
      sales: 10_000_000,
      house: 4_000_000,
      carried: 2_000_000 + left,
      added: 0,
      renewed: 0,
      jackpot: { units: 0, each: 0, after: MIN_JACKPOT + 2_000_000 + left },
    });
  });

  it('TOT-01 pay the jackpot to all combinations with 6 hits, and the house begins it again', () => {
    const tickets = singles([6, 3], [0, 97]);
    const shared = share(tickets, 100_000_001);
    expect(shared.jackpot).toEqual({
      atStake: 100_000_001,
      units: 3,
      each: 33_333_333,
      after: MIN_JACKPOT,
    });
    // 20 % of 100.00 for three, and 40 % that nobody won, go with two cents that were left.
    expect(shared).toMatchObject({ carried: 4000 + 2, renewed: MIN_JACKPOT - 4000 - 4 });
    expect(eachOf(tickets, 100_000_001).get(6)).toBe(33_333_333 + 666);
  });

  it('TOT-01 that are small pay at least 5, 50 and 1,500 prices: the house adds what lacks', () => {
    const tickets = singles([5, 1], [4, 1], [3, 1], [0, 7]);
    const each = eachOf(tickets);
    expect([6, 5, 4, 3].map((hits) => each.get(hits))).toEqual([0, 150_000, 5000, 500]);
    // Of 10.00: 0.80, 1.20 and 2.00 are theirs.
    expect(share(tickets)).toMatchObject({ added: 150_000 + 5000 + 500 - 80 - 120 - 200 });
  });

  it('TOT-01 pay a system for all its combinations, in each category', () => {
    const system = { size: 8, hits: 5 };
    const winners = winnersOf(RULES, share([system]));
    // 3 with 5 hits, 15 with 4 and 10 with 3 of its 28.
    expect(ticketPrizes(RULES, system, winners)).toEqual([
      { hits: 5, count: 3, each: 150_000 },
      { hits: 4, count: 15, each: 5000 },
      { hits: 3, count: 10, each: 500 },
    ]);
    expect(prizeTimes(RULES, 5, 8)).toBe(3 * 1500 + 15 * 50 + 10 * 5);
    expect(ticketPrizes(RULES, { size: 6, hits: 2 }, winners)).toEqual([]);
  });

  test('P111 make up all that was paid, kept and carried, in 100,000 draws', () => {
    // A small generator: the sums must hold for any numbers.
    let state = 7;
    const below = (count: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % count;
    };
    const faults: unknown[] = [];
    let jackpot = MIN_JACKPOT;
    for (let draw = 0; draw < 100_000; draw++) {
      const tickets = Array.from({ length: below(12) }, () => {
        const size = 6 + below(7);
        return { size, hits: below(40) === 0 ? 6 : below(6) };
      });
      const shared = share(tickets, jackpot);
      const winners = winnersOf(RULES, shared);
      const paid = tickets
        .flatMap((ticket) => ticketPrizes(RULES, ticket, winners))
        .reduce((sum, { count, each }) => sum + count * each, 0);
      const { sales, house, added, renewed, carried } = shared;
      const { after } = shared.jackpot;
      const isWhole =
        paid + house + after === sales + jackpot + added + renewed &&
        after >= MIN_JACKPOT &&
        Math.min(carried, added, renewed, house) >= 0 &&
        winners.every(({ hits, tickets: count }) => count === countOf(tickets, hits));
      if (!isWhole) faults.push({ tickets, jackpot, shared });
      jackpot = after;
    }
    expect(faults).toEqual([]);
  });
});

function countOf(tickets: readonly TicketHits[], hits: number): number {
  return tickets.reduce((sum, ticket) => sum + combinationsWith(RULES, ticket, hits), 0);
}

describe('the rules of a draw', () => {
  it('TOT-01 have the terms that it was planned with', () => {
    const fixed = { kind: 'fixed' as const, prizes: [{ hits: 6, times: 1_000_000 }] };
    const rules = rulesOf({ lottery: '6-45', terms: fixed });
    expect([rules.pick, rules.of, prizeTimes(rules, 6), prizeTimes(rules, 3)]).toEqual([
      6, 45, 1_000_000, 0,
    ]);
  });
});
