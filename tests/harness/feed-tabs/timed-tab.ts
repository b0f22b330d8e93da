import { createTestBus } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { createFeed } from '../../../src/services/betting/feed';
import { createServerClock } from '../../../src/services/site/server-clock';
import { openCoupon } from '../coupon/coupon-bench';
import type { CouponBench } from '../coupon/coupon-bench';
import { createFakePlacement } from '../coupon/fake-placement';
import type { FakePlacement } from '../coupon/fake-placement';
import { createFeedServer } from '../host/feed-server';
import type { FeedServer } from '../host/feed-server';
import { createFakePage } from '../fakes/memory-ports';
import { createSharedStorage } from '../tabs/shared-storage';

/** Noon of a Saturday, by the operator's clock. */
const NOON = Date.UTC(2026, 7, 29, 12);
const BEAT_MS = 5000;

/** A tab with a coupon and a feed on a machine with a clock that may be wrong, be set, and sleep. */
export interface TimedTab {
  readonly bench: CouponBench;
  readonly test: TestBus;
  readonly server: FeedServer;
  readonly placement: FakePlacement;
  /** The time of the operator's clock. */
  truth(): number;
  /** Somebody sets the machine's clock. */
  setClock(by: number): void;
  /** The machine sleeps, the operator goes on; messages of that time arrive on waking. */
  sleep(ms: number, meanwhile?: () => void): Promise<void>;
  /** Time passes; the operator beats. */
  pass(ms: number): Promise<void>;
  stop(): void;
}

export interface TimedTabOptions {
  /** How far the machine's clock is ahead of the operator's. */
  readonly ahead?: number;
  /** The browser's storage, of an earlier tab. */
  readonly kept?: Map<string, string>;
  /** How long after noon the tab is opened. */
  readonly after?: number;
}

export async function openTimedTab(options: TimedTabOptions = {}): Promise<TimedTab> {
  const { ahead = 0, kept, after = 0 } = options;
  const test = createTestBus({ now: NOON + after + ahead });
  const { bus, clock } = test;
  let slept = 0;
  const truth = (): number => NOON + after + clock.steady() + slept;
  const server = createFeedServer(truth);
  const page = createFakePage();
  const placement = createFakePlacement({ now: truth, after: clock.after });
  createFeed({ bus: bus.join('feed'), clock, page, connect: server.connect });
  createServerClock({ bus: bus.join('server-clock') });
  const bench = await openCoupon({
    test,
    placement,
    storage: createSharedStorage(kept).tab(),
    refPrefix: `at-${after}`,
  });
  return {
    bench,
    test,
    server,
    placement,
    truth,
    setClock: (by) => clock.set(clock.now() + by),
    sleep: async (ms, meanwhile) => {
      server.breakOff();
      clock.set(clock.now() + ms);
      slept += ms;
      meanwhile?.();
      page.visible$.next(false);
      page.visible$.next(true);
      await clock.advance(0);
    },
    pass: async (ms) => {
      for (let left = ms; left > 0; left -= BEAT_MS) {
        await clock.advance(Math.min(BEAT_MS, left));
        if (left >= BEAT_MS && server.isUp) server.beat();
      }
    },
    stop: test.dispose,
  };
}
