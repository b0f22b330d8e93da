import type { CouponState } from '@grandstand/bus-contracts';
import { couponRemoveBet } from '@grandstand/bus-contracts';
import { BATCH, SYSTEM } from '@grandstand/bus-contracts/domain';
import {
  couponSetAmountOf,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import type { RequestOf } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it, test } from 'vitest';
import type { PlacementCoupon } from '../../../../api';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import type { Fate } from '../../../../../tests/harness/coupon/fake-placement';

/** A way to place a bet: it fills the coupon and presses Place, or a price. */
type Kind = (bench: CouponBench) => Promise<void>;

const press = async (bench: CouponBench): Promise<void> => {
  await bench.place(pressOf(bench.state())).catch(() => undefined);
};

const withOneClick = async (bench: CouponBench, amount = 700): Promise<void> =>
  bench.set({ isActiveOneClick: true, oneClickAmount: { EUR: amount } });

/** Bets that stand in the coupon before a price is pressed. */
const fill = async (bench: CouponBench, ...games: number[]): Promise<void> => {
  bench.isPressed = false;
  for (const game of games) await bench.add(market(game));
  bench.isPressed = true;
};

const KINDS: Readonly<Record<string, Kind>> = {
  'a single': async (bench) => {
    await bench.add(market(1));
    await bench.stake(850);
    await press(bench);
  },
  'a single at the first stake': async (bench) => {
    await bench.add(market(1));
    await press(bench);
  },
  'a single at requested odds': async (bench) => {
    await bench.set({ exactCoef: 1.5 });
    await bench.add(market(1));
    await press(bench);
  },
  'an express with a promo code': async (bench) => {
    await bench.add(market(1), market(2));
    await bench.panel.send(couponSetPromoCode, { code: 'SUMMER' });
    await bench.stake(1250);
    await press(bench);
  },
  'a system': async (bench) => {
    await bench.add(market(1), market(2), market(3), market(4));
    await bench.panel.send(couponSetType, { typeId: SYSTEM });
    await bench.panel.send(couponSetSystemValue, { systemValue: 3 });
    await bench.stake(900);
    await press(bench);
  },
  'a batch with stakes of its own': async (bench) => {
    await bench.add(market(1), market(2));
    await bench.panel.send(couponSetType, { typeId: BATCH });
    await bench.panel.send(couponSetAmountOf, { betId: '1:1', amount: 300 });
    await bench.panel.send(couponSetAmountOf, { betId: '2:1', amount: 650 });
    await press(bench);
  },
  'one click': async (bench) => {
    await withOneClick(bench);
    await bench.add(market(1));
  },
  'one click at requested odds': async (bench) => {
    await bench.set({ exactCoef: 1.5 });
    await withOneClick(bench, 200);
    await bench.add(market(1));
  },
  'one click after a stake was typed': async (bench) => {
    await fill(bench, 9);
    await bench.stake(4200);
    await bench.panel.send(couponRemoveBet, { marketId: '9:1' });
    await withOneClick(bench);
    await bench.add(market(1));
  },
  'one click beside an express with a promo code': async (bench) => {
    await fill(bench, 8, 9);
    await bench.panel.send(couponSetPromoCode, { code: 'SUMMER' });
    await bench.stake(2000);
    await bench.set({ isActiveOneClick: true, oneClickAmount: { EUR: 700 }, isConfirmed: true });
    await fill(bench, 8, 9);
    await bench.add(market(1));
  },
  'one click beside a system, at requested odds': async (bench) => {
    await bench.set({ exactCoef: 1.5 });
    await withOneClick(bench);
    await fill(bench, 7, 8, 9);
    await bench.panel.send(couponSetType, { typeId: SYSTEM });
    await bench.add(market(1));
  },
  'one click beside a batch': async (bench) => {
    await bench.set({ exactCoef: 1.5 });
    await withOneClick(bench);
    await fill(bench, 8, 9);
    await bench.panel.send(couponSetType, { typeId: BATCH });
    await bench.stake(1100);
    await bench.add(market(1));
  },
  'one click beside another bet': async (bench) => {
    await withOneClick(bench);
    await fill(bench, 9);
    await bench.add(market(1));
  },
};

const FATES: Readonly<Record<string, Fate>> = {
  'in the operator’s words': { refusal: 'bonus-first' },
  'with its status alone': { refusal: 'bad-request', status: 400 },
  'by a suspension that names no outcome': { refusal: 'bet-blocked' },
  'by a price change that names no outcome': { refusal: 'price-changed' },
  'by the score': { refusal: 'score-changed' },
  'by a changed bonus': { refusal: 'bonus-changed' },
  'for lack of money': { refusal: 'not-enough-money' },
  'by a least stake of another day': { refusal: 'stake-too-small', details: { limit: 9 } },
  'by a limit': { refusal: 'limit-reached', details: { limitType: 1, limitBalance: 1 } },
  'because it never arrived': 'lost-on-the-way',
};

/** What the button "Try again", or Place, of the panel sends: the figures that it shows. */
function pressOf(coupon: CouponState): RequestOf<typeof couponPlace> {
  const { typeId, systemValue, bets, amount, amountByBetId, accountId } = coupon;
  const coefs = Object.fromEntries(bets.map(({ market: { id, coef } }) => [id, coef]));
  const asked = coupon.problems[0];
  if (asked?.stake !== undefined && asked.marketId !== undefined) {
    const { marketId, stake } = asked;
    const coef = coefs[marketId] ?? 1;
    return { only: marketId, amount: stake, accountId, coefs: { [marketId]: coef } };
  }
  const shown = { accountId, coefs, typeId, systemValue };
  if (typeId !== BATCH) return { ...shown, amount: amount ?? 0 };
  const stakes = bets.map(({ market: { id } }) => [id, amountByBetId[id] ?? amount ?? 0]);
  return { ...shown, amount: 0, amountByBetId: Object.fromEntries(stakes) };
}

/** The body without what differs by its moment. */
function termsOf(sent: PlacementCoupon | undefined): unknown {
  return JSON.parse(
    JSON.stringify(sent, (key, value: unknown) =>
      ['refId', 'seen', 'sentAt', 'score'].includes(key) ? undefined : value,
    ),
  );
}

describe('CST-05 P02 another try', () => {
  const cases = Object.entries(KINDS).flatMap(([kind, place]) =>
    Object.entries(FATES).map(([name, fate]) => ({ kind, place, name, fate })),
  );

  test.each(cases)('of $kind that was refused $name sends what was asked for', async (one) => {
    const bench = await openCoupon();
    bench.operator.answer = () => ({ promoCode: { code: 'SUMMER', isAccepted: true } });
    await bench.signIn({ money: 90_000 });
    bench.placement.fates.push(one.fate);
    await one.place(bench);
    await bench.test.clock.advance(60_000);
    await settle();
    const [asked] = bench.placement.sent;
    expect(asked).toBeDefined();
    expect(bench.placement.bets.size).toBe(0);
    expect(bench.state().problems[0]).toBeDefined();
    bench.isPressed = false;
    await press(bench);
    const [, again] = bench.placement.sent;
    expect(termsOf(again)).toEqual(termsOf(asked));
    expect(bench.placement.bets.size).toBe(asked?.typeId === BATCH ? asked.bets.length : 1);
  });

  it('has the stake of the press in the coupon, where the player can change it', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    bench.placement.fates.push({ refusal: 'bonus-first' });
    await withOneClick(bench);
    await bench.add(market(1));
    expect(bench.state()).toMatchObject({ typeId: 0, amount: 700 });
    await bench.stake(300);
    await press(bench);
    expect(bench.placement.sent.map(({ amount }) => amount)).toEqual([700, 300]);
  });

  it('leaves its stake with the last bet, though the bets beside it were placed meanwhile', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await withOneClick(bench);
    bench.placement.fates.push({ answersAfter: 1000 }, { refusal: 'bonus-first' });
    await bench.add(market(1));
    await bench.set({ oneClickAmount: { EUR: 400 } });
    await bench.add(market(2));
    await bench.test.clock.advance(2000);
    await settle();
    expect(bench.state()).toMatchObject({ typeId: 0, amount: 400 });
    expect(bench.placement.sent.map(({ amount }) => amount)).toEqual([700, 400]);
  });
});

describe('CST-05 a press on a price that can not place', () => {
  const COUPONS: Readonly<Record<string, Kind>> = {
    'an empty coupon': async () => {},
    'other selections': async (bench) => fill(bench, 8, 9),
  };
  const OBSTACLES: Readonly<Record<string, readonly [code: string, kind: Kind]>> = {
    'a stake below the least': ['stake-too-small', async (bench) => withOneClick(bench, 1)],
    'a stake above the greatest': [
      'stake-too-big',
      async (bench) => {
        await bench.signIn({ money: 900_000 });
        await withOneClick(bench, 500_000);
      },
    ],
    'a stake above the balance': ['not-enough-money', async (bench) => withOneClick(bench, 90_000)],
    'requested odds above the price': [
      'odds-not-reached',
      async (bench) => {
        await bench.set({ exactCoef: 100 });
        await withOneClick(bench);
      },
    ],
    'a stale feed': [
      'feed-stale',
      async (bench) => {
        await withOneClick(bench);
        bench.feed({ isStale: true });
      },
    ],
  };
  const cases = Object.entries(COUPONS).flatMap(([coupon, fillIt]) =>
    Object.entries(OBSTACLES).map(([name, [code, obstacle]]) => ({
      coupon,
      fillIt,
      name,
      code,
      obstacle,
    })),
  );

  test.each(cases)(
    'for $name, with $coupon, adds the selection, names the reason and sends nothing',
    async ({ code, fillIt, obstacle }) => {
      const bench = await openCoupon();
      await bench.signIn();
      await obstacle(bench);
      await fillIt(bench);
      await bench.add(market(1));
      await settle();
      expect(bench.placement.sent).toEqual([]);
      expect(bench.state().bets.map((bet) => bet.market.id)).toContain('1:1');
      expect(bench.state().problems.map((problem) => problem.code)).toContain(code);
      expect(bench.notices).toEqual([expect.stringContaining(code)]);
    },
  );
});
