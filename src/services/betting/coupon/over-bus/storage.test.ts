import { couponRemoveBet } from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponClear,
  couponSetSystemValue,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import {
  createTestBus,
  HOSTILE_ADDRESSES,
  leavesSite,
  runs,
} from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { BET_PREFIX, COUPON_KEY } from '../storage/keys';
import { parseSavedBet, parseSavedCoupon } from '../storage/saved-shapes';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import {
  createLostStorage,
  createSharedStorage,
} from '../../../../../tests/harness/tabs/shared-storage';

const DAY = 24 * 60 * 60 * 1000;

const ids = (bench: CouponBench): string[] => bench.state().bets.map(({ market }) => market.id);

const remove = async ({ panel }: CouponBench, marketId: string): Promise<unknown> =>
  panel.send(couponRemoveBet, { marketId });

/** The same coupon, as the player made it. */
function made({ state }: { state: CouponBench['state'] }): unknown {
  const { bets, addedAtByBetId, typeId, systemValue, amount } = state();
  return { bets, addedAtByBetId, typeId, systemValue, amount };
}

describe('the saved copy', () => {
  it('CPN-01 holds bets, addedAtByBetId, typeId and systemValue, and survives reload', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(1), market(2), market(3), market(4));
    await before.panel.send(couponSetType, { typeId: 2 });
    await before.panel.send(couponSetSystemValue, { systemValue: 3 });
    await before.stake(1250);
    const kept = JSON.parse(storage.kept.get(COUPON_KEY)!) as Record<string, unknown>;
    const { addedAtByBetId, typeId, systemValue } = before.state();
    expect(kept).toMatchObject({ addedAtByBetId, typeId, systemValue });
    expect(kept['bets']).toHaveLength(4);

    const after = await openCoupon({ storage: storage.tab() });
    expect(made(after)).toEqual(made(before));
  });

  it('is read from the whole coupon when the keys of the bets are missing', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(1), market(2));
    for (const key of storage.kept.keys()) if (key !== COUPON_KEY) storage.kept.delete(key);
    const after = await openCoupon({ storage: storage.tab() });
    expect(made(after)).toEqual(made(before));
  });

  it('requests present prices after a reload, and shows the changes', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(7, 1, 2));
    await before.price('7:1', 1.4);
    const after = await openCoupon({ storage: storage.tab() });
    expect(after.loads).toEqual([['7:1']]);
    expect(after.state().bets[0]).toMatchObject({ seenCoef: 2, market: { coef: 2 } });
    await after.price('7:1', 1.4);
    expect(after.state().problems).toContainEqual({ code: 'price-changed', marketId: '7:1' });
  });

  it('is not written when prices move', async () => {
    const storage = createSharedStorage();
    const tab = storage.tab();
    let writes = 0;
    const counting = {
      ...tab,
      set: (key: string, value: string) => {
        writes += 1;
        return tab.set(key, value);
      },
    };
    const bench = await openCoupon({ storage: counting });
    await bench.add(market(7, 1, 2));
    const before = writes;
    for (let i = 1; i <= 50; i++) await bench.price('7:1', 2 + i / 100);
    expect(writes).toBe(before);
    await bench.panel.send(couponAcceptPrices, {});
    expect(writes).toBe(before + 2);
  });

  it('keeps the removal of a bet for a day', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(7));
    await before.panel.send(couponClear, {});
    expect(storage.kept.has(`${BET_PREFIX}7:1`)).toBe(true);
    const test = createTestBus({ now: before.test.clock.now() + DAY + 1 });
    const after = await openCoupon({ storage: storage.tab(), test });
    expect(after.state().bets).toEqual([]);
    expect(storage.kept.has(`${BET_PREFIX}7:1`)).toBe(false);
  });
});

describe('several tabs', () => {
  it('CPN-01 apply a bet added, removed or accepted in one of them', async () => {
    const storage = createSharedStorage();
    const one = await openCoupon({ storage: storage.tab() });
    const two = await openCoupon({ storage: storage.tab() });
    await one.add(market(1));
    await two.add(market(2));
    expect(ids(one)).toEqual(['1:1', '2:1']);
    expect(ids(two)).toEqual(['1:1', '2:1']);
    expect(two.state().typeId).toBe(1);
    await two.panel.send(couponRemoveBet, { marketId: '1:1' });
    expect(ids(one)).toEqual(['2:1']);
    await one.price('2:1', 3);
    await two.price('2:1', 3);
    await one.panel.send(couponAcceptPrices, {});
    expect(two.state().bets[0]?.seenCoef).toBe(3);
    await one.stake(700);
    expect(two.state().amount).toBe(700);
    await one.panel.send(couponClear, {});
    expect(ids(two)).toEqual([]);
  });

  it('lose no edit when they change the coupon before the messages arrive', async () => {
    const edit = fc.record({
      tab: fc.nat(2),
      game: fc.integer({ min: 1, max: 12 }),
      isAdd: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 25 }), async (edits) => {
        const kept = new Map<string, string>();
        // Storage events wait until everyone has written: the worst that a browser does.
        const late: (() => void)[] = [];
        const tabs = [0, 1, 2].map(() => ({ changes$: new Subject<string | null>() }));
        const storages = tabs.map(({ changes$ }) => ({
          changes$,
          get: (key: string) => kept.get(key) ?? null,
          keys: () => [...kept.keys()],
          set: (key: string, value: string) => {
            kept.set(key, value);
            for (const other of tabs) {
              if (other.changes$ !== changes$) late.push(() => other.changes$.next(key));
            }
            return true;
          },
          remove: (key: string) => void kept.delete(key),
        }));
        const benches = await Promise.all(storages.map(async (storage) => openCoupon({ storage })));
        // Each game is used by one tab only, so that the expected coupon is known.
        const expected = new Set<string>();
        for (const { tab, game, isAdd } of edits) {
          const own = game * 3 + tab;
          const bench = benches[tab]!;
          if (isAdd) {
            await bench.add(market(own));
            expected.add(`${own}:1`);
          } else {
            await remove(bench, `${own}:1`);
            expected.delete(`${own}:1`);
          }
        }
        while (late.length > 0) late.shift()?.();
        for (const bench of benches) expect(new Set(ids(bench))).toEqual(expected);
        const after = await openCoupon({ storage: storages[0]! });
        expect(new Set(ids(after))).toEqual(expected);
        for (const { test } of [...benches, after]) test.dispose();
      }),
      { numRuns: runs(60) },
    );
  });

  it('keep the newer of two outcomes of one market', async () => {
    const storage = createSharedStorage();
    const one = await openCoupon({ storage: storage.tab() });
    const two = await openCoupon({ storage: storage.tab() });
    await one.add(market(7, 1));
    await two.test.clock.advance(1000);
    await two.add(market(7, 3));
    expect(ids(one)).toEqual(['7:3']);
    await one.panel.send(couponRemoveBet, { marketId: '7:3' });
    const after = await openCoupon({ storage: storage.tab() });
    expect(ids(after)).toEqual([]);
  });

  it('write the whole coupon again after one of them cleared all storage', async () => {
    const storage = createSharedStorage();
    const tab = storage.tab();
    const bench = await openCoupon({ storage: tab });
    await bench.add(market(1), market(2));
    storage.kept.clear();
    (tab.changes$ as Subject<string | null>).next(null);
    await bench.add(market(3));
    const after = await openCoupon({ storage: storage.tab() });
    expect(ids(after)).toEqual(['1:1', '2:1', '3:1']);
  });
});

describe('storage that fails', () => {
  it('P60 is written again after this tab cleared it without an event', async () => {
    const storage = createSharedStorage();
    const bench = await openCoupon({ storage: storage.tab() });
    await bench.add(market(1), market(2));
    storage.kept.clear();
    await bench.add(market(3));
    const later = await openCoupon({ storage: storage.tab() });
    expect(ids(later)).toEqual(ids(bench));
    expect(ids(later)).toHaveLength(3);
  });

  it('P60 leaves the coupon working, and is reported once', async () => {
    const bench = await openCoupon({ storage: createLostStorage() });
    await bench.signIn();
    await bench.add(market(7), market(8));
    await bench.stake(500);
    expect(bench.notices).toEqual(['[coupon.notKept]']);
    expect(bench.coupon.store.isKept).toBe(false);
    expect(await bench.place()).toMatchObject({ betIds: ['bet-1'] });
    expect(bench.state().bets).toEqual([]);
  });

  it('P60 stores the coupon as soon as there is room again', async () => {
    const storage = createSharedStorage();
    const tab = storage.tab();
    let isFull = true;
    const bench = await openCoupon({
      storage: { ...tab, set: (key, value) => !isFull && tab.set(key, value) },
    });
    await bench.add(market(7));
    isFull = false;
    await bench.add(market(8));
    expect(bench.coupon.store.isKept).toBe(true);
    const after = await openCoupon({ storage: storage.tab() });
    expect(ids(after)).toEqual(['7:1', '8:1']);
  });
});

describe('a hostile copy', () => {
  it('P61 is cleaned of broken parts', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(1), market(2), market(3));
    const { kept } = storage;
    kept.set(`${BET_PREFIX}1:1`, '{"market":');
    kept.set(`${BET_PREFIX}x`, kept.get(`${BET_PREFIX}2:1`)!);
    kept.set(COUPON_KEY, '{"typeId":77,"systemValue":"many","amount":-3,"bets":7}');
    const after = await openCoupon({ storage: storage.tab() });
    expect(ids(after)).toEqual(['2:1', '3:1']);
    expect(after.state()).toMatchObject({ systemValue: 2, amount: null });
    expect(kept.has(`${BET_PREFIX}1:1`)).toBe(false);
  });

  it.each(HOSTILE_ADDRESSES.filter((path) => leavesSite(path)))(
    'P61 loses a bet that would link to "%s"',
    (path) => {
      const saved = {
        market: { ...market(7), game: { ...market(7).game, path } },
        blockId: 0,
        addedAt: 1,
      };
      expect(parseSavedBet('7:1', JSON.stringify(saved))).toEqual({ kind: 'broken' });
    },
  );

  it.each([
    ['a price below 1', { coef: 0.5 }],
    ['no finite price', { coef: Number.POSITIVE_INFINITY }],
    ['a start no date can hold', { game: { ...market(7).game, startsAt: 1e20 } }],
    ['a name of a novel’s length', { champ: { id: 1, name: 'x'.repeat(5000) } }],
  ])('P61 loses a bet with %s', (_what, change) => {
    const text = JSON.stringify({ market: { ...market(7), ...change }, blockId: 0, addedAt: 1 });
    expect(parseSavedBet('7:1', text.replaceAll('null', '1e999'))).toEqual({ kind: 'broken' });
  });

  it('P61 becomes a consistent coupon for any stored value, 50,000 times', async () => {
    const sound = market(7);
    const mutated = fc
      .tuple(
        fc.constantFrom('id', 'coef', 'typeId', 'param', 'kind', 'champ', 'game', 'isLive'),
        fc.jsonValue(),
      )
      .map(([key, value]) =>
        JSON.stringify({ market: { ...sound, [key]: value }, addedAt: value, amount: value }),
      );
    const whole = fc
      .record(
        {
          typeId: fc.jsonValue(),
          systemValue: fc.jsonValue(),
          amount: fc.jsonValue(),
          amountByBlockId: fc.jsonValue(),
          promoCode: fc.jsonValue(),
          isAutoMax: fc.jsonValue(),
          expressId: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((terms) =>
        JSON.stringify({ bets: [{ market: sound }, { market: market(8) }], ...terms }),
      );
    const raw = fc.oneof(fc.string(), fc.json(), mutated, whole);
    fc.assert(
      fc.property(raw, (text) => {
        const bet = parseSavedBet('7:1', text);
        if (bet.kind === 'bet') expect(bet.entry.bet.market.id).toBe('7:1');
        const draft = parseSavedCoupon(text);
        if (draft === null) return;
        expect([0, 1, 2, 9]).toContain(draft.typeId);
        expect(Number.isSafeInteger(draft.systemValue)).toBe(true);
        const stakes = draft.bets.map(({ amount }) => amount);
        for (const one of [draft.amount, ...stakes, ...Object.values(draft.amountByBlockId)]) {
          expect(one ?? 0).toBeGreaterThanOrEqual(0);
        }
        expect(draft.promoCode.length).toBeLessThanOrEqual(40);
        for (const { bet: one, addedAt } of draft.bets) {
          expect(one.market.coef).toBeGreaterThanOrEqual(1);
          expect(Number.isFinite(addedAt)).toBe(true);
        }
      }),
      { numRuns: runs(50_000) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(raw, { maxLength: 6 }), raw, async (bets, coupon) => {
        const storage = createSharedStorage(
          new Map([
            [COUPON_KEY, coupon],
            ...bets.map((text, i) => [`${BET_PREFIX}${i}`, text] as const),
          ]),
        );
        storage.kept.set(`${BET_PREFIX}7:1`, bets[0] ?? '');
        storage.kept.set('coupon.intent.x', coupon);
        const bench = await openCoupon({ storage: storage.tab() });
        await bench.add(market(90));
        expect(ids(bench)).toContain('90:1');
        expect(bench.test.problems).toEqual([]);
        bench.test.dispose();
      }),
      { numRuns: runs(150) },
    );
  });
});
