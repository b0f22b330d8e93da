import {
  accountState,
  meaningOf,
  couponAddBet,
  couponPlaced,
  couponRemoveBet,
  playerRulesState,
} from '@grandstand/bus-contracts';
import { banState, couponSetType } from '@grandstand/bus-contracts/shell';
import type { CouponProblem, CouponType } from '@grandstand/bus-contracts';
import { createTestBus, expectMessage, settle, runs } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENT_PREFIX } from '../storage/keys';
import { BET_REFUSAL_CODES } from '../../../../../tests/harness/bet-refusals';
import { market, pick, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { BenchOptions, CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import { createFakePlacement } from '../../../../../tests/harness/coupon/fake-placement';
import type { Fate } from '../../../../../tests/harness/coupon/fake-placement';
import { createSharedStorage } from '../../../../../tests/harness/tabs/shared-storage';

/** A player's express of two, with a stake of 10.00. */
async function openExpress(options: BenchOptions = {}): Promise<CouponBench> {
  const bench = await openCoupon(options);
  await bench.signIn();
  await bench.add(market(7, 1, 1.5), market(8, 1, 2.25));
  await bench.stake(1000);
  return bench;
}

/** What keeps a player from betting, as it comes and is lifted while the coupon is open. */
const BARRED: Readonly<Record<string, (bench: CouponBench, isOn: boolean) => void>> = {
  banned: ({ test }, isOn) =>
    test.qa.publish(banState.name, { isBanned: isOn, banLevel: isOn ? 3 : 0, banVersion: 1 }),
  'account-frozen': ({ test }, isOn) =>
    test.qa.publish(accountState.name, {
      ...test.qa.peek(accountState.name)!,
      isAccountFrozen: isOn,
    }),
  ...Object.fromEntries(
    BET_REFUSAL_CODES.map((code) => [
      `player-barred: ${code}`,
      ({ test }: CouponBench, isOn: boolean) =>
        test.qa.publish(playerRulesState.name, {
          line: [],
          live: [],
          isLineClosed: false,
          isLiveClosed: false,
          refusal: isOn ? { code, text: `The operator: ${code}.` } : null,
        }),
    ]),
  ),
};

/** The problem that a coupon then has. */
const barringProblem = (name: string): CouponProblem => {
  const [code, reason] = name.split(': ') as [CouponProblem['code'], string?];
  return reason === undefined ? { code } : { code, reason, text: `The operator: ${reason}.` };
};

const ids = (bench: CouponBench): string[] => bench.state().bets.map(({ market }) => market.id);
const placedEvents = ({ messages }: TestBus): number =>
  messages.filter(({ name }) => name === couponPlaced.name).length;

describe('placing', () => {
  it.each(Object.entries(BARRED))(
    'BAN-01 is not offered to a player from whom no bet is taken, and sends nothing: %s',
    async (name, bar) => {
      const bench = await openExpress();
      expect(bench.state().isPlaceBet).toBe(true);
      bar(bench, true);
      await settle();
      expect(bench.state()).toMatchObject({ isPlaceBet: false, problems: [barringProblem(name)] });
      await expect(bench.place()).rejects.toThrow();
      expect(bench.placement.sent).toEqual([]);
      bar(bench, false);
      await settle();
      expect(bench.state()).toMatchObject({ isPlaceBet: true, problems: [] });
      // The next visitor is not the player who was barred.
      bar(bench, true);
      await bench.signOut();
      expect(bench.codes()).toEqual(['not-signed-in']);
    },
  );

  it.each(BET_REFUSAL_CODES.filter((code) => code !== 'sport-not-allowed'))(
    'that is refused for the player’s own sake is refused no more once they are let bet again: %s',
    async (code) => {
      const bench = await openExpress();
      bench.placement.fates.push({ refusal: code });
      await expect(bench.place()).rejects.toThrow();
      const [refused] = bench.state().problems;
      expect(meaningOf(refused!.code).isBarring).toBe(true);
      const bar = BARRED[`player-barred: ${code}`]!;
      bar(bench, true);
      await settle();
      expect(bench.codes()).toEqual(['player-barred']);
      bar(bench, false);
      await settle();
      expect(bench.state()).toMatchObject({ isPlaceBet: true, problems: [] });
    },
  );

  it('CPN-12 sends a coupon with every field, and removes the placed bets', async () => {
    const bench = await openExpress();
    const added = bench.test.clock.now();
    await bench.test.clock.advance(2000);
    const answer = await bench.place();
    expect(bench.placement.sent).toEqual([
      {
        refId: 'ref-1',
        userId: 'ann',
        accountId: 11,
        typeId: 1,
        systemValue: 2,
        amount: 1000,
        scale: 2,
        bets: [
          {
            marketId: '7:1',
            coef: 1.5,
            blockId: 0,
            isBanker: false,
            seen: { coef: 1.5, at: added },
            sentAt: added + 2000,
            score: null,
          },
          {
            marketId: '8:1',
            coef: 2.25,
            blockId: 0,
            isBanker: false,
            seen: { coef: 2.25, at: added },
            sentAt: added + 2000,
            score: null,
          },
        ],
        coef: 3.375,
        coefByView: '3.375',
        coefViewId: 0,
        changeCoefAction: 2,
        exactCoef: 0,
        isDropOnScoreChange: false,
        amountByBlockId: {},
        prepaidAmount: 0,
        promoCode: '',
        isVipBet: false,
        isFreeBet: false,
        bonusCoef: null,
        hyperBonus: null,
      },
    ]);
    expect(answer).toEqual({ refId: 'ref-1', betIds: ['bet-1'] });
    expect(bench.state()).toMatchObject({ bets: [], placing: { status: 'idle' } });
    expectMessage(bench.test, couponPlaced, {
      refId: 'ref-1',
      betIds: ['bet-1'],
      typeId: 1,
      accountId: 11,
      amount: 1000,
    });
    expect(bench.coupon.store.successCoupon).toMatchObject({ refId: 'ref-1', id: 'bet-1' });
    await bench.add(market(9));
    expect(bench.coupon.store.successCoupon).toBeNull();
  });

  it('CPN-03 places several singles as one batch: one request under one refId, and a bet for each', async () => {
    for (const typeId of [0, 9] as const) {
      const bench = await openExpress();
      await bench.panel.send(couponSetType, { typeId });
      expect(bench.state().typeId).toBe(9);
      const { refId, betIds } = await bench.place();
      expect(betIds).toHaveLength(2);
      expect(bench.placement.sent).toMatchObject([
        {
          refId,
          typeId: 9,
          amount: 2000,
          amountByBlockId: { 0: 1000, 1: 1000 },
          bets: [
            { marketId: '7:1', coef: 1.5, blockId: 0 },
            { marketId: '8:1', coef: 2.25, blockId: 1 },
          ],
        },
      ]);
      expectMessage(bench.test, couponPlaced, { refId, typeId: 9, amount: 2000 });
      expect(placedEvents(bench.test)).toBe(1);
    }
  });

  it('keeps the singles that were refused, with the reason, when others were placed', async () => {
    const bench = await openExpress();
    await bench.panel.send(couponSetType, { typeId: 0 });
    bench.placement.refusedSingles.set('8:1', {
      refusal: 'stake-too-big',
      details: { limit: 7.5 },
    });
    const { betIds } = await bench.place();
    expect(betIds).toEqual(['bet-1']);
    expect(ids(bench)).toEqual(['8:1']);
    expect(bench.state().problems[0]).toEqual({
      code: 'stake-too-big',
      marketId: '8:1',
      limit: 750,
    });
  });

  it('P01 a double click and a repeated message make one bet', async () => {
    const bench = await openExpress();
    bench.placement.fates.push({ answersAfter: 400 });
    const click = bench.click();
    const options = { idempotencyKey: 'click-1' };
    const results = Promise.allSettled([
      bench.place(click, options),
      bench.place(click, options),
      bench.place(click),
    ]);
    await settle();
    expect(bench.state().placing).toEqual({ status: 'sending', refId: 'ref-1' });
    await bench.test.clock.advance(500);
    expect((await results).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    await expect(bench.place(click)).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toHaveLength(1);
  });

  it.each<[Fate, string, string]>([
    [{ refusal: 'bet-blocked' }, 'refused', 'refused'],
    [{ refusal: 'bet-finished' }, 'refused', 'refused'],
    [{ refusal: 'bad-coupon' }, 'refused', 'refused'],
    [{ refusal: 'stake-too-small', details: { limit: '20.00' } }, 'refused', 'stake-too-small'],
    [{ refusal: 'not-enough-money' }, 'not-enough-money', 'not-enough-money'],
    [{ refusal: 'too-many-attempts', status: 429 }, 'refused', 'refused'],
  ])('shows the reason when %o was refused, and keeps the coupon', async (fate, code, problem) => {
    const bench = await openExpress();
    bench.placement.fates.push(fate);
    await expect(bench.place()).rejects.toMatchObject({ name: 'HandlerFailed', code });
    expect(bench.state().problems[0]?.code).toBe(problem);
    expect(bench.state().placing).toEqual({ status: 'idle' });
    expect(ids(bench)).toHaveLength(2);
    await bench.stake(2000);
    expect(bench.codes()).toEqual([]);
    expect(await bench.place()).toMatchObject({ refId: 'ref-2' });
  });

  it('shows the operator’s prices after a refusal for moved prices', async () => {
    const bench = await openExpress();
    bench.outcomes = (id) => (id === '7:1' ? { coef: 1.4 } : {});
    bench.placement.fates.push({
      refusal: 'price-changed',
      details: { changes: [{ marketId: '7:1', coef: 1.4, isBlocked: false }] },
    });
    await expect(bench.place()).rejects.toMatchObject({ code: 'price-changed' });
    expect(bench.state().bets[0]).toMatchObject({ seenCoef: 1.5, market: { coef: 1.4 } });
    expect(bench.state().problems).toEqual([{ code: 'price-changed', marketId: '7:1' }]);
  });

  it('marks the bets that the operator refused as suspended or over', async () => {
    for (const refusal of ['bet-blocked', 'bet-finished'] as const) {
      const bench = await openExpress();
      bench.outcomes = null;
      bench.placement.fates.push({ refusal, details: { marketIds: ['8:1'] } });
      await expect(bench.place()).rejects.toMatchObject({ code: 'refused' });
      expect(bench.state().problems).toEqual([{ code: refusal, marketId: '8:1' }]);
    }
  });

  it('keeps a bet that was added while the coupon was being sent', async () => {
    const bench = await openExpress();
    bench.placement.fates.push({ answersAfter: 3000 });
    const placing = bench.place();
    await settle();
    await bench.panel.send(couponAddBet, pick(market(9)));
    await bench.test.clock.advance(3000);
    await placing;
    expect(ids(bench)).toEqual(['9:1']);
  });
});

describe('a press on Place', () => {
  it('P04 sends the prices, stake and account of the press, or nothing', async () => {
    const change = fc.constantFrom('price', 'stake', 'account', 'bet', 'suspend');
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 4 }),
        fc.integer({ min: 101, max: 400 }),
        async (changes, hundredths) => {
          const bench = await openExpress();
          const click = bench.click();
          // Everything that can happen between the press and its arrival at the service.
          for (const one of changes) {
            if (one === 'price') await bench.price('7:1', hundredths / 100);
            if (one === 'suspend') await bench.price('8:1', 2.25, true);
            if (one === 'stake') await bench.stake(hundredths);
            if (one === 'account') await bench.signIn({ id: hundredths });
            if (one === 'bet') await bench.add(market(9));
          }
          const result = await bench.place(click).catch((error: unknown) => error);
          const { sent } = bench.placement;
          if (result instanceof Error) {
            expect(sent).toEqual([]);
          } else {
            expect(sent).toHaveLength(1);
            expect(sent[0]).toMatchObject({ amount: click.amount, accountId: click.accountId });
            expect(
              Object.fromEntries(sent[0]!.bets.map((leg) => [leg.marketId, leg.coef])),
            ).toEqual(click.coefs);
          }
          bench.test.dispose();
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('P04 is refused for a price that moved between the press and the send', async () => {
    const bench = await openExpress();
    const click = bench.click();
    await bench.price('7:1', 1.4);
    await expect(bench.place(click)).rejects.toMatchObject({ code: 'price-changed' });
    // Nor is it enough to send the new price: the player has not accepted it.
    await expect(bench.place()).rejects.toMatchObject({ code: 'price-changed' });
    expect(bench.placement.sent).toEqual([]);
  });

  it('P07 a blocked or finished bet is not placed, in a coupon of any type', async () => {
    for (const typeId of [0, 1, 2, 9] satisfies CouponType[]) {
      for (const flag of ['blocked', 'finished'] as const) {
        const bench = await openExpress();
        await bench.add(market(9));
        await bench.panel.send(couponSetType, { typeId });
        const click = bench.click();
        if (flag === 'blocked') await bench.price('8:1', 2.25, true);
        else await bench.finish(8);
        await expect(bench.place(click)).rejects.toMatchObject({ code: 'not-ready' });
        expect(bench.placement.sent).toEqual([]);
        await bench.panel.send(couponRemoveBet, { marketId: '8:1' });
        await bench.panel.send(couponSetType, { typeId: typeId === 2 ? 1 : typeId });
        await bench.place();
        expect(bench.placement.bets.size).toBe(typeId === 0 || typeId === 9 ? 2 : 1);
        bench.test.dispose();
      }
    }
  });

  it('is refused for a guest, an empty coupon, a stale feed and more than the balance', async () => {
    const bench = await openCoupon();
    const click = { amount: 100, accountId: 11, coefs: {} };
    await expect(bench.place(click)).rejects.toMatchObject({ code: 'not-ready' });
    await bench.add(market(7));
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-signed-in' });
    await bench.signIn({ money: 400 });
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-enough-money' });
    await bench.stake(300);
    bench.feed({});
    await bench.test.clock.advance(26_000);
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toEqual([]);
  });
});

describe('a lost answer', () => {
  it('P03 shows "checking", requests the result by refId, and finds the placed bet', async () => {
    const bench = await openExpress();
    bench.placement.fates.push('answer-lost');
    await expect(bench.place()).rejects.toMatchObject({ code: 'unknown-outcome' });
    expect(bench.state().placing).toEqual({ status: 'checking', refId: 'ref-1' });
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-ready' });
    await bench.test.clock.advance(1000);
    expect(bench.placement.lookedUp).toEqual(['ref-1']);
    expect(bench.state()).toMatchObject({ placing: { status: 'idle' }, bets: [] });
    expectMessage(bench.test, couponPlaced, { refId: 'ref-1', betIds: ['bet-1'] });
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('P03 is requested until the operator can be reached', async () => {
    const bench = await openExpress();
    bench.placement.fates.push('answer-lost');
    bench.placement.isReachable = false;
    await expect(bench.place()).rejects.toMatchObject({ code: 'unknown-outcome' });
    await bench.test.clock.advance(600_000);
    expect(bench.state().placing.status).toBe('checking');
    bench.placement.isReachable = true;
    await bench.test.clock.advance(15_000);
    expect(bench.state()).toMatchObject({ placing: { status: 'idle' }, bets: [] });
  });

  it('P03 counts as not placed after half a minute, and the bet is sent again under the same refId', async () => {
    const bench = await openExpress();
    bench.placement.fates.push({ arrivesAfter: 40_000 });
    await expect(bench.place()).rejects.toMatchObject({ code: 'unknown-outcome' });
    await bench.test.clock.advance(29_000);
    expect(bench.state().placing.status).toBe('checking');
    await bench.test.clock.advance(10_000);
    expect(bench.state().placing.status).toBe('idle');
    expect(bench.codes()).toEqual(['unavailable']);
    expect(bench.coupon.store.isPlaceBet).toBe(true);
    // The first send arrives after all, then the player tries again.
    await bench.test.clock.advance(10_000);
    expect(await bench.place()).toEqual({ refId: 'ref-1', betIds: ['bet-1'] });
    expect(bench.placement.bets.size).toBe(1);
  });

  it('P03 names the reference under which the bet is sent again, also when a clock is set', async () => {
    const storage = createSharedStorage();
    const test = createTestBus();
    const placement = createFakePlacement(test.clock);
    const before = await openExpress({ storage: storage.tab(), test, placement });
    placement.fates.push('lost-on-the-way');
    await before.place().catch(() => undefined);
    await test.clock.advance(60_000);
    expect(before.codes()).toEqual(['unavailable']);
    test.dispose();

    const after = await openCoupon({ storage: storage.tab(), placement, refPrefix: 'new' });
    const { clock } = after.test;
    const sendTime = (offset: number): void => {
      const measured = { measuredAt: clock.now(), steadyAt: clock.steady() };
      after.test.qa.publish('serverClock.state', { offset, ...measured });
    };
    sendTime(0);
    await after.signIn();
    placement.fates.push('lost-on-the-way');
    const placed = after.place().catch((error: unknown) => error);
    expect(after.state().placing).toEqual({ status: 'sending', refId: 'ref-1' });
    expect(await placed).toMatchObject({ code: 'unknown-outcome' });
    // No corrected clock makes a recent send of this tab look old.
    sendTime(60_000);
    await clock.advance(5000);
    expect(after.state().placing).toEqual({ status: 'checking', refId: 'ref-1' });
    expect(placement.sent.map(({ refId }) => refId)).toEqual(['ref-1', 'ref-1']);
  });

  it('P03 does not share its refId with another coupon', async () => {
    const bench = await openExpress();
    bench.placement.fates.push('lost-on-the-way');
    await bench.place().catch(() => undefined);
    await bench.test.clock.advance(60_000);
    await bench.stake(2000);
    expect(await bench.place()).toMatchObject({ betIds: ['bet-1'] });
    expect(bench.placement.sent.map(({ refId }) => refId)).toEqual(['ref-1', 'ref-2']);
  });

  it.each([500, 502, 408, 409])('P03 is assumed for an answer of %s', async (status) => {
    const bench = await openExpress();
    bench.placement.fates.push({ refusal: '', status });
    await expect(bench.place()).rejects.toMatchObject({ code: 'unknown-outcome' });
    expect(bench.state().placing.status).toBe('checking');
  });

  it('P03 is looked up after a reload', async () => {
    const storage = createSharedStorage();
    const test = createTestBus();
    const placement = createFakePlacement(test.clock);
    const before = await openExpress({ storage: storage.tab(), test, placement });
    placement.fates.push({ answersAfter: 5000 });
    void before.place().catch(() => undefined);
    await settle();
    test.dispose();

    const after = await openCoupon({ storage: storage.tab(), placement });
    expect(after.state().placing).toEqual({ status: 'checking', refId: 'ref-1' });
    expect(placement.lookedUp).toEqual([]);
    await after.signIn();
    await after.test.clock.advance(0);
    expect(after.state()).toMatchObject({ placing: { status: 'idle' }, bets: [] });
    expectMessage(after.test, couponPlaced, { refId: 'ref-1' });
    expect([...storage.kept.keys()].filter((key) => key.startsWith(INTENT_PREFIX))).toEqual([]);
    expect(placement.sent).toHaveLength(1);
  });

  it('finds its intent stored before the send', async () => {
    const storage = createSharedStorage();
    const bench = await openExpress({ storage: storage.tab() });
    const { place } = bench.placement;
    const seen: (string | undefined)[] = [];
    Object.assign(bench.placement, {
      place: async (...args: Parameters<typeof place>) => {
        seen.push(storage.kept.get(`${INTENT_PREFIX}${args[0].refId}`));
        return place(...args);
      },
    });
    await bench.place();
    expect(JSON.parse(seen[0] ?? '{}')).toMatchObject({ coupon: bench.placement.sent[0] });
  });

  it('is no longer looked up when another tab has found the bet', async () => {
    const storage = createSharedStorage();
    const test = createTestBus();
    const placement = createFakePlacement(test.clock);
    const one = await openExpress({ storage: storage.tab(), test, placement });
    placement.fates.push('answer-lost');
    placement.isReachable = false;
    await one.place().catch(() => undefined);
    const two = await openCoupon({ storage: storage.tab(), placement });
    placement.isReachable = true;
    await two.signIn();
    await two.test.clock.advance(0);
    expect(two.state().placing.status).toBe('idle');
    await one.test.clock.advance(1000);
    expect(one.state()).toMatchObject({ placing: { status: 'idle' }, bets: [] });
    expect(placedEvents(one.test) + placedEvents(two.test)).toBe(1);
  });
});

describe('a sign-out', () => {
  it('keeps the bets of the coupon, and no data of the player', async () => {
    const storage = createSharedStorage();
    const bench = await openExpress({ storage: storage.tab() });
    await bench.place();
    await bench.add(market(9));
    await bench.stake(1234);
    await bench.signOut();
    expect(ids(bench)).toEqual(['9:1']);
    expect(bench.coupon.store.successCoupon).toBeNull();
    expect(bench.state()).toMatchObject({ amount: null, placing: { status: 'idle' } });
    const left = [...storage.kept].flat().join('\n');
    expect(left).not.toMatch(/ann|ref-1|1234/);
  });

  it('removes bets in doubt, so that nobody places them again', async () => {
    const storage = createSharedStorage();
    const bench = await openExpress({ storage: storage.tab() });
    bench.placement.fates.push({ answersAfter: 60_000 });
    void bench.place().catch(() => undefined);
    await settle();
    await bench.signOut();
    expect(ids(bench)).toEqual([]);
    expect([...storage.kept.keys()].some((key) => key.startsWith(INTENT_PREFIX))).toBe(false);
    await bench.test.clock.advance(120_000);
    expect(placedEvents(bench.test)).toBe(0);
    expect(bench.coupon.store.successCoupon).toBeNull();
    expect(bench.placement.lookedUp).toEqual([]);
  });

  it('ends requests for the bets of the former player', async () => {
    const storage = createSharedStorage();
    const test = createTestBus();
    const placement = createFakePlacement(test.clock);
    const before = await openExpress({ storage: storage.tab(), test, placement });
    placement.fates.push('answer-lost');
    await before.place().catch(() => undefined);
    test.dispose();
    const after = await openCoupon({ storage: storage.tab(), placement });
    await after.signIn({}, 'bob');
    await after.test.clock.advance(60_000);
    expect(placement.lookedUp).toEqual([]);
    expect(after.state().placing.status).toBe('idle');
  });
});

describe('another player than the sender', () => {
  it('P03 P12 finds at the start no bet in doubt, and all others', async () => {
    const storage = createSharedStorage();
    const test = createTestBus();
    const placement = createFakePlacement(test.clock);
    const before = await openExpress({ storage: storage.tab(), test, placement });
    placement.fates.push('answer-lost');
    await before.place().catch(() => undefined);
    await before.add(market(9));
    test.dispose();
    const after = await openCoupon({ storage: storage.tab(), placement });
    expect(ids(after)).toEqual(['7:1', '8:1', '9:1']);
    await after.signIn({}, 'bob');
    expect(ids(after)).toEqual(['9:1']);
    await after.test.clock.advance(60_000);
    expect(placement.lookedUp).toEqual([]);
    expect([...storage.kept.keys()].filter((key) => key.startsWith(INTENT_PREFIX))).toEqual([]);
    expect(ids(await openCoupon({ storage: storage.tab() }))).toEqual(['9:1']);
  });
});

describe('a player who may not play now', () => {
  const asked = { everyMinutes: 15, playedMs: 900_000, sums: null, isLoading: false };

  it.each([
    ['sessionLimit.state', { endsAt: 5, hasEnded: true }, { endsAt: null, hasEnded: false }],
    ['realityCheck.state', { asked }, { asked: null }],
  ])('P97 places nothing: %s', async (name, halted, free) => {
    const bench = await openExpress();
    bench.test.qa.publish(name, halted);
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toEqual([]);
    expect(ids(bench)).toHaveLength(2);
    bench.test.qa.publish(name, free);
    await bench.place();
    expect(bench.placement.sent).toHaveLength(1);
  });
});
