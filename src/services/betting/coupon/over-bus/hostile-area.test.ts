import { couponAddBet, couponPlaced, defineManifest } from '@grandstand/bus-contracts';
import type { CouponPick } from '@grandstand/bus-contracts';
import { couponClear, couponSetType } from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { adaptOlderContracts, couponAddBetV1 } from '../../../../shell/start/boot/older-contracts';
import { market, openCoupon, pick } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import { createSharedStorage } from '../../../../../tests/harness/tabs/shared-storage';

const LIE = { home: 'REAL MADRID', away: 'BARCELONA', startsAt: 1, path: '/line/lie' };

const names = (bench: CouponBench): string[] =>
  bench.state().bets.map(({ market: { game } }) => `${game.home} – ${game.away}`);

/** An area that may add bets and nothing else. */
function areaOf({ test }: CouponBench) {
  const area = test.bus.admit(
    defineManifest({ name: 'sports', subscribes: [], publishes: [], sends: [couponAddBet] }),
  );
  return { add: (more: object) => area.send(couponAddBet, more as CouponPick) };
}

describe('P52 an area that lies about an outcome', () => {
  it('names nothing: the coupon shows only the operator’s names', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    const outcome = market(7, 1, 1.5);
    await areaOf(bench).add({
      ...pick(outcome),
      market: { ...outcome, game: { ...outcome.game, ...LIE } },
      game: LIE,
      home: LIE.home,
    });
    expect(names(bench)).toEqual([' – ']);
    await bench.test.clock.advance(0);
    expect(bench.state().bets).toMatchObject([{ market: outcome, isConfirmed: true }]);
    await bench.place();
    expect(bench.state().successCoupon?.legs).toMatchObject([{ home: 'Arsenal', away: 'Chelsea' }]);
    expect(JSON.stringify([...bench.test.messages])).not.toContain('MADRID');
  });

  it('names nothing in the former version either', async () => {
    const bench = await openCoupon();
    adaptOlderContracts(bench.test.bus);
    const area = bench.test.bus.admit(
      defineManifest({ name: 'older', subscribes: [], publishes: [], sends: [couponAddBetV1] }),
    );
    const outcome = market(7);
    const answer = await area.send(couponAddBetV1, {
      market: { ...outcome, param: '9.5', game: { ...outcome.game, ...LIE } },
    });
    expect(answer).toEqual({ count: 1 });
    expect(names(bench)).toEqual([' – ']);
    await bench.test.clock.advance(0);
    expect(bench.state().bets).toMatchObject([{ market: outcome }]);
  });

  it('cannot enable Place before the operator has answered', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    bench.outcomes = null;
    await areaOf(bench).add(pick(market(7)));
    await bench.test.clock.advance(1000);
    expect(bench.codes()).toEqual(['bet-unconfirmed']);
    expect(bench.state().isPlaceBet).toBe(false);
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toEqual([]);
    bench.outcomes = () => ({});
    await bench.test.clock.advance(10_000);
    expect(bench.codes()).toEqual([]);
    await bench.place();
    expectMessage(bench.test, couponPlaced, { betIds: ['bet-1'] });
  });

  it('cannot add two outcomes of one market by naming another game or market', async () => {
    const bench = await openCoupon();
    const area = areaOf(bench);
    await area.add(pick(market(7, 1)));
    await area.add({ ...pick(market(7, 3)), gameId: 999 });
    await area.add({ ...pick(market(7, 2)), marketTypeId: 999 });
    expect(bench.state().bets).toHaveLength(3);
    await bench.test.clock.advance(0);
    await bench.test.clock.advance(0);
    expect(bench.state().bets.map((bet) => bet.market.id)).toEqual(['7:2']);
    // It goes on by the feed of the game that it is of.
    await bench.finish(7);
    expect(bench.state().bets).toMatchObject([{ isFinished: true }]);
  });

  it('cannot bet on an outcome that the operator does not have', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    bench.outcomes = () => undefined;
    await areaOf(bench).add({ ...pick(market(7)), marketId: 'made-up' });
    await bench.test.clock.advance(0);
    expect(bench.codes()).toEqual(['bet-blocked']);
    expect(names(bench)).toEqual([' – ']);
  });
});

describe('the names of bets', () => {
  it('CPN-01 are kept, shown after a reload, and confirmed before Place is offered', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(7), market(8));
    await before.panel.send(couponSetType, { typeId: 1 });
    const after = await openCoupon({ storage: storage.tab() });
    expect(names(after)).toEqual(['Arsenal – Chelsea', 'Arsenal – Chelsea']);
    await after.signIn();
    expect(after.state().bets.map((bet) => bet.isConfirmed)).toEqual([true, true]);
    after.test.dispose();

    const raw = storage.tab();
    for (const key of raw.keys()) {
      raw.set(key, (raw.get(key) ?? '').replaceAll('Arsenal', 'REAL MADRID'));
    }
    const test = await openCoupon({ storage: storage.tab() });
    expect(names(test)).toEqual(['Arsenal – Chelsea', 'Arsenal – Chelsea']);
    await test.panel.send(couponClear, {});
  });

  it('P20 are loaded by each tab itself, and change none of its decisions', async () => {
    const storage = createSharedStorage();
    const one = await openCoupon({ storage: storage.tab() });
    const two = await openCoupon({ storage: storage.tab() });
    await one.add(market(7));
    await two.test.clock.advance(0);
    expect(names(two)).toEqual(['Arsenal – Chelsea']);
    expect(two.state().bets).toMatchObject([{ isConfirmed: true }]);
  });
});
