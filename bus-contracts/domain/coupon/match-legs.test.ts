import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { anyCoupon } from '../testing/any-coupon';
import { bruteForce } from '../testing/brute-force';
import { couponCoef, payout, possibleWin, quote } from './coupon-maths';
import type { SettledLeg } from '../catalogue/coupon-terms';
import { joinedLegs } from './match-legs';

type Status = SettledLeg['status'];

/** How each half of the stake on a leg ends, the better one first. */
const HALVES: Readonly<Record<Status, readonly string[]>> = {
  won: ['won', 'won'],
  'half-won': ['won', 'void'],
  void: ['void', 'void'],
  'half-lost': ['void', 'lost'],
  lost: ['lost', 'lost'],
};

/** Two legs of match 7 at 3.5 together, and one of another match at 2. */
function builder(...statuses: [Status, Status, Status]) {
  const together = { gameId: 7, coef: 3.5 };
  return {
    typeId: 1,
    systemValue: 2,
    amount: 1000,
    legs: [
      { coef: 2, together, status: statuses[0] },
      { coef: 2, status: statuses[1] },
      { coef: 1.5, together, status: statuses[2] },
    ],
  } as const;
}

describe('legs of one match together', () => {
  it('count as one leg at their own price, not at the product of their prices', () => {
    const coupon = builder('won', 'won', 'won');
    expect(quote(coupon)).toMatchObject({ coef: 7, antiExpressCoef: 1.166, possibleWin: 7000 });
    expect(couponCoef(coupon)).toBe(7);
    expect(possibleWin(coupon)).toBe(7000);
    expect(joinedLegs(coupon.legs)).toHaveLength(2);
  });

  it.each<[Status, Status, Status, number]>([
    ['won', 'won', 'won', 7000],
    ['won', 'won', 'lost', 0],
    ['void', 'won', 'lost', 0],
    ['won', 'won', 'void', 2000],
    ['void', 'won', 'void', 2000],
    ['won', 'void', 'won', 3500],
    ['void', 'void', 'won', 1000],
    ['won', 'lost', 'won', 0],
    ['won', 'won', 'half-won', 4500],
    ['half-won', 'won', 'void', 2000],
    ['void', 'won', 'half-lost', 1000],
    ['half-won', 'half-won', 'half-lost', 750],
    ['lost', 'won', 'half-lost', 0],
  ])('with %s, %s (another match) and %s pay %s', (one, other, two, paid) => {
    expect(payout(builder(one, other, two))).toBe(paid);
  });

  it('give the bonus bet of an express only where all are won', () => {
    const bonus = { bonusCoef: 1.1 };
    expect(payout({ ...builder('won', 'won', 'won'), ...bonus })).toBe(7700);
    expect(payout({ ...builder('void', 'won', 'won'), ...bonus })).toBe(2000);
  });

  it('are open while one of them is, unless one is lost', () => {
    const together = { gameId: 7, coef: 3.5 };
    const statusOf = (...statuses: (Status | 'accepted')[]) =>
      joinedLegs(statuses.map((status) => ({ coef: 2, together, status }))).map(
        (leg) => leg.status,
      );
    expect(statusOf('won', 'accepted')).toEqual(['accepted']);
    expect(statusOf('void', 'accepted')).toEqual(['accepted']);
    expect(statusOf('accepted', 'lost')).toEqual(['lost']);
  });

  it('are grouped by their match, and are separate legs in a system and as singles', () => {
    const legs = [1, 1, 2, 2].map((gameId) => ({ coef: 2, together: { gameId, coef: 3 } }));
    expect(couponCoef({ typeId: 1, systemValue: 2, legs })).toBe(9);
    expect(couponCoef({ typeId: 2, systemValue: 2, legs })).toBe(4);
    expect(quote({ typeId: 9, systemValue: 2, legs, amount: 100 }).possibleWin).toBe(800);
  });

  it('P06 pay what an oracle pays for the one leg that they are, in 5,000 expresses', () => {
    const express = anyCoupon([1], 6);
    const prices = fc.integer({ min: 1010, max: 60_000 }).map((scaled) => scaled / 1000);
    fc.assert(
      fc.property(express, fc.array(fc.nat(2), { minLength: 6 }), prices, (coupon, games, coef) => {
        // Of each leg of game 0 and 1 it is a leg of that match; the others are separate.
        const legs = coupon.legs.map((leg, place) => {
          const gameId = games[place] ?? 2;
          return gameId === 2 ? leg : { ...leg, together: { gameId, coef } };
        });
        const statuses = (gameId: number): Status[] =>
          coupon.legs.flatMap((leg, place) => ((games[place] ?? 2) === gameId ? [leg.status] : []));
        const group = (gameId: number): SettledLeg[] => {
          const all = statuses(gameId);
          if (all.length === 0) return [];
          // Both halves of the stake are bets of their own.
          const [one, other] = [0, 1].map((half) => {
            const results = all.map((status) => HALVES[status][half]);
            if (results.includes('lost')) return 'lost';
            return results.includes('void') ? 'void' : 'won';
          });
          const whole = Object.entries(HALVES).find(
            ([, both]) => both.join() === `${one},${other}`,
          );
          return [{ coef, status: whole![0] as Status }];
        };
        const alone = coupon.legs.filter((_, place) => (games[place] ?? 2) === 2);
        const plain = { ...coupon, legs: [...alone, ...group(0), ...group(1)] };
        expect(payout({ ...coupon, legs })).toBe(bruteForce(plain).paid);
      }),
      { numRuns: runs(5000) },
    );
  });
});
