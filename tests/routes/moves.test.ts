import {
  dialogsState,
  navigationState,
  sessionSignedIn,
  termsState,
} from '@grandstand/bus-contracts';
import { navigationGuard, navigationProgress } from '@grandstand/bus-contracts/shell';
import type { NavigationPorts } from '../../src/services/navigation';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { ALL_ON } from '../support/address-book';
import { openPage } from '../support/address-bar';
import { createMemoryStore } from '../support/memory-ports';

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

describe('old addresses inside the site', () => {
  test.each([
    ['RTE-14', '/user/registration.php', ['/en/live'], 'section'],
    [
      'RTE-15',
      '/user/action.php?action=forgot&code=7',
      ['/en/live', '/en/user/passwordreset?action=forgot&code=7'],
      'passwordreset',
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
  ])('%s %s leaves no trace of itself in the history', async (_id, path, history, route) => {
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

  test('RTE-38 that the player comes back to is replaced by what it leads to', async () => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.forward('/en/bonuses/rules/7');
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/bonuses-offers/rules/7']);
  });

  test('RTE-35 an area that is registered nowhere gives the error page, at its own address', async () => {
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
    'RTE-35 %s, which nobody can read, gives the error page, at its own address',
    async (path) => {
      const page = await open('/en/live', { config: () => ALL_ON });
      await page.go(path);
      expect(page.entries).toEqual(['/en/live', `/en${path}`]);
      expectMessage(page.test, navigationState, { route: 'error', path });
    },
  );
});

describe('guards that take their time', () => {
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

  test('RTE-39 are called off by a newer move, and what they say then counts for nothing', async () => {
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

  test('RTE-39 a sign-in leaves a move that is on its way alone where it leads nowhere itself', async () => {
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

  test('AUT-09 RTE-39 who moves on while a return address is looked at is not taken there', async () => {
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

  test('a move that is asked for over the bus ends with the one that took its place', async () => {
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

  test('what changes meanwhile has them asked again, and nothing is forgotten', async () => {
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

  test('AUT-09 who goes elsewhere before it is known who they are is not taken to the page for players', async () => {
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

  test('AUT-09 who is on a page for players already moves on to another before it is known who they are', async () => {
    const page = await open('/en/office/history');
    page.press('/en/office/settings');
    await settle();
    expect(page.entries).toEqual(['/en/office/history', '/en/office/settings']);
    page.session('guest');
    await settle();
    expect(page.entries.at(-1)).toBe('/en');
    expect(page.dialogs).toEqual(['sign-in']);
  });

  test('AUT-09 a dialog is waited for there all the same', async () => {
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
  ])('RTE-41 a guest who %s a page for players is not left on another one', async (_how, move) => {
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

  test('AUT-09 the way back to a page for players waits, too, and is taken back for a guest', async () => {
    const page = await open('/en/live');
    page.forward('/en/office/history');
    await settle();
    expect(routeOf(page.test)).toBe('section');
    page.session('guest');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en/live', '/en/live'], ['sign-in']]);
  });

  test('BAN-02 what waits is over when navigation is blocked meanwhile', async () => {
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

  test('AUT-09 who is led to where they are meanwhile is not taken there either', async () => {
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

  test('RTE-39 are asked again when who is here becomes known meanwhile', async () => {
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

  test('are seen to be at work after 200 ms, and not before', async () => {
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

  test('a newer move begins anew to be slow', async () => {
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

  test('a quick move is never seen to be slow', async () => {
    const page = await open('/en/live');
    await page.go('/line');
    await page.test.clock.advance(1000);
    expect(progressOf(page.test)).toEqual([]);
  });
});

describe("an operator's list of paths that are not there", () => {
  const config = () => ({ ...ALL_ON, unavailablePaths: ['/confirm-terms', '/suspension', '/ban'] });

  test('RTE-37 ACC-04 never keeps a player from agreeing to changed terms', async () => {
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

describe('moves that are cancelled', () => {
  const config = () => ({ ...ALL_ON, useRechargeModal: true });

  test('recharge from outside the office leaves page, address and history as they are', async () => {
    const page = await open('/en/live', { config });
    page.session('player');
    await page.go('/office/recharge');
    expect(page.entries).toEqual(['/en/live']);
    expect(routeOf(page.test)).toBe('section');
    page.forward('/en/office/recharge');
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/live']);
    expect(routeOf(page.test)).toBe('section');
  });

  test('recharge from within the office comes, and stays when it is looked at again', async () => {
    const page = await open('/en/office/history', { config });
    page.session('player');
    await page.go('/office/recharge');
    expect(routeOf(page.test)).toBe('recharge');
    await page.test.qa.send(navigationGuard.name, {});
    expect(routeOf(page.test)).toBe('recharge');
  });

  test('recharge of an area that is registered nowhere is said not to be there, and never nothing', async () => {
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
  ])('recharge that a guest %s is shown when they have signed in', async (_, at, link) => {
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

  test('recharge that the visitor came to the site by stays', async () => {
    const page = await open('/en/office/recharge', { config });
    page.session('player');
    await settle();
    expect(page.entries).toEqual(['/en/office/recharge']);
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

  test('BAN-02 a place within the page stays within reach meanwhile', async () => {
    const page = await open('/en/live');
    await page.test.qa.send(navigationGuard.name, { isBlocked: true });
    expect(page.press('/en/live#main')).toBe(false);
  });
});

describe('pages that are dialogs', () => {
  test('RTE-14 sign-in opens over the page that the visitor is on, which stays', async () => {
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
  ])('%s registration opens over it from %s', async (_id, path) => {
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
  ])('RTE-14 RTE-17 the query of %s stays with the present page', async (link, at) => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.session('guest');
    page.press(link);
    await settle();
    expect(page.dialogs).toEqual(['registration']);
    expect(page.entries).toEqual([at]);
    expect(page.test.qa.peek(navigationState.name)).toMatchObject({ path: at.slice(3) });
  });

  test('RTE-17 the query is added to the present one, also when going forward', async () => {
    const page = await open('/en/line?hours=3&ref=1', { config: () => ALL_ON });
    page.session('guest');
    page.forward('/en/registration?ref=7');
    await settle();
    expect(page.dialogs).toEqual(['registration']);
    expect(page.entries).toEqual(['/en/line?hours=3&ref=1', '/en/line?hours=3&ref=7']);
  });

  test('RTE-13 registration does not open over itself, nor where the operator has none', async () => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.test.qa.publish(dialogsState.name, { open: 'registration' });
    await page.go('/registration');
    expect(page.dialogs).toEqual([]);
    expect(page.entries).toEqual(['/en/live']);

    const none = await open('/en/live', {
      config: () => ({ ...ALL_ON, isRegistrationAvailable: false }),
    });
    await none.go('/registration');
    expect(none.dialogs).toEqual([]);
    expect(routeOf(none.test)).toBe('error');
  });

  test('RTE-14 RTE-41 who comes by their address has home behind them, once it is known that they are a guest', async () => {
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

  test('RTE-41 a player who comes by their address goes to their account', async () => {
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
  ])('AUT-09 the return address of a sign-in %s is used once', async (_how, at, link) => {
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

  test.each(['https://evil.com', '//evil.com', '/\\evil.com', 'javascript:alert(1)'])(
    'AUT-09 P82 a return address never leaves the site: %s',
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
  test('RTE-41 a guest is asked to sign in over the page that they are on', async () => {
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

  test('RTE-41 who has signed out is asked to sign in where they want a page of players again', async () => {
    const page = await open('/en/office/history');
    page.session('player');
    page.session('guest');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en'], []]);
    page.press('/en/office/settings');
    await settle();
    expect([page.entries, page.dialogs]).toEqual([['/en'], ['sign-in']]);
  });

  test('RTE-41 back and forward pass the guards, too', async () => {
    const page = await open('/en/live');
    page.session('guest');
    page.forward('/en/office/history');
    await settle();
    expect(page.dialogs).toEqual(['sign-in']);
    expect(page.entries).toEqual(['/en/live', '/en/live']);
  });

  test('RTE-41 a guest is led home without being asked, or to the app, where the operator says so', async () => {
    const home = await open('/en/live', { config: () => ({ ...ALL_ON, guestsGoTo: 'home' }) });
    home.session('guest');
    await home.go('/office/history');
    expect([home.entries.at(-1), home.dialogs]).toEqual(['/en', []]);

    const app = await open('/en/live', { config: () => ({ ...ALL_ON, guestsGoTo: 'auth-app' }) });
    app.session('guest');
    await app.go('/office/history?status=open');
    expect(app.entries.at(-1)).toBe(
      '/en/auth-app?redirect_url=%2Foffice%2Fhistory%3Fstatus%3Dopen',
    );
    expect(routeOf(app.test)).toBe('authApp');
    app.session('player');
    app.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(app.entries.at(-1)).toBe('/en/office/history?status=open');
  });

  test('payment asks a guest to sign in where the operator wants it so', async () => {
    const page = await open('/en/live', { config: () => ALL_ON });
    page.session('guest');
    await page.go('/payment');
    expect(page.dialogs).toEqual(['sign-in']);
  });
});
