import { couponState, navigationGo, navigationState, noticesShow } from '@grandstand/bus-contracts';
import type { CouponBet, ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed, noticesWithdraw } from '@grandstand/bus-contracts/shell';
import type { KeyValueStore, Log, Service } from '../ports';
import type { RestingClock } from '../time/resting-clock';
import type { Words } from '../ports/words';
import { hasNew, waitOf } from './forgotten';

export interface CouponNoticePorts {
  readonly bus: ShellHandle;
  readonly resting: RestingClock;
  /** What is kept for as long as the tab is open. */
  readonly tabStore: KeyValueStore;
  readonly words: Words;
  readonly log: Log;
}

const TOLD_KEY = 'reminders.coupon';
const KEY = 'coupon-reminder';
const LOOK_MS = 10_000;

/** Brings a coupon to mind that was filled and left: once a session. */
export function createCouponNotice(ports: CouponNoticePorts): Service {
  const { bus, resting, tabStore, words, log } = ports;
  let bets: readonly CouponBet[] = [];
  let known: ReadonlySet<string> = new Set();
  let waitedMs = 0;
  let isTold = tabStore.get(TOLD_KEY) !== null;
  /** In sight, or about to be. */
  let isShown = false;
  let isLooking = false;
  let cancel = (): void => {};

  const isOnCouponPage = (): boolean => bus.peek(navigationState)?.route === 'coupon';

  function look(): void {
    isLooking = false;
    waitedMs += LOOK_MS;
    const wait = waitOf(bets);
    const isIdle = bus.peek(couponState)?.placing.status === 'idle';
    if (wait !== null && waitedMs >= wait && isIdle && !isOnCouponPage()) void remind();
    keepLooking();
  }

  function keepLooking(): void {
    if (isTold || isShown || isLooking || bets.length === 0 || bus.signal.aborted) return;
    isLooking = true;
    cancel = resting.after(LOOK_MS, look);
  }

  async function remind(): Promise<void> {
    isShown = true;
    try {
      await show();
    } catch (error) {
      isShown = false;
      log('warn', 'The coupon was not brought to mind.', error);
    }
    // What was not shown is still to be told.
    keepLooking();
  }

  async function show(): Promise<void> {
    const [title, text, label] = await Promise.all([
      words('notices.coupon.title'),
      words('notices.coupon.text', { count: bets.length }),
      words('notices.coupon.open'),
    ]);
    if (!isShown) return;
    const action = { label };
    await bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true, action });
    isTold = true;
    tabStore.set(TOLD_KEY, '1');
  }

  function withdraw(): void {
    if (!isShown) return;
    isShown = false;
    bus
      .send(noticesWithdraw, { key: KEY })
      .catch((error: unknown) => log('warn', 'The word of the coupon stays in sight.', error));
  }

  bus.on(couponState, (coupon) => {
    ({ bets } = coupon);
    // Who adds a bet has not forgotten the coupon.
    if (hasNew(known, bets)) waitedMs = 0;
    known = new Set(bets.map(({ market }) => market.id));
    if (bets.length === 0) {
      withdraw();
      cancel();
      isLooking = false;
    }
    keepLooking();
  });
  bus.on(navigationState, () => {
    if (isOnCouponPage()) withdraw();
  });
  bus.on(noticesClosed, ({ key, how }) => {
    if (key !== KEY) return;
    isShown = false;
    if (how !== 'acted') return;
    bus
      .send(navigationGo, { path: '/coupon' })
      .catch((error: unknown) => log('warn', 'The coupon could not be gone to.', error));
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
