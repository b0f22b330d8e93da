import {
  accountState,
  configState,
  couponState,
  dictionaryState,
  feedState,
  NO_ACCOUNTS,
  NO_COUPON,
  sessionState,
  settingsState,
  type CouponBet,
  type CouponState,
  type Language,
  type PlacedBet,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import { balanceViewState } from '@grandstand/bus-contracts/shell';
import { createTestBus, PLAIN_SITE, settle, type TestBus } from '@grandstand/bus-contracts/testing';
import { act, render } from '@testing-library/react';
import { createI18n, loadTexts } from '../../../src/i18n';
import {
  couponContent,
  fixes,
  bonusBetRow,
  oneClickLine,
  priceVoice,
  sportChoice,
  systemChoice,
  systemExplained,
  termHelps,
} from '../../../src/shell/betting/coupon/later-parts';
import { holdLine, results } from '../../../src/shell/betting/coupon/result/later-results';
import { playerBar } from '../../../src/shell/header/later-parts';
import {
  createCouponStore,
  writeStore,
} from '../../../src/services/betting/coupon/published/panel-store';
import type { CouponStore } from '../../../src/services/betting/coupon/published/panel-store';
import { ShellRoot } from '../../../src/shell/app/shell-root';
import type { ShellEnvironment } from '../../../src/shell/frame/shell-context';

export const SITE_CONFIG: SiteConfig = {
  ...PLAIN_SITE,
  currencies: [
    {
      id: 3,
      iso: 'EUR',
      symbol: '€',
      scale: 2,
      initialAmount: 500,
      amountStep: 250,
      minBetAmount: 20,
      maxBetAmount: 100_000,
    },
    {
      id: 1,
      iso: 'RUB',
      symbol: '₽',
      scale: 2,
      initialAmount: 15_000,
      amountStep: 10_000,
      minBetAmount: 1000,
      maxBetAmount: 5_000_000,
    },
  ],
  countries: [
    { id: 1, code: 'DE', name: 'Germany', currencyId: 3 },
    { id: 2, code: 'RU', name: 'Russia', currencyId: 1 },
  ],
};

export const EMPTY_COUPON: CouponState = NO_COUPON;

/** A bet on "Home N to win". */
export function homeWin(number: number, coef: number): CouponBet {
  return {
    market: {
      id: `${number}:1`,
      coef,
      sportId: 1,
      typeId: 1,
      marketTypeId: 1,
      param: null,
      kind: 3,
      isLive: false,
      champ: { id: 1, name: 'Premier League' },
      game: {
        id: number,
        home: `Home ${number}`,
        away: `Away ${number}`,
        startsAt: Date.UTC(2026, 10, 21, 15),
        path: `/line/football/premier-league/${number}-home-away`,
      },
    },
    isConfirmed: true,
    blockId: 0,
    statusId: -2,
    score: null,
    isFinished: false,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    seenCoef: coef,
    seenAt: 0,
  };
}

/** An express of "Home 1" and "Home 2" that the operator took, with its prices on their way. */
export function placedBet(change: Partial<PlacedBet> = {}): PlacedBet {
  const noon = Date.UTC(2026, 10, 20, 12);
  return {
    id: '8041',
    refId: 'ref-8041',
    placedAt: noon,
    settledAt: null,
    typeId: 1,
    systemValue: 2,
    accountId: 7,
    iso: 'EUR',
    scale: 2,
    amount: 2500,
    coef: 3.15,
    possibleWin: 7875,
    payout: 0,
    status: 'accepted',
    legs: [homeWin(1, 2.1), homeWin(2, 1.5)].map(({ market }) => ({
      marketId: market.id,
      typeId: market.typeId,
      marketTypeId: market.marketTypeId,
      param: market.param,
      sportId: market.sportId,
      champ: market.champ.name,
      gameId: market.game.id,
      home: market.game.home,
      away: market.game.away,
      startsAt: market.game.startsAt,
      coef: market.coef,
      isBanker: false,
      status: 'accepted' as const,
      result: null,
      receipt: {
        seen: { coef: market.coef + 0.1, at: noon - 3000 },
        sent: { coef: market.coef, at: noon - 1000 },
        accepted: { coef: market.coef, at: noon },
      },
    })),
    ...change,
  };
}

/** The shell's page as a player sees it, its services played by the test. */
export interface ShellPage {
  /** The store of the coupon's service for the panel. */
  readonly couponStore: CouponStore;
  readonly test: TestBus;
  /** Publishes in the owner's place, and lets the page follow. */
  publishState(publish: (qa: TestBus['qa']) => void): Promise<void>;
  coupon(change: Partial<CouponState>, hold?: CouponStore['hold']): Promise<void>;
  signIn(money?: number): Promise<void>;
  readonly loaded: readonly string[];
}

/** Renders the whole shell over a test bus. */
export async function openShell(
  language: Language = 'en',
  first: Partial<ShellEnvironment['first']> = {},
  remoteViews: ShellEnvironment['remoteViews'] = null,
): Promise<ShellPage> {
  const test = createTestBus({ now: Date.UTC(2026, 10, 20, 12) });
  const { qa } = test;
  const loaded: string[] = [];
  const settings = {
    language,
    timeZone: 'UTC',
    is12h: 0,
    appTheme: 1,
    coefViewId: 0,
  } as const;
  let coupon = EMPTY_COUPON;
  const publishState: ShellPage['publishState'] = async (publish) => {
    await act(async () => {
      publish(qa);
      await settle();
    });
  };

  qa.publish(settingsState.name, settings);
  qa.publish(configState.name, SITE_CONFIG);
  qa.publish(dictionaryState.name, { language, texts: { 'outcomeLong.1': '{home} to win' } });
  qa.publish(sessionState.name, { status: 'guest', userId: '' });
  const now = test.clock.now();
  const lastHeard = { at: now, steadyAt: test.clock.steady(), serverAt: now };
  qa.publish(feedState.name, { status: 'live', lastHeard, isStale: false });
  qa.publish(couponState.name, coupon);
  const couponStore = createCouponStore({
    ...coupon,
    isKept: true,
    isRepeating: false,
    hold: null,
  });
  const environment: ShellEnvironment = {
    first: {
      settings,
      place: { language, path: '/live', route: 'section', area: null, params: { section: 'live' } },
      config: SITE_CONFIG,
      isLikelyPlayer: false,
      areas: ['sports', 'office'],
      sections: [
        { name: 'live', path: '/live', area: 'sports', title: 'Live' },
        { name: 'line', path: '/line', area: 'sports', title: 'Sports' },
      ],
      ...first,
    },
    clock: test.clock,
    remoteViews,
    hasStoredCoupon: true,
    couponStore: () => couponStore,
    areaHtml: {},
    loadPage: (path) => loaded.push(path),
  };
  const texts = createI18n(language, await loadTexts(language));
  await Promise.all(
    [
      couponContent,
      results,
      holdLine,
      bonusBetRow,
      fixes,
      oneClickLine,
      priceVoice,
      sportChoice,
      systemChoice,
      systemExplained,
      termHelps,
    ].map((part) => part.load(language)),
  );
  await playerBar.load(language);
  await act(async () => {
    render(<ShellRoot bus={test.bus.join('shell')} texts={texts} environment={environment} />);
    await settle();
  });

  return {
    couponStore,
    test,
    loaded,
    publishState,
    coupon: async (change, hold = null) => {
      const problems = change.problems ?? [];
      coupon = { ...coupon, isPlaceBet: problems.length === 0, ...change, problems };
      await publishState(() => {
        writeStore(couponStore, { ...coupon, isKept: true, isRepeating: false, hold });
        qa.publish(couponState.name, coupon);
      });
    },
    signIn: async (money = 10_000) => {
      const account = {
        id: 7,
        iso: 'EUR',
        symbol: '€',
        currencyId: 3,
        money,
        scale: 2,
        type: 0,
        label: '',
        points: 0,
        isActive: true,
        isPointsTypeBalance: false,
      };
      await publishState(() => {
        qa.publish(sessionState.name, { status: 'player', userId: '77' });
        qa.publish(balanceViewState.name, { isHidden: false });
        qa.publish(accountState.name, {
          ...NO_ACCOUNTS,
          accounts: [account],
          all_accounts: [account],
          activeAccount: account,
          mainAccount: account,
        });
      });
    },
  };
}
