import fc from 'fast-check';
import { Fraction } from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { anyCoupon } from '../testing/any-coupon';
import type { AnyCoupon } from '../testing/any-coupon';
import { bruteForce } from '../testing/brute-force';
import { CHANCE_SCALE, fairValue } from './cash-out';
import type { CashOutLeg, LegChances } from './cash-out';

type OpenBet = Omit<AnyCoupon, 'legs'> & { readonly legs: readonly CashOutLeg[] };

const chance = fc.oneof(
  fc.integer({ min: 0, max: CHANCE_SCALE }),
  fc.constantFrom(0, 1, CHANCE_SCALE - 1, CHANCE_SCALE),
);

const wonOrLost = (won: number): LegChances => ({
  won,
  'half-won': 0,
  void: 0,
  'half-lost': 0,
});

/** As on a quarter line, a whole line, or none. */
const chances: fc.Arbitrary<LegChances> = fc
  .tuple(chance, chance, fc.constantFrom('half-won', 'void', 'half-lost', 'won'))
  .map(([won, other, end]) =>
    end === 'won'
      ? wonOrLost(won)
      : { ...wonOrLost(won), [end]: Math.min(other, CHANCE_SCALE - won) },
  );

/** Placed bets of which some legs are open; several singles are bets of their own. */
const openBets: fc.Arbitrary<OpenBet> = fc
  .tuple(anyCoupon([0, 1, 2, 2], 6), fc.array(fc.option(chances), { minLength: 6, maxLength: 6 }))
  .map(([coupon, chances]) => ({
    ...coupon,
    legs: (coupon.typeId === 0 ? coupon.legs.slice(0, 1) : coupon.legs).map((leg, place) => {
      const open = chances[place];
      return open
        ? { coef: leg.coef, isBanker: leg.isBanker === true, status: 'accepted', chances: open }
        : leg;
    }),
  }));

function canBeReturned(leg: CashOutLeg): boolean {
  if (leg.status !== 'accepted') return false;
  return Object.entries(leg.chances).some(([end, share]) => end !== 'won' && share > 0);
}

/** The expected payout: every way in which the open legs can end, with its chance. */
function expectedPayout(bet: OpenBet): Fraction {
  const place = bet.legs.findIndex(({ status }) => status === 'accepted');
  const leg = bet.legs[place];
  if (leg?.status !== 'accepted') {
    return new Fraction(bruteForce({ ...bet, legs: bet.legs as AnyCoupon['legs'] }).paid);
  }
  const ended = (status: 'won' | 'half-won' | 'void' | 'half-lost' | 'lost'): Fraction =>
    expectedPayout({ ...bet, legs: bet.legs.with(place, { ...leg, status }) });
  const { won, void: level } = leg.chances;
  const [halfWon, halfLost] = [leg.chances['half-won'], leg.chances['half-lost']];
  const ends = [
    ['won', won],
    ['half-won', halfWon],
    ['void', level],
    ['half-lost', halfLost],
    ['lost', CHANCE_SCALE - won - halfWon - level - halfLost],
  ] as const;
  return ends.reduce(
    (sum, [status, share]) =>
      share === 0 ? sum : sum.add(ended(status).mul(new Fraction(share, CHANCE_SCALE))),
    new Fraction(0),
  );
}

describe('the fair value of an open bet', () => {
  it('P06 is its expected payout, cut, as an oracle finds it that lists every way in which the legs can end', () => {
    const met = { exact: 0, returned: 0, system: 0, none: 0 };
    fc.assert(
      fc.property(openBets, (bet) => {
        const fair = fairValue(bet);
        if (fair === null) {
          met.none += 1;
          const { typeId, hyperBonus, exactCoef, maxPayout } = bet;
          expect(typeId === 2 || bet.legs.some(canBeReturned)).toBe(true);
          expect(Boolean(hyperBonus) || Boolean(exactCoef) || maxPayout !== null).toBe(true);
          return;
        }
        const expected = expectedPayout(bet);
        if (bet.typeId !== 2 && !bet.legs.some(canBeReturned)) {
          met.exact += 1;
          expect(fair).toBe(Number(expected.floor().n));
          return;
        }
        // Each way to end is cut to the minor unit by itself: the sum of all is less by less than one.
        if (bet.typeId === 2) met.system += 1;
        else met.returned += 1;
        expect(new Fraction(fair + 1).compare(expected)).toBeGreaterThan(0);
        expect(fair).toBeLessThanOrEqual(Number(expected.ceil().n));
      }),
      // So many that each kind is met in quick runs too.
      { numRuns: runs(16_000) },
    );
    expect(Math.min(...Object.values(met)), 'how often each was met').toBeGreaterThan(0);
  });

  it('is the payout of a bet whose legs are all settled, and nothing where a leg is lost', () => {
    const legs = [
      { coef: 2, status: 'won' },
      { coef: 1.5, status: 'void' },
    ] as const;
    const bet = { typeId: 1, systemValue: 0, amount: 1000 } as const;
    expect(fairValue({ ...bet, legs })).toBe(2000);
    const lost = { coef: 3, status: 'lost' } as const;
    const open = { coef: 3, status: 'accepted', chances: wonOrLost(900_000) } as const;
    expect(fairValue({ ...bet, legs: [...legs, lost, open] })).toBe(0);
  });
});
