import { serverClockState } from '@grandstand/bus-contracts';
import { feedReconnect } from '@grandstand/bus-contracts/shell';
import type { PayloadOf } from '@grandstand/bus-contracts';
import { settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerNow } from '../../time/server-now';
import { market } from '../../../../tests/harness/coupon/coupon-bench';
import { openTimedTab } from '../../../../tests/harness/feed-tabs/timed-tab';
import type { TimedTab } from '../../../../tests/harness/feed-tabs/timed-tab';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Of the coupon's rules: after so long without a word prices are too old. */
const STALE_AFTER_MS = 25_000;

function offset({ test }: TimedTab): number | undefined {
  const known: PayloadOf<typeof serverClockState> | undefined = test.bus
    .join('observer')
    .peek(serverClockState);
  return known?.offset;
}

/** A player with a bet at 2 and a stake of 10.00 in the coupon. */
async function fill({ bench }: TimedTab, game = 7): Promise<void> {
  await bench.add(market(game));
  await bench.stake(1000);
}

/** The outcome of a press on Place. */
async function press({ bench }: TimedTab): Promise<string> {
  const answer = await bench
    .place()
    .then(() => 'placed')
    .catch((error: { code?: string }) => error.code ?? 'failed');
  return answer === 'placed' ? answer : [answer, ...bench.codes()].join(' ');
}

describe("the operator's clock", () => {
  it('P70 is known with the first message of the feed, even a day off', async () => {
    for (const ahead of [0, -DAY, DAY]) {
      const tab = await openTimedTab({ ahead });
      expect(offset(tab)).toBeUndefined();
      tab.server.beat();
      expect(offset(tab)).toBe(0 - ahead);
      const serverNow = createServerNow(tab.test.bus.join('reader'), tab.test.clock);
      await tab.pass(HOUR);
      expect(serverNow()).toBe(tab.truth());
      tab.stop();
    }
  });

  it('P70 is kept when the page’s clock is set back, and found again with the next message when it is set forward', async () => {
    const tab = await openTimedTab();
    const serverNow = createServerNow(tab.test.bus.join('reader'), tab.test.clock);
    tab.server.beat();
    tab.setClock(-8 * HOUR);
    await tab.test.clock.advance(3000);
    expect(serverNow()).toBe(tab.truth());
    tab.server.beat();
    expect(offset(tab)).toBe(8 * HOUR);
    tab.setClock(24 * HOUR);
    await tab.test.clock.advance(3000);
    tab.server.beat();
    expect(offset(tab)).toBe(-16 * HOUR);
    expect(serverNow()).toBe(tab.truth());
    tab.stop();
  });

  it('P70 is right after sleep, although the feed first repeats old messages', async () => {
    const tab = await openTimedTab({ ahead: -DAY });
    const price = (coef: number): number =>
      tab.server.broadcast({
        event: 'odds',
        odds: [{ id: '7:1', coef, isBlocked: false }],
        games: [],
      });
    price(2);
    await tab.pass(10_000);
    await tab.sleep(8 * HOUR, () => price(2.1));
    price(2.2);
    expect(offset(tab)).toBe(DAY);
    tab.stop();
  });
});

type Step =
  | { readonly kind: 'pass' | 'silence' | 'sleep' | 'set'; readonly ms: number }
  | { readonly kind: 'press' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'press' }) },
  fc.integer({ min: 1, max: 60_000 }).map((ms): Step => ({ kind: 'pass', ms })),
  fc.integer({ min: 1, max: 60_000 }).map((ms): Step => ({ kind: 'silence', ms })),
  fc.integer({ min: 1, max: 12 * HOUR }).map((ms): Step => ({ kind: 'sleep', ms })),
);
const move: fc.Arbitrary<Step> = fc
  .tuple(fc.integer({ min: 60_000, max: DAY }), fc.boolean())
  .map(([ms, isBack]): Step => ({ kind: 'set', ms: isBack ? -ms : ms }));

interface Reported {
  /** The outcome of each press, and whether prices were too old then, by the operator's clock. */
  readonly presses: { readonly became: string; readonly isOld: boolean }[];
  /** The times of each receipt by the operator's clock, and the expected ones. */
  readonly receipts: unknown[];
  readonly rightReceipts: unknown[];
}

/** Plays a schedule on a machine with its clock so far ahead. */
async function play(steps: readonly Step[], ahead: number): Promise<Reported> {
  const tab = await openTimedTab({ ahead });
  const reported: Reported = { presses: [], receipts: [], rightReceipts: [] };
  await tab.bench.signIn();
  let receivedAt = 0;
  let hasLeapt = false;
  const receive = async (): Promise<void> => {
    // After a long silence the page waits between two attempts, and would miss the message.
    if (tab.server.open === 0) await tab.test.bus.join('button').send(feedReconnect, {});
    tab.server.beat();
    receivedAt = tab.truth();
    hasLeapt = false;
  };
  await receive();
  let game = 100;
  await fill(tab, game);
  let seenAt = tab.truth();
  for (const one of steps) {
    if (one.kind === 'pass') {
      await tab.pass(one.ms);
      await receive();
    }
    const isLeap = one.kind === 'sleep' || one.kind === 'set';
    // Without a message between them, two leaps can cancel each other: no page could tell.
    if (isLeap && hasLeapt) await receive();
    hasLeapt ||= isLeap;
    if (one.kind === 'silence') await tab.test.clock.advance(one.ms);
    if (one.kind === 'sleep') await tab.sleep(one.ms);
    if (one.kind === 'set') tab.setClock(one.ms);
    if (one.kind === 'press') {
      const isOld = tab.truth() - receivedAt > STALE_AFTER_MS;
      const before = tab.placement.sent.length;
      reported.presses.push({ became: await press(tab), isOld });
      const bet = tab.placement.sent[before]?.bets[0];
      if (!bet) continue;
      reported.receipts.push({ seen: bet.seen.at, sent: bet.sentAt });
      reported.rightReceipts.push({ seen: seenAt, sent: tab.truth() });
      await fill(tab, (game += 1));
      seenAt = tab.truth();
    }
  }
  tab.stop();
  return reported;
}

describe('the coupon', () => {
  it('P70 has the same receipts and the same gate on a clock that is a day off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const right = await play(steps, 0);
        expect(right.receipts).toEqual(right.rightReceipts);
        for (const { became, isOld } of right.presses) {
          if (isOld) expect(became).toBe('not-ready feed-stale');
        }
        for (const ahead of [-DAY, DAY]) expect(await play(steps, ahead)).toEqual(right);
      }),
      { numRuns: runs(60) },
    );
  });

  it('P70 never counts old prices as new or dates a receipt wrongly when a clock is set', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 2, arbitrary: step }, move), { minLength: 1, maxLength: 12 }),
        async (steps) => {
          const { presses, receipts, rightReceipts } = await play(steps, 0);
          expect(receipts.map((one) => JSON.stringify(one))).toEqual(
            rightReceipts.map((one) => JSON.stringify(one)),
          );
          for (const { became, isOld } of presses) {
            if (isOld) expect(became).toBe('not-ready feed-stale');
          }
        },
      ),
      { numRuns: runs(120) },
    );
  });

  it('P70 places again with the first message of the feed after the clock was set', async () => {
    for (const by of [8 * HOUR, -8 * HOUR]) {
      const tab = await openTimedTab();
      await tab.bench.signIn();
      tab.server.beat();
      await fill(tab);
      tab.setClock(by);
      await tab.test.clock.advance(1000);
      tab.server.beat();
      expect(tab.bench.codes()).toEqual([]);
      expect(await press(tab)).toBe('placed');
      tab.stop();
    }
  });

  it('P70 reports without a request that prices are too old, until the next message', async () => {
    const tab = await openTimedTab({ ahead: DAY });
    await tab.bench.signIn();
    tab.server.beat();
    await fill(tab);
    tab.server.isUp = false;
    await tab.test.clock.advance(STALE_AFTER_MS);
    tab.setClock(-8 * HOUR);
    await tab.test.clock.advance(1000);
    expect(tab.bench.codes()).toEqual(['feed-stale']);
    tab.server.isUp = true;
    await tab.test.bus.join('button').send(feedReconnect, {});
    tab.server.beat();
    expect(tab.bench.codes()).toEqual([]);
    tab.stop();
  });

  it('P70 corrects its own times once the clock’s error is known', async () => {
    const tab = await openTimedTab({ ahead: 8 * HOUR });
    await tab.bench.signIn();
    await fill(tab);
    const seenAt = tab.truth();
    await tab.test.clock.advance(2000);
    tab.server.beat();
    expect(await press(tab)).toBe('placed');
    expect(tab.placement.sent[0]?.bets[0]).toMatchObject({
      seen: { at: seenAt },
      sentAt: tab.truth(),
    });
    tab.stop();
  });

  it('P03 P70 waits 30 s for a coupon in doubt, although the clock leaps 8 h meanwhile', async () => {
    for (const by of [8 * HOUR, -8 * HOUR]) {
      const tab = await openTimedTab();
      await tab.bench.signIn();
      tab.server.beat();
      await fill(tab);
      tab.placement.fates.push('lost-on-the-way');
      void press(tab);
      await settle();
      tab.setClock(by);
      await tab.pass(25_000);
      expect(tab.bench.state().placing.status).toBe('checking');
      await tab.pass(10_000);
      expect(tab.bench.state().placing.status).toBe('idle');
      tab.stop();
    }
  });

  it('P03 P70 waits in a tab that is opened later for 30 s from the send at most, with any clock', async () => {
    for (const [ahead, later] of [
      [0, 8 * HOUR],
      [DAY, -DAY],
    ] as const) {
      const kept = new Map<string, string>();
      const first = await openTimedTab({ ahead, kept });
      await first.bench.signIn();
      first.server.beat();
      await fill(first);
      first.placement.fates.push('lost-on-the-way');
      void press(first);
      await settle();
      first.stop();
      const tabs = [5000, 60_000].map(async (after) => {
        const tab = await openTimedTab({ ahead: ahead + later, kept: new Map(kept), after });
        tab.server.beat();
        await tab.bench.signIn();
        await tab.pass(3000);
        const { status } = tab.bench.state().placing;
        tab.stop();
        return status;
      });
      expect(await Promise.all(tabs)).toEqual(['checking', 'idle']);
    }
  });
});
