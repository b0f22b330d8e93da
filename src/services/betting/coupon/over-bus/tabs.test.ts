import { couponAddBet, couponRemoveBet } from '@grandstand/bus-contracts';
import { couponClear, couponSetAmountOf, couponSetType } from '@grandstand/bus-contracts/shell';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { BET_PREFIX } from '../storage/keys';
import { market, pick, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import { createFakePlacement } from '../../../../../tests/harness/coupon/fake-placement';
import { advanceAll, createOneBrowser } from '../../../../../tests/harness/tabs/one-browser';
import type { OneBrowser } from '../../../../../tests/harness/tabs/one-browser';

const ids = (bench: CouponBench): string[] => bench.state().bets.map(({ market }) => market.id);

/** Two tabs of a player with the same express of two, at one operator. */
async function openTwo(): Promise<{
  browser: OneBrowser;
  one: CouponBench;
  two: CouponBench;
  killOne: () => void;
  advance: (ms: number) => Promise<void>;
}> {
  const browser = createOneBrowser();
  const firstTab = browser.open();
  const one = await openCoupon({ ...firstTab, refPrefix: 'one' });
  const { placement } = one;
  const two = await openCoupon({ ...browser.open(), placement, refPrefix: 'two' });
  for (const bench of [one, two]) await bench.signIn();
  await one.add(market(7, 1, 1.5), market(8, 1, 2));
  await one.stake(1000);
  browser.deliver();
  // The other tab requests the bets from the operator itself.
  await two.test.clock.advance(0);
  await settle();
  const killOne = (): void => {
    firstTab.kill();
    one.test.dispose();
  };
  return {
    browser,
    one,
    two,
    killOne,
    advance: async (ms) => advanceAll(browser, [one.test, two.test], ms),
  };
}

describe('several tabs', () => {
  it('P20 never store a bet for a mere message about its game', async () => {
    const browser = createOneBrowser();
    const one = await openCoupon({ ...browser.open() });
    const two = await openCoupon({ ...browser.open() });
    await one.panel.send(couponAddBet, pick(market(1)));
    await one.panel.send(couponSetAmountOf, { betId: '1:1', amount: 100 });
    browser.deliver();
    await settle();
    await two.kickOff(1);

    // At once, so that neither has received the other's edit.
    await one.panel.send(couponSetAmountOf, { betId: '1:1', amount: 900 });
    await two.panel.send(couponAddBet, pick(market(2)));
    browser.deliver();
    await settle();
    for (const bench of [one, two]) {
      expect(ids(bench)).toEqual(['1:1', '2:1']);
      expect(bench.state().amountByBetId['1:1']).toBe(900);
    }
  });

  it('P20 correct only their own times after a late clock', async () => {
    const browser = createOneBrowser();
    const one = await openCoupon({ ...browser.open() });
    const two = await openCoupon({ ...browser.open() });
    await one.panel.send(couponAddBet, pick(market(1)));
    await one.panel.send(couponSetAmountOf, { betId: '1:1', amount: 100 });
    await two.panel.send(couponAddBet, pick(market(2)));
    const [own] = two.state().bets;
    browser.deliver();
    await settle();

    // Before the other tab has been told.
    await one.panel.send(couponSetAmountOf, { betId: '1:1', amount: 900 });
    two.test.qa.publish('serverClock.state', { offset: 5000, measuredAt: 0, steadyAt: 0 });
    browser.deliver();
    await settle();
    for (const bench of [one, two]) {
      expect(bench.state().amountByBetId['1:1']).toBe(900);
      const moved = bench.state().bets.find((bet) => bet.market.id === '2:1');
      expect(moved?.seenAt).toBe((own?.seenAt ?? 0) + 5000);
    }
  });

  it('P20 lose no edit of 200 in each of four tabs, with late messages', async () => {
    const browser = createOneBrowser();
    const benches = await Promise.all(
      [0, 1, 2, 3].map(async () => openCoupon({ ...browser.open() })),
    );
    // Bets in and out, bankers, stakes: each game is one tab's own, so that the end is known.
    const wanted = new Map<string, number | null>();
    for (let edit = 0; edit < 200; edit++) {
      for (const [tab, { panel }] of benches.entries()) {
        const game = 1 + tab + 4 * (edit % 11);
        const id = `${game}:1`;
        if (!wanted.has(id)) {
          await panel.send(couponAddBet, pick(market(game)));
          wanted.set(id, null);
        } else if (edit % 3 === 0) {
          await panel.send(couponRemoveBet, { marketId: id });
          wanted.delete(id);
        } else {
          await panel.send(couponSetAmountOf, { betId: id, amount: edit });
          wanted.set(id, edit);
        }
      }
      if (edit % 17 === 0) browser.deliver();
    }
    browser.deliver();
    const after = await openCoupon({ ...browser.open() });
    for (const bench of [...benches, after]) {
      expect(new Set(ids(bench))).toEqual(new Set(wanted.keys()));
      expect(bench.state().amountByBetId).toEqual(
        Object.fromEntries([...wanted].filter(([, amount]) => amount !== null)),
      );
    }
  });

  it('P01 place one bet when two place the same coupon at once', async () => {
    const { one, two, advance } = await openTwo();
    one.placement.fates.push({ answersAfter: 2000 });
    const clicks = Promise.allSettled([one.place(), two.place()]);
    await settle();
    expect(two.codes()).toEqual(['placing-elsewhere']);
    await advance(3000);
    expect((await clicks).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(one.placement.sent).toHaveLength(1);
    expect([ids(one), ids(two)]).toEqual([[], []]);
  });

  it('P01 check the others before a send without their messages', async () => {
    const { one, two, browser } = await openTwo();
    await one.place();
    // The message is still in flight; storage has changed already.
    await expect(two.place()).rejects.toMatchObject({ code: 'not-ready' });
    expect(one.placement.sent).toHaveLength(1);
    browser.deliver();
    expect(ids(two)).toEqual([]);
  });

  it('P03 look up the bet in doubt of a closed tab', async () => {
    const { one, two, killOne, browser } = await openTwo();
    one.placement.fates.push({ answersAfter: 5000 });
    void one.place().catch(() => undefined);
    await settle();
    killOne();
    browser.deliver();
    expect(two.state().placing).toEqual({ status: 'checking', refId: 'one-1' });
    await two.test.clock.advance(2000);
    expect(two.state()).toMatchObject({ placing: { status: 'idle' }, bets: [] });
    expect(two.state().successCoupon).toMatchObject({ refId: 'one-1' });
    expect(two.placement.bets.size).toBe(1);
  });

  it('read the coupon again after the back/forward cache', async () => {
    const { one, two, browser } = await openTwo();
    // A page that sleeps receives nothing from other tabs.
    await one.panel.send(couponRemoveBet, { marketId: '7:1' });
    await one.add(market(9));
    await one.panel.send(couponSetType, { typeId: 9 });
    expect(ids(two)).toEqual(['7:1', '8:1']);
    two.restored$.next();
    expect(ids(two)).toEqual(['8:1', '9:1']);
    expect(two.state().typeId).toBe(9);
    browser.deliver();
    expect(ids(two)).toEqual(['8:1', '9:1']);
  });

  it('keep no stake, code or result of a player after a sign-out', async () => {
    const { one, two, browser } = await openTwo();
    await one.panel.send(couponSetAmountOf, { betId: '7:1', amount: 300 });
    browser.deliver();
    for (const bench of [one, two]) await bench.signOut();
    browser.deliver();
    for (const bench of [one, two]) {
      expect(bench.state()).toMatchObject({
        amountByBetId: {},
        promoCode: '',
        isVipBet: false,
        successCoupon: null,
        accountId: null,
      });
      expect(ids(bench)).toEqual(['7:1', '8:1']);
    }
    expect(browser.kept.get(`${BET_PREFIX}7:1`)).not.toContain('"amount"');
  });
});

describe('a tab that is closed by force', () => {
  it('P02 sends the same id and body again, at whatever moment it closed', async () => {
    // Before the click; at it; stored; sent and lost; on its way back; answered; settled.
    for (const waits of [-1, 0, 1, 500, 1500, 2500, 4000]) {
      const browser = createOneBrowser();
      let test = createTestBus();
      // The operator outlives the page: in every page, the time is the operator's.
      const placement = createFakePlacement({
        now: () => test.clock.now(),
        after: (ms, task) => test.clock.after(ms, task),
      });
      const tab = browser.open();
      const bench = await openCoupon({ ...tab, test, placement, refPrefix: `at${waits}` });
      await bench.signIn();
      await bench.add(market(7, 1, 1.5));
      await bench.stake(1000);
      if (waits === 500) placement.fates.push('lost-on-the-way');
      else if (waits > 0) placement.fates.push({ answersAfter: 2000 });
      if (waits >= 0) void bench.place().catch(() => undefined);
      if (waits > 0) await test.clock.advance(waits);
      tab.kill();
      test.dispose();

      test = createTestBus({ now: test.clock.now() });
      const after = await openCoupon({ ...browser.open(), test, placement, refPrefix: 'after' });
      await after.signIn();
      await test.clock.advance(60_000);
      expect(after.state().placing.status).toBe('idle');
      await after.stake(1000);
      if (ids(after).length > 0) await after.place();
      expect(placement.bets.size).toBe(1);
      const [first, ...again] = placement.sent;
      expect(again).toHaveLength(waits === 500 ? 1 : 0);
      for (const coupon of again) expect(coupon).toEqual(first);
      test.dispose();
    }
  });
});

it('empties the coupon in every tab at once', async () => {
  const { one, two, browser } = await openTwo();
  await one.panel.send(couponClear, {});
  browser.deliver();
  expect(ids(two)).toEqual([]);
});
