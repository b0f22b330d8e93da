import {
  accountState,
  NO_ACCOUNTS,
  configState,
  couponAddBet,
  couponState,
  feedGames,
  feedOdds,
  feedState,
  noticesShow,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import {
  couponPlace,
  couponPress,
  couponSetAmount,
  couponSettingsSet,
} from '@grandstand/bus-contracts/shell';
import type {
  Account,
  AnswerOf,
  CouponMarket,
  CouponState,
  PayloadOf,
  RequestOf,
  SendOptions,
  ShellHandle,
  SiteConfig,
} from '@grandstand/bus-contracts';
import { createTestBus, PLAIN_SITE, settle } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { CurrentOutcome } from '../../../src/api';
import { createCoupon } from '../../../src/services/betting/coupon';
import { createCouponSettings } from '../../../src/services/betting/coupon-settings';
import type { CouponService } from '../../../src/services/betting/coupon';
import {
  ACCOUNT,
  EUR,
  pickOf,
  sampleMarket,
} from '../../../src/services/betting/coupon/testing/sample-coupon';
import type { KeyValueStore } from '../../../src/services/ports';
import type { TabLocks } from '../../../src/services/ports/tab-locks';
import { createExchange } from '../../../src/services/betting/coupon/exchange/exchange';
import { createFakeCouponOperator } from './fake-coupon-operator';
import type { FakeCouponOperator } from './fake-coupon-operator';
import { createFakePlacement } from './fake-placement';
import { placementFrom } from './placement-code';
import type { FakePlacement } from './fake-placement';
import { createMemoryLog } from '../fakes/memory-ports';
import type { LogLine } from '../fakes/memory-ports';
import { createSharedStorage } from '../tabs/shared-storage';

const CONFIG: SiteConfig = {
  ...PLAIN_SITE,
  languages: ['en'],
  currencies: [EUR],
};

/** An outcome of a game; game 7, outcome 1 is "7:1". */
export function market(
  gameId: number,
  typeId = 1,
  coef = 2,
  more: Partial<CouponMarket> = {},
): CouponMarket {
  const outcome = sampleMarket(gameId, {
    id: `${gameId}:${typeId}`,
    coef,
    typeId,
    marketTypeId: typeId <= 3 ? 1 : typeId,
    ...more,
  });
  line.set(outcome.id, outcome);
  return outcome;
}

/** The operator's outcomes, by their ids. */
const line = new Map<string, CouponMarket>();

/** An area's request to add an outcome to the coupon. */
export const pick = pickOf;

export interface CouponBench {
  readonly test: TestBus;
  readonly coupon: CouponService;
  readonly placement: FakePlacement;
  readonly operator: FakeCouponOperator;
  /** The page returns from the back/forward cache. */
  readonly restored$: Subject<void>;
  /** Whether `add` presses the price by hand, as a player does; false: a script adds it. */
  isPressed: boolean;
  /** The panel: another part of the shell. */
  readonly panel: ShellHandle;
  readonly notices: string[];
  readonly logged: readonly LogLine[];
  /** The operator's answer about outcomes; null: it does not answer. */
  outcomes: ((id: string) => Partial<CurrentOutcome> | undefined) | null;
  readonly loads: string[][];
  state(): CouponState;
  codes(): string[];
  signIn(account?: Partial<Account>, userId?: string): Promise<void>;
  signOut(): Promise<void>;
  feed(change: Partial<PayloadOf<typeof feedState>>): void;
  price(id: string, coef: number, isBlocked?: boolean): Promise<void>;
  kickOff(gameId: number): Promise<void>;
  finish(gameId: number): Promise<void>;
  /** The player presses a price; messages that are sent before time moves on are caused by the press. */
  press(market: Pick<CouponMarket, 'id'>, area?: string | null): void;
  add(...markets: CouponMarket[]): Promise<void>;
  stake(amount: number | null): Promise<void>;
  /** Changes how the player bets. */
  set(changes: RequestOf<typeof couponSettingsSet>): Promise<void>;
  /** Lets the operator check the coupon. */
  check(answer?: FakeCouponOperator['answer']): Promise<void>;
  /** The coupon that a click on Place would send now. */
  click(): RequestOf<typeof couponPlace>;
  /** The player's hand presses Place. */
  place(
    click?: RequestOf<typeof couponPlace>,
    options?: SendOptions,
  ): Promise<AnswerOf<typeof couponPlace>>;
}

export interface BenchOptions {
  readonly storage?: KeyValueStore;
  readonly test?: TestBus;
  readonly placement?: FakePlacement;
  readonly refPrefix?: string;
  readonly locks?: TabLocks;
  readonly config?: Partial<SiteConfig>;
  /** The code of the placement comes when it is needed, as on a guest's page. */
  readonly isPlacementLate?: boolean;
  /** Whether the browser is online. */
  readonly online$?: Observable<boolean>;
}

/** A tab with a coupon, its neighbours played by the test. */
export async function openCoupon(options: BenchOptions = {}): Promise<CouponBench> {
  const test = options.test ?? createTestBus();
  const { bus, clock } = test;
  const placement = options.placement ?? createFakePlacement(clock);
  const [session, account, config, feed, noticesOwner, panel] = [
    'session',
    'account',
    'config',
    'feed',
    'notices',
    'panel',
  ].map((name) => bus.join(name)) as [
    ShellHandle,
    ShellHandle,
    ShellHandle,
    ShellHandle,
    ShellHandle,
    ShellHandle,
  ];
  const presses = bus.join('presses');
  const notices: string[] = [];
  const { log, lines: logged } = createMemoryLog();
  const loads: string[][] = [];
  noticesOwner.handle(noticesShow, ({ text }) => {
    notices.push(text);
    return { id: String(notices.length) };
  });
  config.publish(configState, { ...CONFIG, ...options.config });
  account.publish(accountState, NO_ACCOUNTS);
  session.publish(sessionState, { status: 'unknown', userId: '' });

  const storage = options.storage ?? createSharedStorage().tab();
  const operator = createFakeCouponOperator();
  const restored$ = new Subject<void>();
  let refs = 0;
  const sendGame = async (
    game: Pick<PayloadOf<typeof feedGames>, 'id' | 'isLive' | 'isFinished'>,
  ): Promise<void> => {
    feed.publish(feedGames, { ...game, score: null, at: clock.now() });
    await clock.frame();
  };
  const bench: CouponBench = {
    test,
    placement,
    panel,
    notices,
    logged,
    loads,
    operator,
    restored$,
    isPressed: true,
    outcomes: () => ({}),
    coupon: undefined as never,
    state: () => panel.peek(couponState)!,
    codes: () => bench.state().problems.map(({ code }) => code),
    signIn: async (change = {}, userId = 'ann') => {
      const active = { ...ACCOUNT, ...change };
      session.publish(sessionState, { status: 'player', userId });
      session.publish(sessionSignedIn, { userId, how: 'sign-in' });
      account.publish(accountState, {
        ...NO_ACCOUNTS,
        accounts: [active],
        all_accounts: [active],
        activeAccount: active,
        mainAccount: active,
      });
      await settle();
    },
    signOut: async () => {
      session.publish(sessionState, { status: 'guest', userId: '' });
      session.publish(sessionSignedOut, { reason: 'player' });
      await settle();
    },
    feed: (change) => {
      const lastHeard = { at: clock.now(), steadyAt: clock.steady(), serverAt: clock.now() };
      feed.publish(feedState, { status: 'live', lastHeard, isStale: false, ...change });
    },
    price: async (id, coef, isBlocked = false) => {
      feed.publish(feedOdds, { id, coef, isBlocked, at: clock.now() });
      await clock.frame();
    },
    kickOff: async (id) => sendGame({ id, isLive: true, isFinished: false }),
    finish: async (id) => sendGame({ id, isLive: false, isFinished: true }),
    press: ({ id }, area = null) => {
      presses.publish(couponPress, { on: 'price', marketId: id, area });
    },
    add: async (...markets) => {
      for (const one of markets) {
        if (bench.isPressed) bench.press(one);
        await Promise.all([panel.send(couponAddBet, pick(one)), clock.advance(0)]);
      }
    },
    stake: async (amount) => {
      await panel.send(couponSetAmount, { amount });
    },
    set: async (changes) => {
      // Settings are set once their player is known.
      if (panel.peek(sessionState)?.status === 'unknown') {
        session.publish(sessionState, { status: 'guest', userId: '' });
      }
      await panel.send(couponSettingsSet, changes);
    },
    check: async (answer) => {
      if (answer) operator.answer = answer;
      await clock.advance(400);
    },
    click: () => {
      const { amount, bets, matchPrices } = bench.state();
      const matchCoefs = Object.fromEntries(
        matchPrices.flatMap(({ gameId, coef }) => (coef === null ? [] : [[gameId, coef]])),
      );
      return {
        amount: amount ?? 0,
        accountId: ACCOUNT.id,
        coefs: Object.fromEntries(bets.map(({ market }) => [market.id, market.coef])),
        ...(matchPrices.length > 0 && { matchCoefs }),
      };
    },
    place: (click = bench.click(), options) => {
      presses.publish(couponPress, { on: 'place' });
      return panel.send(couponPlace, click, options);
    },
  };
  createCouponSettings({ bus: bus.join('coupon-settings'), store: storage });
  const coupon = createCoupon({
    bus: bus.join('coupon'),
    clock,
    store: storage,
    placement: placementFrom({
      placement,
      locks: options.locks ?? { withLock: async (_name, task) => task() },
      isLate: options.isPlacementLate,
      online$: options.online$,
    }),
    operator,
    restored$,
    loadExchange: async () => createExchange,
    loadOutcomes: async (ids) => {
      loads.push([...ids]);
      const { outcomes } = bench;
      if (!outcomes) throw new Error('The operator does not answer.');
      const known = bench.state().bets.map(({ market }) => market);
      return ids.flatMap((id) => {
        const change = outcomes(id);
        const own = known.find((one) => one.id === id);
        if (!change || !own) return [];
        const named = line.get(id) ?? own;
        const now = { coef: own.coef, isBlocked: false, gameId: named.game.id, market: named };
        return [{ id, ...now, isLive: false, isFinished: false, score: null, ...change }];
      });
    },
    newRefId: () => {
      refs += 1;
      return `${options.refPrefix ?? 'ref'}-${refs}`;
    },
    translate: (key) => `[${key}]`,
    log,
  });
  Object.assign(bench, { coupon });
  await clock.advance(0);
  return bench;
}
