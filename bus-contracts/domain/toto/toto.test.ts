import { describe, expect, it, test } from 'vitest';
import {
  chanceOf,
  combinations,
  dividendsOf,
  couponOf,
  couponText,
  hitCounts,
  isDrawVoid,
  mostHits,
  outcomeLabel,
  outcomeOf,
  payoutOf,
  TOTO_SECTIONS,
  totoRules,
  withPress,
} from '.';

const FIFTEEN = totoRules('fifteen');
/** The matches of 23 August 2025, in the order of their kick-offs. */
const RESULTS = Array.from('211121212X11XX2');
/** The right outcomes of all matches but the first ones. */
const withMisses = (misses: number): string[] =>
  RESULTS.map((result, place) => (place < misses ? (result === '1' ? '2' : '1') : result));
const unitsOf = (coupons: readonly (readonly [hits: number, units: number])[]): number[] => {
  const units = Array.from({ length: 16 }, () => 0);
  for (const [hits, count] of coupons) units[hits] = count;
  return units;
};

describe('the shares of a pool', () => {
  test('TOT-01 of 1,000.00 with one 11, three 10 and twelve 9 are 100, 50 and 25 each', () => {
    const units = unitsOf([
      [11, 1],
      [10, 3],
      [9, 12],
      [5, 4984],
    ]);
    const shared = dividendsOf(FIFTEEN, { pool: 100_000, jackpot: 0, voids: 0, units });
    const each = new Map(shared.categories.map((category) => [category.hits, category.each]));
    expect([each.get(11), each.get(10), each.get(9)]).toEqual([10_000, 5_000, 2_500]);
    const payout = (hits: number): number =>
      payoutOf(FIFTEEN, shared, {
        units: 1,
        counts: hitCounts(withMisses(15 - hits), RESULTS),
      });
    expect([11, 10, 9, 8].map(payout)).toEqual([17_500, 7_500, 2_500, 0]);
    expect(shared).toMatchObject({ house: 10_000, carried: 20_000, paid: 70_000 });
  });

  test('the jackpot goes to all hits: whole, 35 % with a void match, 15 % with two', () => {
    const units = unitsOf([[15, 2]]);
    const pot = { pool: 1000, jackpot: 10_000, units };
    const each = [0, 1, 2].map((voids) => dividendsOf(FIFTEEN, { ...pot, voids }).jackpot.each);
    expect(each).toEqual([5000, 1750, 750]);
    expect([0, 1, 2, 3].map(isDrawVoid)).toEqual([false, false, false, true]);
  });

  test('P111 sum with the house and the jackpot to what was there, in 100,000 draws', () => {
    // A small generator: the sums must hold for any numbers.
    let state = 7;
    const below = (count: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % count;
    };
    const faults: unknown[] = [];
    for (let draw = 0; draw < 100_000; draw++) {
      const section = TOTO_SECTIONS[draw % TOTO_SECTIONS.length] ?? 'fifteen';
      const rules = totoRules(section);
      const units = Array.from({ length: rules.matches + 1 }, () =>
        below(3) === 0 ? below(50) : 0,
      );
      const pot = { pool: below(1_000_000), jackpot: below(1_000_000), voids: below(3), units };
      const shared = dividendsOf(rules, pot);
      const paid = units.reduce((sum, count, hits) => {
        const counts = Array.from({ length: hits + 1 }, (_, at) => (at === hits ? 1 : 0));
        return sum + payoutOf(rules, shared, { units: count, counts });
      }, 0);
      const after = pot.jackpot - shared.jackpotPaid + shared.carried;
      const isWhole =
        paid === shared.paid &&
        paid + shared.house + after === pot.pool + pot.jackpot &&
        Math.min(shared.carried, after, shared.house) >= 0;
      if (!isWhole) faults.push(pot);
    }
    expect(faults).toEqual([]);
  });

  it('are at most nine tenths of it in every section', () => {
    const sums = TOTO_SECTIONS.map((section) =>
      totoRules(section).shares.reduce((sum, { percent }) => sum + percent, 0),
    );
    expect(sums).toEqual(sums.map(() => 90));
  });
});

describe('a coupon', () => {
  const DOUBLES = [...Array.from('1111111111111'), '1X', 'X2'];

  it('TOT-01 is read from its line, and is refused where it is not one', () => {
    const coupon = { units: 5, picks: DOUBLES };
    expect(couponOf(FIFTEEN, couponText(coupon))).toEqual(coupon);
    const line = couponText(coupon);
    const wrong = [
      line.slice(3),
      line.replace('5x', '0x'),
      line.replace('5x', '501x'),
      line.replace('1X', 'X1'),
      line.replace('1X', '11'),
      line.replace('1X', '13'),
      `${line} 1`,
      line.replace(' X2', ''),
      `1x ${'1X2 '.repeat(14)}1X2`,
    ];
    expect(wrong.map((text) => couponOf(FIFTEEN, text))).toEqual(wrong.map(() => null));
  });

  it('has the combinations of its marks, and their hits', () => {
    expect(combinations(DOUBLES)).toBe(4);
    const results = Array.from('111111111111211');
    // Twelve singles are right, one is wrong; of the doubles one way of two, and none.
    expect(hitCounts(DOUBLES, results).slice(11)).toEqual([0, 2, 2, 0, 0]);
    expect(hitCounts(DOUBLES, ['void', ...results.slice(1)]).slice(11)).toEqual([0, 2, 2, 0, 0]);
    expect(
      mostHits(
        DOUBLES,
        results.map((result, place) => (place > 12 ? null : result)),
      ),
    ).toBe(14);
    expect(
      hitCounts(
        DOUBLES,
        results.map(() => 'void'),
      ).at(-1),
    ).toBe(4);
  });

  it('has 9 of 15 by guessing in 3.1 of 100 cases', () => {
    expect(chanceOf(FIFTEEN, RESULTS, 9)).toBeCloseTo(0.0308, 4);
    expect(
      chanceOf(
        FIFTEEN,
        RESULTS.map(() => '1X2'),
        15,
      ),
    ).toBe(1);
  });

  it('keeps the order of outcomes whatever is pressed first', () => {
    expect(withPress(FIFTEEN, '2', '1')).toBe('12');
    expect(withPress(FIFTEEN, '12', '1')).toBe('2');
  });
});

describe('the outcome of a match', () => {
  it('is by its final score; three goals stand for more', () => {
    expect(outcomeOf(FIFTEEN, { home: 1, away: 1 })).toBe('X');
    expect(outcomeOf(totoRules('basketball'), { home: 90, away: 91 })).toBe('2');
    expect(outcomeOf(totoRules('basketball'), { home: 90, away: 90 })).toBeNull();
    const scores = totoRules('correct-score');
    const label = (home: number, away: number): string =>
      outcomeLabel(scores, outcomeOf(scores, { home, away }) ?? '');
    expect([label(0, 0), label(2, 1), label(5, 0), label(3, 4)]).toEqual([
      '0:0',
      '2:1',
      '3+:0',
      '3+:3+',
    ]);
  });
});
