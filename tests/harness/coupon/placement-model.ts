import { couponAddBet, serverClockState } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import { couponSetType } from '@grandstand/bus-contracts/shell';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH, EXPRESS, SINGLE, SYSTEM } from '@grandstand/bus-contracts/domain';
import { createTestBus, createVirtualClock, settle } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { ACCOUNT } from '../../../src/services/betting/coupon/testing/sample-coupon';
import { market, openCoupon, pick } from './coupon-bench';
import type { CouponBench } from './coupon-bench';
import { createFakePlacement } from './fake-placement';
import type { Fate, FakePlacement } from './fake-placement';
import { createOneBrowser } from '../tabs/one-browser';

const STEPS = [
  'click',
  'double click',
  /** The price, the stake or the account changes between the pointer's way down and the click. */
  'click as the price moves',
  'click as the stake changes',
  'click as the account changes',
  /** The tab dies within the turn of the click, before or after the call has left. */
  'click and die',
  'die',
  'wait',
  'long wait',
  'operator down',
  'operator up',
  /** Of a batch: the operator takes the others. */
  'one outcome is refused',
  'all outcomes are taken',
  'hear the other tabs',
  'price moves',
  'clock set forward',
  'clock set back',
] as const;
type Step = (typeof STEPS)[number];

/** The coupons that are played, and how many bets each has. */
const COUPONS = {
  single: { typeId: SINGLE, bets: 1 },
  express: { typeId: EXPRESS, bets: 2 },
  /** Two outcomes of one match and one of another, at a price together. */
  builder: { typeId: EXPRESS, bets: 3 },
  system: { typeId: SYSTEM, bets: 3 },
  batch: { typeId: BATCH, bets: 2 },
  /** A press on a price places the bet; one that was not placed stays in the coupon as a single. */
  'one click': { typeId: SINGLE, bets: 1 },
} as const;

/** The events: on the way to the operator, and in one of two tabs after another. */
export interface Schedule {
  /** Of the sends, in their order; all further ones are accepted. */
  readonly fates: readonly Fate[];
  readonly steps: readonly {
    readonly step: Step;
    readonly tab: 0 | 1;
    /** The number of microtask turns before a tab dies. */
    readonly turns: number;
  }[];
  /** The player's setting for moved prices. */
  readonly changeCoefAction: 0 | 1 | 2;
  readonly coupon: keyof typeof COUPONS;
}

export interface Outcome {
  /** Presses on Place that a tab let pass, and presses on prices where one click is enough. */
  readonly requested: number;
  /** Placements, by their refIds, of which the operator took a bet. */
  readonly placed: number;
  /** Bets more than one for a game: each game is in the coupon until its bet is known. */
  readonly doubled: number;
  /** Bets that the operator accepted and that are still in a coupon at the end, or tabs that still look them up. */
  readonly lost: number;
  /** Bets at another price, stake or account than was on the screen at the press. */
  readonly changed: number;
}

const fate = fc.oneof(
  fc.constantFrom<Fate>('taken', 'lost-on-the-way', 'answer-lost', 'doubled', 'signed-out'),
  fc.integer({ min: 0, max: 25_000 }).map((arrivesAfter) => ({ arrivesAfter })),
  fc.integer({ min: 0, max: 9000 }).map((answersAfter) => ({ answersAfter })),
  fc.constantFrom<Fate>(
    { refusal: 'bet-blocked' },
    { refusal: 'price-changed' },
    { refusal: 'captcha', status: 403 },
    { refusal: '', status: 500 },
    { refusal: '', status: 503 },
    { refusal: '', status: 409 },
  ),
);

export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  fates: fc.array(fate, { maxLength: 8 }),
  steps: fc.array(
    fc.record({
      step: fc.oneof(
        { weight: 4, arbitrary: fc.constant<Step>('click') },
        {
          weight: STEPS.length,
          arbitrary: fc.constantFrom(...STEPS),
        },
      ),
      tab: fc.constantFrom<0 | 1>(0, 1),
      turns: fc.integer({ min: 0, max: 30 }),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  changeCoefAction: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  coupon: fc.constantFrom<Schedule['coupon']>(
    'single',
    'express',
    'builder',
    'system',
    'batch',
    'one click',
  ),
});

const NOON = Date.UTC(2026, 7, 29, 12);
const HOURS = 8 * 60 * 60 * 1000;
const OTHER_ACCOUNT = 12;
const MONEY = 10_000_000;
const STAKE = 1000;

interface OpenTab {
  readonly bench: CouponBench;
  readonly kill: () => void;
  /** A feed message: the page's clock is measured again. */
  readonly measure: () => void;
}

/** Plays a schedule to its end with two tabs of one player, and counts. */
export async function play(schedule: Schedule): Promise<Outcome> {
  const { fates, steps, changeCoefAction, coupon } = schedule;
  const isOneClick = coupon === 'one click';
  const browser = createOneBrowser();
  // One time for all: while a tab acts, it passes for the operator and the other tab, too.
  const clock = createVirtualClock(NOON);
  const truth = (): number => NOON + clock.steady();
  const operator = createFakePlacement({ now: truth, after: clock.after });
  operator.fates.push(...fates);

  let matchPrice = 2.5;
  let opened = 0;
  const open = async (): Promise<OpenTab> => {
    const tab = browser.open();
    const test = createTestBus({ clock, mode: 'production' });
    const placement = ofTab(operator);
    const bench = await openCoupon({
      ...tab,
      test,
      placement,
      config: { isBetBuilderOffered: true },
      refPrefix: `tab${(opened += 1)}`,
    });
    const serverClock = test.bus.join('server-clock');
    const measure = (): void => {
      const measuredAt = clock.now();
      const offset = truth() - measuredAt;
      serverClock.publish(serverClockState, { offset, measuredAt, steadyAt: clock.steady() });
    };
    measure();
    bench.operator.priceTogether = () => matchPrice;
    await bench.signIn({ money: MONEY });
    const kill = (): void => {
      tab.kill();
      placement.die();
      test.dispose();
    };
    return { bench, kill, measure };
  };
  const tabs = [await open(), await open()];
  await tabs[0]?.bench.set({ changeCoefAction });
  if (isOneClick)
    await tabs[0]?.bench.set({ isActiveOneClick: true, oneClickAmount: { EUR: STAKE } });
  browser.deliver();

  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0;) {
      const stride = Math.min(left, Math.max(1, clock.dueIn));
      await clock.advance(stride);
      browser.deliver();
      left -= stride;
    }
    for (const { measure } of tabs) measure();
  };

  let requested = 0;
  let game = 100;
  const seen = new Map<string, Set<string>>();
  /** The coupon on the screen as the pointer goes down. */
  const check = (bench: CouponBench): RequestOf<typeof couponPlace> => {
    const { accountId, isPlaceBet } = bench.state();
    const click = { ...bench.click(), accountId: accountId ?? 0 };
    if (isPlaceBet) requested += 1;
    for (const [id, own] of Object.entries(click.coefs)) {
      const coef = click.matchCoefs?.[Number.parseInt(id, 10)] ?? own;
      seen.set(id, (seen.get(id) ?? new Set()).add(`${coef} ${click.amount} ${click.accountId}`));
    }
    return click;
  };
  /** Puts new outcomes in; where one click is to be enough, their presses place them. */
  const fill = async (bench: CouponBench): Promise<void> => {
    const { typeId, bets } = COUPONS[coupon];
    for (let count = 0; count < bets; count++) {
      // The second outcome of a builder is of the same match.
      const isSecond = coupon === 'builder' && count === 1;
      if (!isSecond) game += 1;
      const outcome = market(game, isSecond ? 9 : 1, 1.5);
      if (isOneClick) {
        requested += 1;
        const { accountId } = bench.state();
        seen.set(outcome.id, new Set([`${outcome.coef} ${STAKE} ${accountId}`]));
        bench.press(outcome);
      }
      await bench.panel.send(couponAddBet, pick(outcome)).catch(() => undefined);
    }
    if (isOneClick) return;
    await bench.panel.send(couponSetType, { typeId });
    await bench.stake(STAKE);
  };
  const press = (bench: CouponBench, click = check(bench)): void => {
    void bench.place(click).catch(() => undefined);
  };

  /** The pointer goes down, something happens, and the click follows: none where the button was off as it went down. */
  const pressAs = async (
    bench: CouponBench,
    happens: (click: RequestOf<typeof couponPlace>) => Promise<unknown>,
  ): Promise<void> => {
    const { isPlaceBet } = bench.state();
    const click = check(bench);
    await happens(click);
    if (isPlaceBet) press(bench, click);
  };

  const movePrice = (bench: CouponBench): Promise<void> => {
    const [bet] = bench.state().bets;
    matchPrice = matchPrice === 2.5 ? 2.4 : 2.5;
    return bench.price(bet?.market.id ?? '', bet?.market.coef === 1.6 ? 1.4 : 1.6);
  };
  const die = async (tab: 0 | 1, turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    tabs[tab]?.kill();
    tabs[tab] = await open();
  };

  const acts: Readonly<
    Record<Step, (bench: CouponBench, tab: 0 | 1, turns: number) => void | Promise<void>>
  > = {
    click: (bench) => press(bench),
    'double click': (bench) => {
      press(bench);
      press(bench);
    },
    'click as the price moves': (bench) => pressAs(bench, () => movePrice(bench)),
    'click as the stake changes': (bench) =>
      pressAs(bench, ({ amount }) => bench.stake(amount === STAKE ? 2 * STAKE : STAKE)),
    'click as the account changes': (bench) =>
      pressAs(bench, ({ accountId }) => {
        const id = accountId === OTHER_ACCOUNT ? ACCOUNT.id : OTHER_ACCOUNT;
        return bench.signIn({ id, money: MONEY });
      }),
    'click and die': (bench, tab, turns) => {
      press(bench);
      return die(tab, turns);
    },
    die: (_bench, tab, turns) => die(tab, turns),
    wait: () => pass(2000),
    'long wait': () => pass(40_000),
    'operator down': () => void (operator.isReachable = false),
    'operator up': () => void (operator.isReachable = true),
    'one outcome is refused': (bench) => {
      const [bet] = bench.state().bets;
      if (bet) operator.refusedSingles.set(bet.market.id, { refusal: 'bet-blocked' });
    },
    'all outcomes are taken': () => operator.refusedSingles.clear(),
    'hear the other tabs': () => browser.deliver(),
    'price moves': (bench) => movePrice(bench),
    'clock set forward': () => clock.set(clock.now() + HOURS),
    'clock set back': () => clock.set(clock.now() - HOURS),
  };

  for (const { step, tab, turns } of steps) {
    const bench = tabs[tab]?.bench;
    if (!bench) continue;
    if (bench.state().bets.length === 0) await fill(bench);
    // The operator describes the bets, and prices those of one match together.
    await clock.advance(coupon === 'builder' ? 300 : 0);
    await acts[step](bench, tab, turns);
    await settle();
  }
  operator.isReachable = true;
  await pass(120_000);

  const legs = [...operator.bets.values()].flatMap((bet) =>
    bet.legs.map((leg) => ({
      id: leg.marketId,
      terms: `${leg.matchCoef ?? leg.coef} ${bet.amount} ${bet.accountId}`,
    })),
  );
  const games = new Set(legs.map(({ id }) => id));
  const left = tabs.flatMap(({ bench }) => bench.state().bets.map(({ market }) => market.id));
  const asking = tabs.filter(({ bench }) => bench.state().placing.status !== 'idle').length;
  for (const { bench } of tabs) bench.test.dispose();
  return {
    requested,
    placed: new Set([...operator.bets.keys()].map((refId) => refId.split('/')[0])).size,
    doubled: legs.length - games.size,
    lost: left.filter((id) => games.has(id)).length + asking,
    changed: legs.filter(({ id, terms }) => seen.get(id)?.has(terms) !== true).length,
  };
}

/** The operator as one tab reaches it: calls of a dead tab do nothing. */
function ofTab(operator: FakePlacement): FakePlacement & { readonly die: () => void } {
  let isDead = false;
  const never = new Promise<never>(() => {});
  const tab = Object.create(operator) as FakePlacement & { readonly die: () => void };
  return Object.assign(tab, {
    place: (coupon) => (isDead ? never : operator.place(coupon)),
    byRef: (refId) => (isDead ? never : operator.byRef(refId)),
    die: () => {
      isDead = true;
    },
  } satisfies Partial<typeof tab>);
}
