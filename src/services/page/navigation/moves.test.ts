import {
  dialogsOpen,
  dialogsState,
  navigationState,
  sessionSignedIn,
  termsState,
} from '@grandstand/bus-contracts';
import {
  dialogsShown,
  navigationGuard,
  navigationProgress,
  navigationStayed,
} from '@grandstand/bus-contracts/shell';
import type { NavigationPorts } from '.';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { ALL_ON } from '../../../../tests/harness/address-book';
import { openPage } from '../../../../tests/harness/host/address-bar';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';

type Page = Awaited<ReturnType<typeof openPage>>;
type Site = Partial<NavigationPorts['site']>;

const open = async (at: string, site: Site = {}) => openPage(at, createMemoryStore(), site);

/** A list of games that comes when the test releases it. */
function slowGames() {
  const answers: ((games: { route: string; oldRoute: string | null }[]) => void)[] = [];
  const signals: AbortSignal[] = [];
  return {
    signals,
    games: async (signal: AbortSignal) =>
      new Promise<readonly { route: string; oldRoute: string | null }[]>((resolve) => {
        signals.push(signal);
        answers.push(resolve);
      }),
    answer(route = 'crystal') {
      for (const resolve of answers.splice(0)) resolve([{ route, oldRoute: 'old' }]);
    },
  };
}

const routeOf = (test: TestBus): unknown =>
  (test.qa.peek(navigationState.name) as { route: string }).route;

const progressOf = (test: TestBus): unknown[] =>
  test.messages
    .filter(({ name }) => name === navigationProgress.name)
    .map(({ payload }) => payload);

/** What was published about moves that kept the page. */
const stayedOf = (test: TestBus): unknown[] =>
  test.messages.flatMap(({ name, payload }) => (name === navigationStayed.name ? [payload] : []));

describe('old addresses inside the site', () => {
  test.each([
    ['RTE-14', '/user/registration.php', ['/en/live'], 'section'],
    [
      'RTE-15',
      '/user/action.php?action=forgot&code=7',
      ['/en/live?action=forgot&code=7'],
      'section',
    ],
    [
      'RTE-17',
      '/user/forgotpassword?x=1',
      ['/en/live', '/en?x=1&showForgotPasswordModal=1'],
      'home',
    ],
    ['RTE-17', '/user/coupon', ['/en/live', '/en'], 'home'],
    ['cyber', '/esports?x=1#y', ['/en/live', '/en/esports/real?x=1#y'], 'cyber'],
    ['poker', '/tvgames/view/poker', ['/en/live', '/en/poker'], 'poker'],
    ['', '/allgamesentrance/crystal', ['/en/live', '/en/games/crystal'], 'games_project_view'],
    ['RTE-38', '/bonuses/rules/7', ['/en/live', '/en/bonuses-offers/rules/7'], 'bonus-offer'],
    ['RTE-38', '/bonus/rules/drops', ['/en/live', '/en/bonuses-offers/rules/drops'], 'bonus-offer'],
    [
      'RTE-39',
      '/games/view/old?x=1#h',
      ['/en/live', '/en/games/crystal?x=1#h'],
      'games_project_view',
    ],
    ['RTE-39', '/games/view/other', ['/en/live', '/en/games'], 'games_project_index'],
    [
      'RTE-40',
      '/bonus/slot_first_deposit',
      ['/en/live', '/en/casino/slot-first-deposit'],
      'slot-first-deposit',
    ],
  ])('%s %s leaves no entry of its own in the history', async (_id, path, history, route) => {
    const page = await open('/en/live', {
      config: () => ALL_ON,
      games: async () => [{ route: 'crystal', oldRoute: 'old' }],
    });
    page.session('guest');
    page.press(`/en${path}`);
    await settle();
    expect(page.entries).toEqual(history);
    expect(routeOf(page.test)).toBe(route);
    expect(page.loaded).toEqual([]);
  });

  test('RTE-38 in the history is replaced by its target', async () => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.forward('/en/bonuses/rules/7');
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/bonuses-offers/rules/7']);
  });

  test('RTE-35 of an unregistered area gives the error page, at that address', async () => {
    const page = await open('/en/live', { areas: ['sports', 'technical-pages'] });
    await page.go('/casino/roulette?x=1');
    expect(page.entries).toEqual(['/en/live', '/en/casino/roulette?x=1']);
    expectMessage(page.test, navigationState, {
      route: 'error',
      area: 'technical-pages',
      path: '/casino/roulette?x=1',
      params: { statusCode: '404', message: 'This page could not be found' },
    });
  });

  test.each(['/games/%E0%A4?x=1', '/allgamesentrance/%?x=1', '/%ff'])(
    'RTE-35 %s, which is malformed, gives the error page, at its own address',
    async (path) => {
      const page = await open('/en/live', { config: () => ALL_ON });
      await page.go(path);
      expect(page.entries).toEqual(['/en/live', `/en${path}`]);
      expectMessage(page.test, navigationState, { route: 'error', path });
    },
  );
});

describe('slow guards', () => {
  test('RTE-39 keep the present page until they have answered', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    page.press('/en/games/view/old');
    await settle();
    expect(page.entries).toEqual(['/en/live']);
    expect(routeOf(page.test)).toBe('section');
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/games/crystal']);
  });

  test('RTE-39 are cancelled by a newer move, and their answer is then ignored', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    page.press('/en/games/view/old');
    await settle();
    expect(list.signals.map(({ aborted }) => aborted)).toEqual([false]);
    page.press('/en/line');
    await settle();
    expect(list.signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(page.entries).toEqual(['/en/live', '/en/line']);
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/line']);
    expect(routeOf(page.test)).toBe('section');
    expect(page.loaded).toEqual([]);
  });

  test('RTE-39 are not interrupted by a sign-in without a destination', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    page.session('guest');
    page.press('/en/games/view/old');
    await settle();
    page.session('player');
    page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/games/crystal']);
  });

  test('AUT-09 RTE-39 of a return address are cancelled when the player moves on', async () => {
    const list = slowGames();
    const page = await open('/en/live?redirect_url=%2Fgames%2Fview%2Fold', {
      config: () => ALL_ON,
      games: list.games,
    });
    page.session('player');
    page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    page.press('/en/line');
    await settle();
    list.answer();
    await settle();
    expect(page.entries.at(-1)).toBe('/en/line');
  });

  test('RTE-39 are called off by going back, too', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    await page.go('/line');
    page.press('/en/games/view/old');
    await settle();
    page.back();
    await settle();
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/live']);
    expectMessage(page.test, navigationState, { path: '/live' });
  });

  test('end a move of the bus with the one that replaced it', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    const first = page.go('/games/view/old');
    await settle();
    const ended: string[] = [];
    void first.then(() => ended.push('first'));
    await page.go('/line');
    await settle();
    expect(ended).toEqual(['first']);
    expect(page.entries).toEqual(['/en/live', '/en/line']);
  });

  test('run again after a change, and keep every destination', async () => {
    const list = slowGames();
    const page = await open('/en/office/history', { config: () => ALL_ON, games: list.games });
    page.session('player');
    await settle();
    page.press('/en/games/view/old');
    await settle();
    page.test.qa.publish(termsState.name, {
      isUserTermsChanged: false,
      userTermsChangedUpdatedAt: null,
    });
    await settle();
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/office/history', '/en/games/crystal']);
  });

  test.each([
    ['guest', ['/en/live'], ['sign-in']],
    ['player', ['/en/live', '/en/office/history'], []],
  ] as const)(
    'AUT-09 a press on a page for players waits until it is known who is here: a %s',
    async (status, entries, dialogs) => {
      const page = await open('/en/live');
      page.press('/en/office/history');
      await settle();
      await page.test.clock.advance(200);
      expect(page.entries).toEqual(['/en/live']);
      expect(progressOf(page.test)).toEqual([{ isSlow: true }]);
      page.session(status);
      await settle();
      expect(page.entries).toEqual(entries);
      expect(page.dialogs).toEqual(dialogs);
      expect(progressOf(page.test).at(-1)).toEqual({ isSlow: false });
    },
  );

  test('AUT-09 are dropped with the page for players when the visitor moves elsewhere before the session is known', async () => {
    const page = await open('/en/live');
    page.press('/en/office/history');
    await settle();
    page.press('/en/line');
    await settle();
    page.session('player');
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/line']);
    expectMessage(page.test, navigationState, { path: '/line' });
  });

  test('AUT-09 move from one page for players to another before the session is known', async () => {
    const page = await open('/en/office/history');
    page.press('/en/office/settings');
    await settle();
    expect(page.entries).toEqual(['/en/office/history', '/en/office/settings']);
    page.session('guest');
    await settle();
    expect(page.entries.at(-1)).toBe('/en');
    expect(page.dialogs).toEqual(['sign-in']);
  });

  test('AUT-09 wait for the session for a dialog there as well', async () => {
    const page = await open('/en/user/login', { config: () => ALL_ON });
    page.press('/en/registration');
    await settle();
    expect(page.dialogs).toEqual([]);
    page.session('guest');
    await settle();
    expect(page.dialogs).toEqual(['registration']);
  });

  test.each([
    ['pressed', (page: Page) => void page.press('/en/payment')],
    ['went forward to', (page: Page) => page.forward('/en/payment')],
  ])('RTE-41 never leave a guest who %s a page for players on another one', async (_how, move) => {
    const page = await open('/en/office/history', { config: () => ALL_ON });
    move(page);
    await settle();
    expect(routeOf(page.test)).toBe('bet-history');
    page.session('guest');
    await settle();
    expect(page.entries.at(-1)).toBe('/en');
    expect(routeOf(page.test)).toBe('home');
    expect(page.dialogs).toEqual(['sign-in']);
  });

  test('AUT-09 wait on the way back to a page for players, too, and undo it for a guest', async () => {
    const page = await open('/en/live');
    page.forward('/en/office/history');
    await settle();
    expect(routeOf(page.test)).toBe('section');
    page.session('guest');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en/live', '/en/live'], ['sign-in']]);
  });

  test('BAN-02 end when navigation is blocked meanwhile', async () => {
    const page = await open('/en/live');
    page.press('/en/office/history');
    await settle();
    // A guard that lifts nothing does not wait along.
    await page.test.qa.send(navigationGuard.name, { isBlocked: false });
    await page.test.qa.send(navigationGuard.name, { isBlocked: true });
    await page.test.qa.send(navigationGuard.name, { isBlocked: false });
    page.session('player');
    await settle();
    expect(page.entries).toEqual(['/en/live']);
  });

  test('AUT-09 are dropped when the visitor was redirected to the present page meanwhile', async () => {
    const page = await open('/en/live');
    page.press('/en/office/history');
    await settle();
    await page.go('/live');
    page.session('player');
    await settle();
    expect(page.entries).toEqual(['/en/live']);
    expect(routeOf(page.test)).toBe('section');
  });

  test('RTE-39 are cancelled by a move to the present page', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    page.press('/en/games/view/old');
    await settle();
    await page.go('/live');
    expect(list.signals.map(({ aborted }) => aborted)).toEqual([true]);
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/live']);
  });

  test('RTE-39 run again when the session becomes known meanwhile', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    page.press('/en/games/view/old');
    await settle();
    page.session('guest');
    await settle();
    expect(list.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    list.answer();
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/games/crystal']);
  });

  test('show progress after 200 ms, and not before', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    const { clock } = page.test;
    page.press('/en/games/view/old');
    await settle();
    await clock.advance(199);
    expect(progressOf(page.test)).toEqual([]);
    await clock.advance(1);
    expect(progressOf(page.test)).toEqual([{ isSlow: true }]);
    list.answer();
    await settle();
    expect(progressOf(page.test)).toEqual([{ isSlow: true }, { isSlow: false }]);
  });

  test('show progress anew for a newer move', async () => {
    const list = slowGames();
    const page = await open('/en/live', { config: () => ALL_ON, games: list.games });
    const { clock } = page.test;
    page.press('/en/games/view/old');
    await settle();
    await clock.advance(250);
    page.press('/en/games/view/older');
    await settle();
    expect(progressOf(page.test)).toEqual([{ isSlow: true }, { isSlow: false }]);
    await clock.advance(200);
    expect(progressOf(page.test)).toHaveLength(3);
    page.press('/en/line');
    await settle();
    await clock.advance(1000);
    expect(progressOf(page.test).at(-1)).toEqual({ isSlow: false });
    expect(progressOf(page.test)).toHaveLength(4);
  });

  test('show no progress for a quick move', async () => {
    const page = await open('/en/live');
    await page.go('/line');
    await page.test.clock.advance(1000);
    expect(progressOf(page.test)).toEqual([]);
  });
});

describe('the operator’s list of unavailable paths', () => {
  const config = () => ({ ...ALL_ON, unavailablePaths: ['/confirm-terms', '/suspension', '/ban'] });

  test('RTE-37 ACC-04 never keeps a player from confirming changed terms', async () => {
    const page = await open('/en/live', { config });
    page.session('player');
    page.test.qa.publish(termsState.name, {
      isUserTermsChanged: true,
      userTermsChangedUpdatedAt: null,
    });
    await settle();
    expect(page.entries).toEqual(['/en/confirm-terms?redirect_url=%2Flive']);
    expect(routeOf(page.test)).toBe('confirm-terms');
  });

  test('RTE-37 never includes a page that a blocked visitor is redirected to', async () => {
    const page = await open('/en/live', { config });
    await page.go('/suspension');
    expect(routeOf(page.test)).toBe('suspension');
  });
});

describe('moves that keep the page', () => {
  test('RTE-41 are published: one back that is refused, and one within the page', async () => {
    const page = await open('/en/live');
    page.session('guest');
    page.forward('/en/office/history');
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/live']);
    expect(stayedOf(page.test)).toEqual([{ isRefused: true }]);
    page.forward('/en/live#odds');
    await settle();
    expect(stayedOf(page.test)).toEqual([{ isRefused: true }, { isRefused: false }]);
    page.forward('/en/line');
    await settle();
    expect(stayedOf(page.test)).toHaveLength(2);
  });

  test('are not made for a visitor who comes or goes where nothing depends on it', async () => {
    const page = await open('/en/live');
    await page.go('/line');
    for (const status of ['guest', 'player', 'guest'] as const) {
      page.session(status);
      page.test.qa.publish(termsState.name, {
        isUserTermsChanged: false,
        userTermsChangedUpdatedAt: null,
      });
      await settle();
    }
    expect(stayedOf(page.test)).toEqual([]);
  });

  test('check a page for players once for each change of the session', async () => {
    const page = await open('/en/office/history');
    page.session('player');
    await settle();
    page.session('player');
    await settle();
    expect(stayedOf(page.test)).toEqual([{ isRefused: false }]);
    const published = page.test.messages.filter(({ name }) => name === navigationState.name);
    expect(published).toHaveLength(1);
  });
});

describe('moves that are cancelled', () => {
  const config = () => ({ ...ALL_ON, useRechargeModal: true });

  test.each(['/en/live', '/en/onpay/fail?payment=p-1'])(
    'RTE-42 recharge from outside the office, at %s, opens its dialog, and leaves page, address and history as they are',
    async (at) => {
      const page = await open(at, { config });
      page.session('player');
      const route = routeOf(page.test);
      await page.go('/office/recharge');
      expect(page.entries).toEqual([at]);
      expect(routeOf(page.test)).toBe(route);
      expect(page.dialogs).toEqual(['recharge']);
      page.forward('/en/office/recharge');
      await settle();
      expect(page.entries).toEqual([at, at]);
      expect(routeOf(page.test)).toBe(route);
      expect(page.dialogs).toEqual(['recharge', 'recharge']);
    },
  );

  test('RTE-42 recharge from within the office is shown, without a dialog, and stays when it is checked again', async () => {
    const page = await open('/en/office/history', { config });
    page.session('player');
    await page.go('/office/recharge');
    expect(routeOf(page.test)).toBe('recharge');
    await page.test.qa.send(navigationGuard.name, {});
    expect(routeOf(page.test)).toBe('recharge');
    expect(page.dialogs).toEqual([]);
  });

  test.each([
    ['player', 'recharge'],
    ['guest', 'sign-in'],
  ] as const)(
    'recharge that is pressed before the session is known opens for a %s: %s',
    async (status, dialog) => {
      const page = await open('/en/live', { config });
      page.press('/en/office/recharge');
      await settle();
      expect(page.dialogs).toEqual([]);
      page.session(status);
      await settle();
      expect(page.dialogs).toEqual([dialog]);
      expect(page.entries).toEqual(['/en/live']);
    },
  );

  test('recharge of an unregistered area shows the error page', async () => {
    const areas = ['sports', 'office', 'technical-pages'];
    const page = await open('/en/live', { config, areas });
    page.session('player');
    await page.go('/office/recharge');
    expect(page.entries).toEqual(['/en/live', '/en/office/recharge']);
    expectMessage(page.test, navigationState, { route: 'error', params: { statusCode: '404' } });
  });

  test.each([
    ['came to the site by', '/en/office/recharge', undefined],
    ['pressed', '/en/live', '/en/office/recharge'],
  ])('recharge that a guest %s is shown after the sign-in', async (_, at, link) => {
    const page = await open(at, { config });
    page.session('guest');
    if (link !== undefined) page.press(link);
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    page.session('player');
    page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(page.entries.at(-1)).toBe('/en/office/recharge');
    expect(routeOf(page.test)).toBe('recharge');
    await page.test.qa.send(navigationGuard.name, {});
    expect(routeOf(page.test)).toBe('recharge');
  });

  test('RTE-42 recharge as the first page of a visit stays', async () => {
    const page = await open('/en/office/recharge', { config });
    page.session('player');
    await settle();
    expect(page.entries).toEqual(['/en/office/recharge']);
    expect(page.dialogs).toEqual([]);
  });

  test('BAN-02 back and forward are cancelled while navigation is blocked', async () => {
    const page = await open('/en/live');
    await page.go('/line');
    await page.test.qa.send(navigationGuard.name, { isBlocked: true });
    page.back();
    await settle();
    expect(page.entries).toEqual(['/en/line']);
    expect(routeOf(page.test)).toBe('section');
  });

  test.each(['/en/line', '/ru/live', '/line', '/ru', '/xx/live', '/terms.pdf'])(
    'BAN-02 a press on %s is cancelled while navigation is blocked',
    async (link) => {
      const page = await open('/en/live');
      await page.test.qa.send(navigationGuard.name, { isBlocked: true });
      expect(page.press(link)).toBe(true);
      await settle();
      expect(page.entries).toEqual(['/en/live']);
      expect(page.loaded).toEqual([]);
    },
  );

  test('BAN-02 a place within the page can be reached meanwhile', async () => {
    const page = await open('/en/live');
    await page.test.qa.send(navigationGuard.name, { isBlocked: true });
    expect(page.press('/en/live#main')).toBe(false);
  });
});

describe('pages that are dialogs', () => {
  test('RTE-14 open sign-in over the visitor’s page, which stays', async () => {
    const page = await open('/en/live');
    page.session('guest');
    page.press('/en/user/login');
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    expect(page.entries).toEqual(['/en/live']);
    expect(routeOf(page.test)).toBe('section');
  });

  test.each([
    ['RTE-13 RTE-14', '/registration'],
    ['RTE-13 RTE-17', '/registration/socialregistration'],
    ['RTE-14', '/user/registration.php'],
  ])('%s opens registration over it from %s', async (_id, path) => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.session('guest');
    page.press(`/en${path}`);
    await settle();
    expect(page.dialogs).toEqual(['registration']);
    expect(page.entries).toEqual(['/en/live']);
  });

  test.each([
    ['/en/registration?ref=7', '/en/live?ref=7'],
    ['/en/registration/socialregistration?ref=7&a=1', '/en/live?ref=7&a=1'],
    ['/en/user/registration.php?ref=7', '/en/live?ref=7'],
    ['/en/registration?ref=7&redirect_url=%2Fline', '/en/live?ref=7'],
  ])('RTE-14 RTE-17 keep the query of %s with the present page', async (link, at) => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.session('guest');
    page.press(link);
    await settle();
    expect(page.dialogs).toEqual(['registration']);
    expect(page.entries).toEqual([at]);
    expect(page.test.qa.peek(navigationState.name)).toMatchObject({ path: at.slice(3) });
  });

  test('RTE-17 add the query to the present one, also when going forward', async () => {
    const page = await open('/en/line?hours=3&ref=1', { config: () => ALL_ON });
    page.session('guest');
    page.forward('/en/registration?ref=7');
    await settle();
    expect(page.dialogs).toEqual(['registration']);
    expect(page.entries).toEqual(['/en/line?hours=3&ref=1', '/en/line?hours=3&ref=7']);
  });

  test.each<[string, string, object]>([
    ['/user/login', '/en/live', { name: 'sign-in' }],
    [
      '/user/login?redirect_url=%2Fline',
      '/en/live',
      { name: 'sign-in', args: { returnTo: '/line' } },
    ],
    ['/registration', '/en/live', { name: 'registration' }],
    [
      '/registration/socialregistration?redirect_url=%2Fline',
      '/en/live',
      { name: 'registration', args: { returnTo: '/line', type: 'soc_reg' } },
    ],
    [
      '/registration/socialregistration',
      '/en/live',
      { name: 'registration', args: { type: 'soc_reg' } },
    ],
    ['/user/passwordreset?redirect_url=%2Fline', '/en/live', { name: 'forgot-password' }],
  ])(
    'RTE-13 RTE-14 RTE-17 %s opens its dialog over %s with what it begins with',
    async (path, at, dialog) => {
      const page = await open(at, { config: () => ALL_ON });
      page.session('guest');
      page.press(`/en${path}`);
      await settle();
      expect(page.opened).toStrictEqual([dialog]);
      expect(page.entries).toEqual([at]);
    },
  );

  test('AUT-09 a dialog without a page to return to stores none', async () => {
    const page = await open('/en/live');
    page.session('guest');
    page.press('/en/user/login');
    await settle();
    await page.test.qa.send(dialogsOpen.name, { name: 'recharge' });
    page.test.qa.publish(dialogsShown.name, { dialog: null });
    expect([page.store.keys(), page.test.problems]).toEqual([[], []]);
  });

  test('AUT-09 a dialog that is closed before the visitor is known forgets its page', async () => {
    const page = await open('/en/live');
    await page.test.qa.send(dialogsOpen.name, { name: 'sign-in', args: { returnTo: '/line' } });
    expect(page.store.keys()).toHaveLength(1);
    page.test.qa.publish(dialogsState.name, { open: 'sign-in' });
    page.test.qa.publish(dialogsState.name, { open: null });
    expect([page.store.keys(), page.test.problems]).toEqual([[], []]);
  });

  test('RTE-13 do not open registration over itself, nor on a site without registration', async () => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.test.qa.publish(dialogsState.name, { open: 'registration' });
    await page.go('/registration');
    expect([page.dialogs, page.test.problems]).toEqual([[], []]);
    expect(page.entries).toEqual(['/en/live']);

    const none = await open('/en/live', {
      config: () => ({ ...ALL_ON, isRegistrationAvailable: false }),
    });
    await none.go('/registration');
    expect(none.dialogs).toEqual([]);
    expect(routeOf(none.test)).toBe('error');
  });

  test('RTE-14 RTE-41 have home behind them on a first load by their address, once the visitor is known as a guest', async () => {
    const page = await open('/en/user/login?redirect_url=%2Foffice%2Fhistory');
    expectMessage(page.test, navigationState, { route: 'login', area: 'sports' });
    await page.test.qa.send(navigationGuard.name, {});
    expect(page.dialogs).toEqual([]);
    page.session('guest');
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    expect(page.entries).toEqual(['/en?redirect_url=%2Foffice%2Fhistory']);
    expect(routeOf(page.test)).toBe('home');
  });

  test('RTE-41 redirect a player who opens their address to the account', async () => {
    const page = await open('/en/user/login');
    page.session('player');
    await settle();
    expect(page.dialogs).toEqual([]);
    expect(page.entries).toEqual(['/en/office/account']);
    const home = await open('/en/registration', { areas: ['sports', 'office'] });
    home.session('player');
    await settle();
    expect(home.entries).toEqual(['/en']);
  });

  test.each([
    ['by its address', '/en/user/login?redirect_url=%2Fline%3Fx%3D1', undefined],
    ['from a page', '/en/live', '/en/user/login?redirect_url=%2Fline%3Fx%3D1'],
  ])('AUT-09 use the return address of a sign-in %s once', async (_how, at, link) => {
    const page = await open(at);
    page.session('guest');
    if (link !== undefined) page.press(link);
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    page.session('player');
    page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(page.entries.at(-1)).toBe('/en/line?x=1');
    expect(page.store.keys()).toEqual([]);
    expect(page.entries.join()).not.toContain('redirect_url');
  });

  test.each(['sign-in', 'registration'])(
    'AUT-09 a dialog (%s) opened with a page to return to leads there after the sign-in, and once',
    async (name) => {
      const page = await open('/en/live');
      page.session('guest');
      await page.test.qa.send(dialogsOpen.name, { name, args: { returnTo: '/line?x=1' } });
      page.session('player');
      page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
      await settle();
      expect(page.entries).toEqual(['/en/live', '/en/line?x=1']);
      expect(page.store.keys()).toEqual([]);
    },
  );

  test.each(['https://evil.com', '//evil.com', '/\\evil.com', 'javascript:alert(1)'])(
    'AUT-09 P82 never return to another site: %s',
    async (address) => {
      const page = await open('/en/live');
      page.session('guest');
      page.press(`/en/user/login?${new URLSearchParams({ redirect_url: address })}`);
      await settle();
      page.session('player');
      page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
      await settle();
      expect(page.entries).toEqual(['/en/live']);
      expect(page.store.keys()).toEqual([]);
    },
  );
});

describe('pages for players', () => {
  test('RTE-41 open the sign-in over a guest’s page', async () => {
    const page = await open('/en/live');
    page.session('guest');
    page.press('/en/office/history');
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    expect(page.entries).toEqual(['/en/live']);
    page.session('player');
    page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/office/history']);
  });

  test('RTE-41 open the sign-in again for a visitor who signed out', async () => {
    const page = await open('/en/office/history');
    page.session('player');
    page.session('guest');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en'], []]);
    page.press('/en/office/settings');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en'], ['sign-in']]);
  });

  test('RTE-41 are guarded on back and forward, too', async () => {
    const page = await open('/en/live');
    page.session('guest');
    page.forward('/en/office/history');
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    expect(page.entries).toEqual(['/en/live', '/en/live']);
  });

  test('RTE-41 redirect a guest home, or to the app, if the config requires it', async () => {
    const home = await open('/en/live', { config: () => ({ ...ALL_ON, guestsGoTo: 'home' }) });
    home.session('guest');
    await home.go('/office/history');
    expect([home.entries.at(-1), home.dialogs]).toEqual(['/en', []]);

    const app = await open('/en/live', { config: () => ({ ...ALL_ON, guestsGoTo: 'auth-app' }) });
    app.session('guest');
    await app.go('/office/history?status=open');
    expect([app.entries.at(-1), app.dialogs]).toEqual(['/en/live', ['sign-in']]);
    app.session('player');
    app.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(app.entries.at(-1)).toBe('/en/office/history?status=open');
  });

  test.each([
    '/office/security?a=1',
    '/office/history',
    '/office/recharge',
    '/office/responsible#limits',
    '/block-appeal-history',
  ])(
    'RTE-41 lead a guest who begins at %s to the app, with home under the dialog',
    async (path) => {
      const page = await open(`/en${path}`, {
        config: () => ({ ...ALL_ON, guestsGoTo: 'auth-app' }),
      });
      page.session('guest');
      await settle();
      const address = new URL(page.entries.at(-1) ?? '', 'http://site');
      expect([page.entries.length, address.pathname]).toEqual([1, '/en/auth-app']);
      expect(address.searchParams.get('redirect_url')).toBe(path);
      expect(page.test.qa.peek(navigationState.name)).toMatchObject({
        route: 'authApp',
        area: 'sports',
      });
      expect(page.dialogs).toEqual(['sign-in']);
      page.session('player');
      page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
      await settle();
      expect(page.entries).toEqual([`/en${path}`]);
    },
  );

  test('RTE-41 leave a visitor who signed out there at home, without a dialog', async () => {
    const page = await open('/en/office/history', {
      config: () => ({ ...ALL_ON, guestsGoTo: 'auth-app' }),
    });
    page.session('player');
    page.session('guest');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en'], []]);
  });

  test('RTE-41 open the sign-in over a page that guests may see, too, where it depends on the session', async () => {
    const page = await open('/en/live', {
      config: () => ({ ...ALL_ON, isPaymentForPlayers: false }),
    });
    page.session('guest');
    await page.go('/payment');
    expect(page.entries).toEqual(['/en/live', '/en/payment']);
    await page.go('/office/history');
    expect([page.dialogs, page.entries]).toEqual([['sign-in'], ['/en/live', '/en/payment']]);
  });

  test('require a sign-in for payment if the config does', async () => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.session('guest');
    await page.go('/payment');
    expect(page.dialogs).toEqual(['sign-in']);
  });
});
