import {
  apiCall,
  couponAddBet,
  couponRemoveBet,
  couponState,
  dictionaryState,
  favouritesSet,
  favouritesState,
  feedState,
  lineCourse,
  lineGame,
  lineGames,
  lineSports,
  navigationGo,
  navigationState,
  NO_COUPON,
  playerRulesState,
  noticesShow,
  Refusal,
  settingsSet,
  settingsState,
  type CouponPick,
  type CouponState,
  type Course,
  type Game,
  type GamesQuery,
  type Language,
  type NavigationState,
  type PlayerRules,
  type Section,
  type PayloadOf,
  type Settings,
} from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { act } from '@testing-library/react';
import { vi, onTestFinished } from 'vitest';
import {
  NOON,
  sampleDictionary,
  sampleGame,
  sampleNames,
  sampleSports,
  liveGame,
} from './sample-line';
import { manifest } from '../manifest';
import { mountSports } from '../app/mount-sports';
import { pageAt } from '../../../src/routes/testing/page-at';
import { runQueriesBy } from '../../../src/routes/testing/query-timers';

export const sampleSettings: Settings = {
  language: 'en',
  timeZone: 'Europe/Berlin',
  is12h: 0,
  appTheme: 1,
  coefViewId: 0,
};

interface Start {
  readonly path: string;
  readonly language?: Language;
  /** Whether the operator lets home promote. */
  readonly mayPromote?: boolean;
}

/** The operator's home page: matches alone. */
const HOME = { sections: ['live', 'line'], banner: null, games: null };

/** A shell around the area, for tests: it answers as the services do, and records the commands. */
export function standInShell(start: Start) {
  const { bus, clock, messages, problems, qa, dispose } = createTestBus({ now: NOON });
  runQueriesBy(clock);
  const games: Game[] = [liveGame(1), sampleGame(2, { home: 'Leeds United', away: 'Everton' })];
  const sports = [...sampleSports];
  /** What has happened in matches, by their ids. */
  const courses = new Map<number, Course>();
  const queries: GamesQuery[] = [];
  const chosen: CouponPick[] = [];
  const wentTo: { path: string; replace?: boolean | undefined }[] = [];
  const notices: string[] = [];
  const faults = {
    line: false,
    section: undefined as Section | undefined,
    coupon: undefined as 'coupon-full' | undefined,
  };

  const line = bus.join('line');
  const listen = (): void => {
    if (faults.line) throw new Refusal('unavailable');
  };
  line.handle(lineSports, () => {
    listen();
    return [...sports];
  });
  line.handle(lineGames, (query) => {
    listen();
    if (query.section === faults.section) throw new Refusal('unavailable');
    queries.push(query);
    const favourites = query.favourites?.split(',');
    const found = games.filter(
      (game) =>
        !favourites ||
        favourites.includes(`match:${game.id}`) ||
        favourites.includes(`league:${game.champ.id}`) ||
        favourites.includes(`team:${game.homeId}`) ||
        favourites.includes(`team:${game.awayId}`),
    );
    return found.filter((game) => !game.isFinished && game.isLive === (query.section === 'live'));
  });
  line.handle(lineGame, ({ gameId }) => {
    listen();
    const game = games.find(({ id }) => id === gameId);
    if (!game) throw new Refusal('not-found');
    return game;
  });
  line.handle(lineCourse, ({ gameId }) => {
    listen();
    const course = courses.get(gameId);
    if (!course) throw new Refusal('not-found');
    return course;
  });

  const coupon = bus.join('coupon');
  const publishCoupon = (): void => coupon.publish(couponState, couponOf(chosen));
  coupon.handle(couponAddBet, (pick) => {
    if (faults.coupon) throw new Refusal(faults.coupon);
    chosen.push(pick);
    publishCoupon();
    return { count: chosen.length };
  });
  coupon.handle(couponRemoveBet, ({ marketId }) => {
    const at = chosen.findIndex((pick) => pick.marketId === marketId);
    if (at >= 0) chosen.splice(at, 1);
    publishCoupon();
    return { count: chosen.length };
  });
  publishCoupon();

  const favourites = bus.join('favourites');
  const star = (
    starred: readonly string[],
    status: PayloadOf<typeof favouritesState>['status'] = 'ready',
  ): void => favourites.publish(favouritesState, { favourites: [...starred], status });
  favourites.handle(favouritesSet, ({ favourite, isOn }) => {
    const others = favourites
      .peek(favouritesState)
      ?.favourites.filter((other) => other !== favourite);
    star([...(others ?? []), ...(isOn ? [favourite] : [])]);
    return {};
  });
  /** The operator's answers to calls, by name, beside those below. */
  const answers = new Map<string, unknown>();
  bus.join('area-calls').handle(apiCall, ({ call, input }) => {
    if (answers.has(call)) return { answer: answers.get(call) };
    if (call === 'siteHome') return { answer: { ...HOME, mayPromote: start.mayPromote ?? true } };
    return { answer: namesOf(String(input['favourites'])) };
  });

  const navigation = bus.join('navigation');
  const language = start.language ?? 'en';
  const place = (path: string, change: Partial<NavigationState> = {}): void =>
    navigation.publish(navigationState, {
      language,
      ...pageAt(path),
      ...change,
    });
  navigation.handle(navigationGo, (request) => {
    wentTo.push(request);
    return {};
  });
  bus.join('notices').handle(noticesShow, ({ text }) => {
    notices.push(text);
    return { id: '1' };
  });
  const settings = bus.join('settings');
  let shown: Settings = { ...sampleSettings, language };
  settings.publish(settingsState, shown);
  settings.handle(settingsSet, (change) => {
    shown = { ...shown, ...change };
    settings.publish(settingsState, shown);
    return shown;
  });
  bus.join('dictionary').publish(dictionaryState, { language, texts: sampleDictionary });
  const userConfig = bus.join('user-config');
  const feed = bus.join('feed');
  feed.publish(feedState, {
    status: 'live',
    lastHeard: { at: NOON, steadyAt: 0, serverAt: NOON },
    isStale: false,
  });
  place(start.path);

  const root = document.createElement('div');
  document.body.append(root);

  return {
    bus,
    clock,
    root,
    games,
    courses,
    answers,
    sports,
    queries,
    chosen,
    wentTo,
    notices,
    faults,
    feed,
    settings,
    star,
    /** What the signed-in player may not bet on. */
    close: (rules: Partial<PlayerRules>) =>
      userConfig.publish(playerRulesState, {
        line: [],
        live: [],
        isLineClosed: false,
        isLiveClosed: false,
        refusal: null,
        ...rules,
      }),
    messages,
    problems,
    qa,
    /** Runs due timers, and shows the result. */
    pass: async (ms = 50) => act(async () => clock.advance(ms)),
    go: async (path: string, change?: Partial<NavigationState>) =>
      act(async () => {
        place(path, change);
        // The code of a screen loads outside of this clock.
        await vi.dynamicImportSettled();
        await clock.advance(0);
      }),
    /** Mounts the area; with a state, over the server's markup. */
    mount: async (server?: { readonly body: string; readonly state: unknown }) => {
      const handle = bus.admit(manifest);
      root.innerHTML = server?.body ?? '';
      const isRendered = server !== undefined;
      let unmount = (): void => {};
      await act(async () => {
        unmount = mountSports(
          { bus: handle, root, isRendered, state: server?.state, signal: handle.signal },
          clock,
        );
        // The texts of a language load outside of this clock.
        await vi.dynamicImportSettled();
        await clock.advance(50);
      });
      let isMounted = true;
      const leave = (): void => {
        if (!isMounted) return;
        isMounted = false;
        act(unmount);
        handle.dispose();
      };
      // Files share a page: a view that stays would answer the events of the next file.
      onTestFinished(leave);
      return leave;
    },
    dispose,
  };
}

const namesOf = (favourites: string) =>
  sampleNames.filter(({ favourite }) => favourites.includes(favourite));

function couponOf(picks: readonly CouponPick[]): CouponState {
  return {
    ...NO_COUPON,
    bets: picks.map((pick) => ({
      market: {
        id: pick.marketId,
        coef: pick.coef,
        sportId: 1,
        typeId: 1,
        marketTypeId: pick.marketTypeId,
        param: null,
        kind: 3,
        isLive: false,
        champ: { id: 1, name: 'Premier League' },
        game: { id: pick.gameId, home: 'Home', away: 'Away', startsAt: 0, path: '/line' },
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
      seenCoef: pick.coef,
      seenAt: 0,
    })),
    problems: [],
  };
}
