import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { market, openCoupon } from './coupon-bench';
import type { CouponBench } from './coupon-bench';
import { createFakePlacement } from './fake-placement';
import type { Fate } from './fake-placement';
import { createOneBrowser } from './one-browser';

type Step = 'click' | 'double' | 'wait' | 'long wait' | 'kill' | 'down' | 'up' | 'hear' | 'tick';

/** What happens: on the way to the operator, and in one of two tabs after another. */
export interface Schedule {
  readonly fates: readonly Fate[];
  readonly steps: readonly { readonly step: Step; readonly tab: 0 | 1 }[];
}

export interface Outcome {
  /** Presses on Place that a tab let pass. */
  readonly asked: number;
  /** Bets that the operator took. */
  readonly placed: number;
  /** Bets more than one for a game: each game is in the coupon until its bet is known. */
  readonly doubled: number;
  /** Bets the operator took whose game still stands in a coupon at the end, or tabs that still ask. */
  readonly lost: number;
  /** Bets at another price, stake or account than was on the screen at the press. */
  readonly changed: number;
}

const fate = fc.oneof(
  fc.constantFrom<Fate>('taken', 'lost-on-the-way', 'answer-lost', 'doubled', 'signed-out'),
  fc.integer({ min: 0, max: 25_000 }).map((arrivesAfter) => ({ arrivesAfter })),
  fc.integer({ min: 0, max: 9000 }).map((answersAfter) => ({ answersAfter })),
  fc.constantFrom<Fate>(
    { refusal: 'suspended' },
    { refusal: 'price-changed' },
    { refusal: 'captcha', status: 403 },
    { refusal: '', status: 503 },
    { refusal: '', status: 409 },
  ),
);

export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  fates: fc.array(fate, { maxLength: 8 }),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom<Step>(
        'click',
        'click',
        'double',
        'wait',
        'long wait',
        'kill',
        'down',
        'up',
        'hear',
        'tick',
      ),
      tab: fc.constantFrom<0 | 1>(0, 1),
    }),
    { minLength: 1, maxLength: 14 },
  ),
});

/** Plays a schedule to its end with two tabs of one player, and counts. */
export async function play({ fates, steps }: Schedule): Promise<Outcome> {
  const browser = createOneBrowser();
  const first = createTestBus();
  // One time for all: whatever a tab does, the operator and the other tab live through it, too.
  let now = first.clock.now();
  const late: { due: number; task: () => void }[] = [];
  const placement = createFakePlacement({
    now: () => now,
    after: (ms, task) => {
      late.push({ due: now + ms, task });
      return () => {};
    },
  });
  placement.fates.push(...fates);
  first.dispose();

  let opened = 0;
  const open = async (): Promise<{ bench: CouponBench; kill: () => void }> => {
    const tab = browser.open();
    const test = createTestBus({ now, mode: 'production' });
    const bench = await openCoupon({ ...tab, test, placement, refPrefix: `tab${(opened += 1)}` });
    await bench.signIn({ money: 10_000_000 });
    const kill = (): void => {
      tab.kill();
      test.dispose();
    };
    return { bench, kill };
  };
  const tabs = [await open(), await open()];

  const pass = async (ms: number): Promise<void> => {
    const until = now + ms;
    const stride = ms > 30_000 ? 6000 : 700;
    for (now = Math.min(now + stride, until); ; now = Math.min(now + stride, until)) {
      for (const one of late.splice(0)) {
        if (one.due <= now) one.task();
        else late.push(one);
      }
      for (const { bench } of tabs) {
        const { clock } = bench.test;
        await clock.advance(Math.max(0, now - clock.now()));
      }
      browser.deliver();
      if (now >= until) break;
    }
  };

  let asked = 0;
  let game = 100;
  const seen = new Map<string, Set<string>>();
  const press = ({ bench }: { bench: CouponBench }): void => {
    const click = bench.click();
    if (bench.state().isPlaceBet) asked += 1;
    for (const [id, coef] of Object.entries(click.coefs)) {
      seen.set(id, (seen.get(id) ?? new Set()).add(`${coef} ${click.amount} ${click.accountId}`));
    }
    void bench.place(click).catch(() => undefined);
  };

  for (const { step, tab } of steps) {
    const at = tabs[tab];
    if (!at) continue;
    const { bench } = at;
    if (bench.state().bets.length === 0) {
      await bench.add(market((game += 1), 1, 1.5));
      await bench.stake(1000);
    }
    if (step === 'click' || step === 'double') press(at);
    if (step === 'double') press(at);
    if (step === 'tick') await bench.price(bench.state().bets[0]?.market.id ?? '', 1.6);
    if (step === 'wait') await pass(2000);
    if (step === 'long wait') await pass(40_000);
    if (step === 'down') placement.isReachable = false;
    if (step === 'up') placement.isReachable = true;
    if (step === 'hear') browser.deliver();
    if (step === 'kill') {
      at.kill();
      tabs[tab] = await open();
    }
    await settle();
  }
  placement.isReachable = true;
  await pass(120_000);

  const legs = [...placement.bets.values()].flatMap((bet) =>
    bet.legs.map((leg) => ({
      id: leg.marketId,
      terms: `${leg.coef} ${bet.amount} ${bet.accountId}`,
    })),
  );
  const games = new Set(legs.map(({ id }) => id));
  const left = tabs.flatMap(({ bench }) => bench.state().bets.map(({ market }) => market.id));
  const asking = tabs.filter(({ bench }) => bench.state().placing.status !== 'idle').length;
  for (const { bench } of tabs) bench.test.dispose();
  return {
    asked,
    placed: placement.bets.size,
    doubled: legs.length - games.size,
    lost: left.filter((id) => games.has(id)).length + asking,
    changed: legs.filter(({ id, terms }) => seen.get(id)?.has(terms) !== true).length,
  };
}
