import { runs } from '@grandstand/bus-contracts/testing';
import { couponAddBet, couponRemoveBet, feedReset } from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponClear,
  couponSetSystemValue,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import type { CouponType } from '@grandstand/bus-contracts';
import { couponCoef } from '@grandstand/bus-contracts/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EUR } from '../testing/sample-coupon';
import { market, pick, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

async function chooseType({ panel }: CouponBench, typeId: CouponType): Promise<void> {
  await panel.send(couponSetType, { typeId });
}

async function remove({ panel }: CouponBench, marketId: string): Promise<void> {
  await panel.send(couponRemoveBet, { marketId });
}

const ids = (bench: CouponBench): string[] => bench.state().bets.map(({ market }) => market.id);

describe('the selections of the coupon', () => {
  it('CPN-02 gets a new bet with its market and game, block 0, status -2 and no flag', async () => {
    const bench = await openCoupon();
    await bench.add(market(7, 1, 2.5));
    expect(bench.state().bets).toEqual([
      {
        market: market(7, 1, 2.5),
        isConfirmed: true,
        blockId: 0,
        statusId: -2,
        score: null,
        isFinished: false,
        isBlocked: false,
        isDepend: false,
        isBannedExpress: false,
        isDisabledBanker: false,
        seenCoef: 2.5,
        seenAt: bench.test.clock.now(),
      },
    ]);
  });

  it('keeps bets in the order they were added, and the time of each', async () => {
    const bench = await openCoupon();
    await bench.add(market(7), market(5), market(6));
    const { addedAtByBetId } = bench.state();
    expect(ids(bench)).toEqual(['7:1', '5:1', '6:1']);
    const times = ids(bench).map((id) => addedAtByBetId[id]!);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(3);
  });

  it('replaces another outcome of the same market of that game, and leaves other markets alone', async () => {
    const bench = await openCoupon();
    await bench.add(market(7, 1), market(7, 9), market(8, 1), market(7, 3));
    expect(ids(bench)).toEqual(['7:9', '8:1', '7:3']);
  });

  it('refuses the 51st bet', async () => {
    const bench = await openCoupon();
    for (let game = 1; game <= 50; game++) await bench.add(market(game));
    const send = bench.panel.send(couponAddBet, pick(market(51)));
    await expect(send).rejects.toMatchObject({ code: 'coupon-full' });
    await bench.panel.send(couponAddBet, pick(market(50, 2)));
    expect(ids(bench)).toHaveLength(50);
  });

  it('refuses outcomes that the feed reports as suspended or over', async () => {
    const bench = await openCoupon();
    await bench.price('7:1', 2, true);
    await bench.finish(8);
    const { panel } = bench;
    await expect(panel.send(couponAddBet, pick(market(7)))).rejects.toMatchObject({
      code: 'bet-blocked',
    });
    await expect(panel.send(couponAddBet, pick(market(8)))).rejects.toMatchObject({
      code: 'bet-finished',
    });
    expect(bench.state().bets).toEqual([]);
  });

  it('is emptied at once, and ignores the removal of a missing bet', async () => {
    const bench = await openCoupon();
    await bench.add(market(7), market(8));
    await remove(bench, '99:1');
    expect(ids(bench)).toHaveLength(2);
    await bench.panel.send(couponClear, {});
    expect(bench.state()).toMatchObject({ bets: [], addedAtByBetId: {}, typeId: 0, coef: null });
    expect(bench.codes()).toEqual(['empty']);
  });
});

describe('the type', () => {
  it('CPN-03 one bet is a single, a second makes an express, and back', async () => {
    const bench = await openCoupon();
    await bench.add(market(7));
    expect(bench.state().typeId).toBe(0);
    await bench.add(market(8));
    expect(bench.state().typeId).toBe(1);
    await remove(bench, '8:1');
    expect(bench.state().typeId).toBe(0);
  });

  it('CPN-03 keeps the type that the player chose while the bets allow it', async () => {
    const bench = await openCoupon();
    await bench.add(market(7), market(8), market(9));
    await chooseType(bench, 2);
    await bench.add(market(10));
    expect(bench.state().typeId).toBe(2);
    await remove(bench, '10:1');
    expect(bench.state().typeId).toBe(2);
    await remove(bench, '9:1');
    expect(bench.state().typeId).toBe(1);
    await chooseType(bench, 0);
    await bench.add(market(9));
    // Several singles are a batch.
    expect(bench.state().typeId).toBe(9);
  });

  it('CPN-03 reports what an express and a system still need', async () => {
    const bench = await openCoupon();
    await bench.add(market(7));
    await chooseType(bench, 1);
    expect(bench.codes()[0]).toBe('express-needs-two');
    await chooseType(bench, 2);
    await bench.add(market(8));
    expect(bench.codes()[0]).toBe('system-needs-three');
    await bench.add(market(9));
    expect(bench.codes()).not.toContain('system-needs-three');
    expect(bench.state().systemValues).toEqual([2]);
  });

  it('CPN-04 keeps the system value at 2 or more, for any request and number of bets', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constantFrom('add', 'remove')), {
          maxLength: 15,
        }),
        async (steps) => {
          const bench = await openCoupon();
          let games = 0;
          await chooseType(bench, 2);
          for (const step of steps) {
            if (step === 'add') await bench.add(market((games += 1)));
            else if (step === 'remove') await remove(bench, ids(bench)[0] ?? '');
            else await bench.panel.send(couponSetSystemValue, { systemValue: step });
            const { systemValue, systemValues, bets } = bench.state();
            expect(systemValue).toBeGreaterThanOrEqual(2);
            expect(systemValues.every((k) => k >= 2 && k < bets.length)).toBe(true);
            if (bets.length >= 3) expect(systemValues).toContain(systemValue);
          }
          bench.test.dispose();
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('marks bets of one game as dependent in express and system, and not as singles', async () => {
    const bench = await openCoupon();
    await bench.add(market(7, 1), market(7, 9), market(8, 1));
    const flags = (): boolean[] => bench.state().bets.map(({ isDepend }) => isDepend);
    expect(flags()).toEqual([true, true, false]);
    expect(bench.state().problems.slice(0, 2)).toEqual([
      { code: 'bets-dependent', marketId: '7:1' },
      { code: 'bets-dependent', marketId: '7:9' },
    ]);
    await chooseType(bench, 2);
    expect(flags()).toEqual([true, true, false]);
    await chooseType(bench, 0);
    expect(flags()).toEqual([false, false, false]);
    expect(bench.codes()).not.toContain('bets-dependent');
  });
});

describe('stake and figures', () => {
  it('CPN-05 possible win is the stake times the coefficient', async () => {
    const bench = await openCoupon();
    await bench.add(market(7, 1, 1.5), market(8, 1, 2.25));
    await bench.stake(1001);
    expect(bench.state()).toMatchObject({ coef: 3.375, possibleWin: 3378 });
    await chooseType(bench, 0);
    expect(bench.state()).toMatchObject({ coef: null, possibleWin: 1501 + 2252 });
    await bench.stake(null);
    expect(bench.state()).toMatchObject({ amount: null, possibleWin: null });
  });

  it('gives the figures of a system', async () => {
    const bench = await openCoupon();
    await bench.add(market(1, 1, 1.5), market(2, 1, 1.8), market(3, 1, 2.1), market(4, 1, 3));
    await chooseType(bench, 2);
    expect(bench.state()).toMatchObject({ systemValue: 2, systemValues: [2, 3], coef: 4.305 });
  });

  it("offers the currency's first stake until the player types one", async () => {
    const bench = await openCoupon();
    await bench.add(market(7));
    expect(bench.state().amount).toBeNull();
    await bench.signIn();
    expect(bench.state().amount).toBe(EUR.initialAmount);
    await bench.stake(null);
    expect(bench.state().amount).toBeNull();
  });

  it('reports the problem of a stake with the limit that it breaks', async () => {
    const bench = await openCoupon();
    await bench.signIn({ money: 200_000 });
    await bench.add(market(7));
    const first = async (amount: number | null): Promise<unknown> => {
      await bench.stake(amount);
      return bench.state().problems[0];
    };
    expect(await first(null)).toEqual({ code: 'stake-invalid' });
    expect(await first(0)).toEqual({ code: 'stake-invalid' });
    expect(await first(49)).toEqual({ code: 'stake-too-small', limit: 50 });
    expect(await first(100_001)).toEqual({ code: 'stake-too-big', limit: 100_000 });
    expect(await first(100_000)).toBeUndefined();
    await bench.signIn({ money: 99_999 });
    expect(bench.codes()).toEqual(['not-enough-money']);
    expect(bench.coupon.store.isPlaceBet).toBe(false);
    expect(await first(50)).toBeUndefined();
    expect(bench.coupon.store.isPlaceBet).toBe(true);
  });

  it('counts the stake once for each single against the balance', async () => {
    const bench = await openCoupon();
    await bench.signIn({ money: 1000 });
    await bench.add(market(7), market(8), market(9));
    await bench.stake(400);
    expect(bench.codes()).toEqual([]);
    await chooseType(bench, 0);
    expect(bench.codes()).toEqual(['not-enough-money']);
  });

  it('has no greatest stake for a bonus account', async () => {
    const bench = await openCoupon();
    await bench.signIn({ money: 900_000, type: 4 });
    await bench.add(market(7));
    await bench.stake(500_000);
    expect(bench.codes()).toEqual([]);
  });

  it('asks a guest to sign in before it checks the stake', async () => {
    const bench = await openCoupon();
    await bench.add(market(7));
    expect(bench.codes()).toEqual(['not-signed-in']);
  });
});

describe('messages of the feed', () => {
  it('a moved price waits for the consent of the player', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(7, 1, 2), market(8, 1, 3));
    await bench.price('7:1', 1.8);
    expect(bench.state().bets[0]).toMatchObject({ seenCoef: 2, market: { coef: 1.8 } });
    expect(bench.state().problems).toEqual([{ code: 'price-changed', marketId: '7:1' }]);
    expect(bench.state().coef).toBe(
      couponCoef({ typeId: 1, systemValue: 2, legs: [{ coef: 1.8 }, { coef: 3 }] }),
    );
    await bench.panel.send(couponAcceptPrices, {});
    expect(bench.state().bets[0]?.seenCoef).toBe(1.8);
    expect(bench.codes()).toEqual([]);
  });

  it('a price that returns to the accepted one needs no consent', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(7, 1, 2));
    await bench.price('7:1', 2.2);
    await bench.price('7:1', 2);
    expect(bench.codes()).toEqual([]);
  });

  it('suspended and finished bets are shown, the finished first', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(7), market(8));
    await bench.price('7:1', 2, true);
    expect(bench.codes()).toEqual(['bet-blocked']);
    await bench.finish(8);
    expect(bench.codes()).toEqual(['bet-finished', 'bet-blocked']);
    await bench.price('7:1', 2);
    expect(bench.codes()).toEqual(['bet-finished']);
  });

  it('a stale feed prevents placing', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(7));
    bench.feed({ isStale: true, status: 'reconnecting' });
    expect(bench.codes()).toEqual(['feed-stale']);
    bench.feed({});
    expect(bench.codes()).toEqual([]);
  });

  it('the name and state of each outcome are requested', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    bench.outcomes = () => ({ coef: 1.7 });
    await bench.add(market(7, 1, 2));
    expect(bench.loads).toEqual([['7:1']]);
    expect(bench.state().problems).toEqual([{ code: 'price-changed', marketId: '7:1' }]);
    await bench.price('8:1', 3);
    await bench.add(market(8, 1, 3));
    expect(bench.loads).toEqual([['7:1'], ['8:1']]);
  });

  it('outcomes are requested again after a long break, and missing ones are suspended', async () => {
    const bench = await openCoupon();
    await bench.add(market(7), market(8));
    bench.outcomes = (id) => (id === '7:1' ? { isFinished: true } : undefined);
    const { bus, clock } = bench.test;
    bus.byName('qa').publish(feedReset.name, {});
    await clock.advance(0);
    expect(bench.state().bets.map((bet) => [bet.isFinished, bet.isBlocked])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('a request is repeated until it is answered', async () => {
    const bench = await openCoupon();
    bench.outcomes = null;
    await bench.add(market(7));
    await bench.test.clock.advance(20_000);
    const failed = bench.loads.length;
    expect(failed).toBeGreaterThan(2);
    expect(failed).toBeLessThan(6);
    bench.outcomes = () => ({ coef: 3 });
    await bench.test.clock.advance(30_000);
    expect(bench.state().bets[0]?.market.coef).toBe(3);
    const answered = bench.loads.length;
    await bench.test.clock.advance(60_000);
    expect(bench.loads).toHaveLength(answered);
  });

  it.each<[string, (bench: CouponBench) => Promise<unknown>]>([
    [
      'the feed has come back',
      async ({ test }) => test.bus.byName('qa').publish(feedReset.name, {}),
    ],
    ['a bet is added', (bench) => bench.add(market(8))],
  ])('a request is repeated at once when %s, after any outage of the operator', async (_, come) => {
    const bench = await openCoupon();
    bench.outcomes = null;
    await bench.add(market(7));
    await bench.test.clock.advance(60_000);
    const failed = bench.loads.length;
    bench.outcomes = () => ({ coef: 3 });
    await come(bench);
    await bench.test.clock.advance(0);
    expect(bench.loads).toHaveLength(failed + 1);
    expect(bench.state().bets[0]?.market.coef).toBe(3);
    await bench.test.clock.advance(60_000);
    expect(bench.loads).toHaveLength(failed + 1);
  });

  it('a request is repeated after 2 s at the earliest when only the feed has recovered', async () => {
    const bench = await openCoupon();
    bench.outcomes = null;
    await bench.add(market(7));
    await bench.test.clock.advance(60_000);
    bench.test.bus.byName('qa').publish(feedReset.name, {});
    await bench.test.clock.advance(0);
    const failed = bench.loads.length;
    await bench.test.clock.advance(1999);
    expect(bench.loads).toHaveLength(failed);
    await bench.test.clock.advance(1);
    expect(bench.loads).toHaveLength(failed + 1);
  });

  it('nothing is published when nothing of the coupon changed', async () => {
    const bench = await openCoupon();
    await bench.add(market(7));
    const count = (): number =>
      bench.test.messages.filter(({ name }) => name === 'coupon.state').length;
    const before = count();
    bench.feed({});
    bench.feed({});
    await bench.price('99:1', 5);
    expect(count()).toBe(before);
  });
});

describe('the store of the panel', () => {
  it('equals the published state, and keeps the objects of unchanged bets', async () => {
    const bench = await openCoupon();
    await bench.add(market(7), market(8));
    const { store } = bench.coupon;
    const [first, second] = store.bets;
    await bench.price('8:1', 5);
    expect(store.bets[0]).toBe(first);
    expect(store.bets[1]).not.toBe(second);
    expect(JSON.parse(JSON.stringify(store))).toMatchObject(
      JSON.parse(JSON.stringify(bench.state())) as object,
    );
  });
});
