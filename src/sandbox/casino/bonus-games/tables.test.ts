import {
  BONUS_GAMES,
  type BonusGame,
  coinChances,
  type PrizeTable,
  type Tier,
  WHOLE,
} from '@grandstand/bus-contracts/domain/bonus-games';
import { describe, expect, it } from 'vitest';
import { newBook, newTables, tableOfBook } from './tables';

const TABLES = new Map(newTables().map((table) => [table.game, table]));

function tableOf(game: BonusGame): PrizeTable {
  const table = TABLES.get(game);
  if (!table) throw new Error(`There is no table of ${game}.`);
  return table;
}

/** In points, as the store sells free spins. */
const WORTH_OF_SPIN = 20;

/** The expected points of a tier, further tries and free spins, in millionths. */
function expected({ prizes }: Tier) {
  const sum = (kind: 'points' | 'tries' | 'free-spins'): number =>
    prizes.reduce(
      (all, { weight, prize }) => all + (prize.kind === kind ? weight * prize.amount : 0),
      0,
    );
  return { points: sum('points'), tries: sum('tries'), freeSpins: sum('free-spins') };
}

const tiersOf = (game: BonusGame): Tier[] => tableOf(game).tiers;
const pointsOf = (game: BonusGame): number[] => tiersOf(game).map((tier) => expected(tier).points);

describe('the prize tables', () => {
  it('GAM-01 there is one of each game, whose weights sum to a million', () => {
    expect(newTables().map(({ game }) => game)).toEqual(BONUS_GAMES);
    for (const tier of newTables().flatMap(({ tiers }) => tiers)) {
      expect(tier.prizes.reduce((all, { weight }) => all + weight, 0)).toBe(WHOLE);
      expect(tier.prizes.every(({ weight }) => Number.isInteger(weight))).toBe(true);
    }
    expect(tableOf('dragon-bonus').coins?.reduce((all, weight) => all + weight, 0)).toBe(WHOLE);
  });

  it('give nothing at least 30 times in 100', () => {
    for (const { game, tiers } of newTables()) {
      if (game === 'dragon-bonus') continue;
      for (const { prizes } of tiers) {
        const none = prizes.filter(({ prize }) => prize.kind === 'nothing');
        expect(none.reduce((all, { weight }) => all + weight, 0)).toBeGreaterThanOrEqual(300_000);
      }
    }
    const { coins = [] } = tableOf('dragon-bonus');
    const { shares, of } = coinChances(coins);
    const [none = 0n, ...some] = shares;
    // Fewer coins than the fourth tier asks for.
    const nothing = none + some.slice(0, 4).reduce((all, share) => all + share, 0n);
    expect(nothing * 10n).toBeGreaterThanOrEqual(of * 3n);
  });

  it('the sectors of the wheel are of one size', () => {
    expect(tiersOf('fortuna')[0]?.prizes.map(({ weight }) => weight)).toEqual(
      Array.from({ length: 16 }, () => 62_500),
    );
  });
});

describe('the expected points of a try, in millionths', () => {
  it('fortuna: 9.375, a sixteenth of a try, and five of a free spin', () => {
    expect(tiersOf('fortuna').map(expected)).toEqual([
      { points: 9_375_000, tries: 62_500, freeSpins: 312_500 },
    ]);
  });
  it('chest: 8.2, and 0.07 of a try', () => {
    expect(tiersOf('chest').map(expected)).toEqual([
      { points: 8_200_000, tries: 70_000, freeSpins: 0 },
    ]);
  });
  it('memory: 13.25, 6.75, 2.5 and nothing, by the tier', () => {
    expect(pointsOf('memory')).toEqual([13_250_000, 6_750_000, 2_500_000, 0]);
  });
  it('safe: 19.25, 4.75, 1 and nothing, by the open digits; 8.88 by the best guesses', () => {
    expect(pointsOf('safe')).toEqual([19_250_000, 4_750_000, 1_000_000, 0]);
    // Three guesses with higher and lower find seven digits of ten.
    const [three = 0, two = 0, one = 0] = pointsOf('safe');
    expect(three * 343 + two * 3 * 147 + one * 3 * 63).toBe(8_886_500_000);
  });
  it('lottery: 9.15 of a full book', () => {
    expect(pointsOf('lottery')).toEqual([9_150_000]);
  });
  it('dragon-bonus: 13.79', () => {
    const { coins = [], tiers } = tableOf('dragon-bonus');
    const { shares, of } = coinChances(coins);
    const sum = shares.reduce((all, share, count) => {
      const tier = tiers.find(({ bound = 0 }) => count >= bound);
      return all + share * BigInt(tier?.prizes[0]?.prize.amount ?? 0);
    }, 0n);
    expect((sum * 1_000_000n) / of).toBe(13_794_290n);
  });

  it('are fewer than a try costs, with the tries that it wins', () => {
    for (const { tiers, cost } of newTables()) {
      for (const tier of tiers.filter(({ prizes }) => prizes.length > 1)) {
        const { points, tries, freeSpins } = expected(tier);
        const worth = points + freeSpins * WORTH_OF_SPIN;
        // A try that is won is worth what a try is: worth / (1 - tries).
        expect(worth / (WHOLE - tries)).toBeLessThan(cost);
      }
    }
  });
});

describe('the book of the lottery', () => {
  it('has a thousand tickets, with the shares of the table', () => {
    expect(newBook(tableOf('lottery'))).toEqual([500, 280, 150, 60, 10]);
  });
  it('makes its tickets the weights of a draw', () => {
    const { tiers } = tableOfBook(tableOf('lottery'), [1, 0, 2, 0, 0]);
    expect(tiers[0]?.prizes.map(({ weight }) => weight)).toEqual([1, 0, 2, 0, 0]);
  });
});
