import {
  dialogsState,
  navigationGo,
  navigationState,
  sessionSignedIn,
  termsState,
} from '@grandstand/bus-contracts';
import { navigationGuard, navigationMoved } from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { ALL_OFF, ALL_ON } from '../../../../tests/harness/address-book';
import { createFakeLocation, openPage as start } from '../../../../tests/harness/host/address-bar';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { createMoves } from './moves';

describe('the place of the player', () => {
  test('RTE-03 is published with its section, sport and championship', async () => {
    const { test } = await start('/en/line/football/la-liga?hours=3#top');
    expectMessage(test, navigationState, {
      language: 'en',
      path: '/line/football/la-liga?hours=3',
      route: 'section',
      area: 'sports',
      params: { section: 'line', sport: 'football', champ: 'la-liga' },
    });
  });

  test('RTE-35 is the error page for an address without a page', async () => {
    const { test, go } = await start('/en');
    await go('/nowhere');
    expectMessage(test, navigationState, {
      route: 'error',
      area: 'technical-pages',
      path: '/nowhere',
      params: { statusCode: '404', message: 'This page could not be found' },
    });
  });

  test('follows back and forward', async () => {
    const { test, go, back } = await start('/en/live');
    await go('/line');
    back();
    await settle();
    expectMessage(test, navigationState, { path: '/live' });
    expect(test.qa.peek(navigationState.name)).toMatchObject({ path: '/live' });
  });

  test('is not published twice for one place', async () => {
    const { test, go } = await start('/en/live');
    await go('/live');
    expect(test.messages.filter(({ name }) => name === 'navigation.state')).toHaveLength(1);
  });
});

describe('a move', () => {
  test('puts the language before the path', async () => {
    const { go, entries } = await start('/en');
    await go('/live/football?x=1');
    expect(entries).toEqual(['/en', '/en/live/football?x=1']);
  });

  test('follows a press on a link of the site without a load', async () => {
    const { test, press, entries, loaded } = await start('/en/live');
    expect(press('/en/line/football')).toBe(true);
    await settle();
    expect(entries.at(-1)).toBe('/en/line/football');
    expectMessage(test, navigationState, { path: '/line/football' });
    expect(loaded).toEqual([]);
  });

  test('leaves a link within the page, or to another language, to the browser', async () => {
    const { press, entries } = await start('/en/live?x=1');
    expect(press('/en/live?x=1#main')).toBe(false);
    expect(press('/ru/live')).toBe(false);
    expect(entries).toEqual(['/en/live?x=1']);
  });

  test('RTE-01 follows a link without a language in the page’s', async () => {
    const { press, entries, loaded, test } = await start('/ru/live');
    expect(press('/line/football?x=1#there')).toBe(true);
    expect(press('/')).toBe(true);
    await settle();
    expect(press('/line/football?x=1#there')).toBe(true);
    await settle();
    expect(entries).toEqual(['/ru/live', '/ru', '/ru/line/football?x=1#there']);
    expectMessage(test, navigationState, { language: 'ru', path: '/line/football?x=1' });
    expect(loaded).toEqual([]);
  });

  test('RTE-01 loads a file that is no page of the site by its link', async () => {
    const { press, entries, loaded } = await start('/en/live');
    expect(press('/terms.pdf?v=2')).toBe(true);
    await settle();
    expect(loaded).toEqual(['/terms.pdf?v=2']);
    expect(entries).toEqual(['/en/live']);
  });

  test('follows a link to the present page, and one in it without a language', async () => {
    const { press, entries, test } = await start('/en/live');
    expect(press('/en/live')).toBe(true);
    expect(press('/line//football')).toBe(true);
    await settle();
    expect(entries).toEqual(['/en/live', '/en/line/football']);
    expect(test.problems).toEqual([]);
  });

  test('RTE-35 shows the error page for a link of the site that has a language and no page', async () => {
    const { press, entries, loaded, test } = await start('/en/live');
    press('/en/nowhere');
    await settle();
    expect([entries, loaded]).toEqual([['/en/live', '/en/nowhere'], []]);
    expectMessage(test, navigationState, { route: 'error', path: '/nowhere' });
  });

  test('replaces the present entry where an area asks for that', async () => {
    const { test, entries } = await start('/en/live');
    await test.qa.send(navigationGo.name, { path: '/line', replace: true });
    expect(entries).toEqual(['/en/line']);
  });

  test.each(['https://evil.com', '//evil.com', 'javascript:alert(1)'])(
    'P82 is refused off the site: %s',
    async (path) => {
      const { go, entries } = await start('/en/live');
      await expect(go(path)).rejects.toMatchObject({ code: 'off-site' });
      expect(entries).toEqual(['/en/live']);
    },
  );

  test('is announced once for a page, with the first one', async () => {
    const { test, go } = await start('/en/live');
    const announced = (): number =>
      test.messages.filter(({ name }) => name === navigationMoved.name).length;
    await go('/live');
    expect(announced()).toBe(0);
    await go('/line');
    await go('/live');
    expect(announced()).toBe(1);
  });

  test('publishes and logs nothing more once the service has stopped', async () => {
    const slow: { fail?: (error: Error) => void } = {};
    const games = async (): Promise<never> =>
      new Promise((_resolve, reject) => (slow.fail = reject));
    const page = await start('/en/live', undefined, { config: () => ALL_ON, games });
    page.press('/en/games/view/old');
    await settle();
    await page.test.clock.advance(250);
    const published = page.test.messages.length;
    page.handle.dispose();
    slow.fail?.(new Error('The page has gone.'));
    await settle();
    expect(page.test.messages).toHaveLength(published);
    expect([page.logged, page.failedImports, page.test.problems]).toEqual([[], [], []]);
  });

  test('redirects a variant of an address to the address itself', async () => {
    const { entries, press } = await start('/en');
    press('/en//live/./football');
    await settle();
    expect(entries).toEqual(['/en', '/en/live/football']);
  });

  test('RTE-01 loads the page when back leads to another language', async () => {
    const { entries, back, loaded } = await start('/en/live');
    entries.unshift('/ru/live');
    back();
    await settle();
    expect(loaded).toEqual(['/ru/live']);
  });
});

describe('the script of moves, if it can’t be fetched', () => {
  const offline = new Error('Failed to fetch dynamically imported module: /moves.js');
  const openWithout = async (at: string) => {
    const fetching = { isBroken: true };
    const page = await start(at, createMemoryStore(), undefined, {
      loadMoves: async () =>
        fetching.isBroken ? Promise.reject(offline) : Promise.resolve(createMoves),
    });
    return { ...page, fetching };
  };

  test('is replaced by a load for a press, a command or the way back', async () => {
    const { press, go, back, entries, loaded, failedImports } = await openWithout('/en/live');
    press('/en/line');
    await settle();
    expect(loaded).toEqual(['/en/line']);
    await go('/line/football');
    expect(loaded).toEqual(['/en/line', '/en/line/football']);
    entries.unshift('/en/office/history#row7');
    back();
    await settle();
    expect(loaded.at(-1)).toBe('/en/office/history#row7');
    // The page has been loaded there: nothing else is to be done.
    expect(failedImports).toEqual([]);
  });

  test('is not missed once the service has stopped', async () => {
    const page = await openWithout('/en/live');
    page.press('/en/line');
    page.handle.dispose();
    await settle();
    expect([page.loaded, page.failedImports, page.logged]).toEqual([[], [], []]);
  });

  test('is not needed for a place within the page', async () => {
    const { forward, loaded, failedImports } = await openWithout('/en/live');
    forward('/en/live#odds');
    await settle();
    expect([loaded, failedImports]).toEqual([[], [offline]]);
  });

  test('leaves the present page, counts towards the bound of reloads, and is fetched again by the next move', async () => {
    const page = await openWithout('/en/office/history');
    const { session, fetching, loaded, failedImports, logged, entries, dialogs } = page;
    session('player');
    await settle();
    await page.test.qa.send(navigationGuard.name, {});
    expect(loaded).toEqual([]);
    expect(failedImports).toEqual([offline, offline]);
    expect(logged).toMatchObject([
      { level: 'error', message: 'The script of moves could not be fetched.', facts: offline },
      { level: 'error' },
    ]);
    expect(page.test.qa.peek(navigationState.name)).toMatchObject({ path: '/office/history' });
    fetching.isBroken = false;
    session('guest');
    await settle();
    expect([entries, dialogs, loaded]).toEqual([['/en'], [], []]);
  });

  test('leaves the page after a sign-in, and the load that fetches it moves on', async () => {
    const store = createMemoryStore();
    const page = await start('/en/live', store, undefined, {
      loadAfterSignIn: () => Promise.reject(offline),
    });
    page.session('guest');
    page.press('/en/office/history');
    await settle();
    page.session('player');
    page.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect([page.entries, page.loaded]).toEqual([['/en/live'], []]);
    expect(page.failedImports).toEqual([offline]);
    expect(page.logged).toMatchObject([{ level: 'error' }]);

    const loaded = await start('/en/live', store);
    loaded.session('player');
    loaded.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'start' });
    await settle();
    expect(loaded.entries.at(-1)).toBe('/en/office/history');
  });
});

describe('a move that fails', () => {
  const tooMany = new Error(
    'Attempt to use history.pushState() more than 100 times per 30 seconds',
  );

  async function openLimited(at: string) {
    const bar = createFakeLocation(at);
    const limit = { isReached: false };
    const guarded =
      (act: (path: string) => void) =>
      (path: string): void => {
        if (limit.isReached) throw tooMany;
        act(path);
      };
    const { push } = bar.page;
    const page = await start(at, undefined, undefined, {
      page: { ...bar.page, push: guarded(push) },
    });
    return { ...page, ...bar, limit };
  }

  test('keeps the present page, is logged, and rejects the request', async () => {
    const page = await openLimited('/en/live');
    page.limit.isReached = true;
    await expect(page.go('/line')).rejects.toMatchObject({ name: 'HandlerFailed' });
    expect([page.entries, page.loaded]).toEqual([['/en/live'], []]);
    expect(page.logged).toMatchObject([
      { level: 'error', message: 'A move failed; the present page stays.', facts: tooMany },
    ]);
  });

  test('is not started again by a later check of the page', async () => {
    const page = await openLimited('/en/live');
    page.limit.isReached = true;
    page.press('/en/line');
    await settle();
    page.limit.isReached = false;
    await page.test.qa.send(navigationGuard.name, {});
    expect(page.entries).toEqual(['/en/live']);
    page.press('/en/line');
    await settle();
    expect(page.entries).toEqual(['/en/live', '/en/line']);
  });
});

describe("a player's page", () => {
  test('opens the sign-in for a guest, and is shown after it', async () => {
    const { test, session, dialogs, entries } = await start('/en/office/history');
    expect(entries).toEqual(['/en/office/history']);
    session('guest');
    await settle();
    expect(entries).toEqual(['/en']);
    expect(dialogs).toEqual(['sign-in']);
    session('player');
    test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(entries.at(-1)).toBe('/en/office/history');
    expect(test.qa.peek(navigationState.name)).toMatchObject({ area: 'office' });
  });

  test('AUT-09 is shown with query and hash', async () => {
    const { session, press, entries, ...came } = await start('/en/live');
    session('guest');
    press('/en/office/history?status=open#row7');
    await settle();
    session('player');
    came.test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    await settle();
    expect(entries).toEqual(['/en/live', '/en/office/history?status=open#row7']);
  });

  test('is left by a player who signs out there, without a sign-in dialog', async () => {
    const { session, dialogs, entries } = await start('/en/office/history');
    session('player');
    session('guest');
    await settle();
    expect(entries).toEqual(['/en']);
    expect(dialogs).toEqual([]);
  });
});

describe('after signing in or registering', () => {
  type Start = Awaited<ReturnType<typeof start>>;

  async function comeAs({ test, session }: Start, how: string): Promise<void> {
    session('player');
    test.qa.publish(sessionSignedIn.name, { userId: '7', how });
    await settle();
  }

  test.each(['sign-in', 'registration', 'other-tab'])(
    'AUT-03 (%s) the stored route is used first, also after a reload',
    async (how) => {
      const storage = createMemoryStore();
      const before = await start('/en/office/history', storage);
      before.session('guest');
      await settle();

      const after = await start('/en?redirect_url=%2Fen%2Flive', storage);
      await comeAs(after, how);
      expect(after.entries).toEqual(['/en/office/history']);
      expectMessage(after.test, navigationState, { route: 'bet-history' });
      expect(storage.keys()).toEqual([]);
    },
  );

  test.each(['sign-in', 'registration'])(
    'AUT-03 (%s) the return address is used next, once',
    async (how) => {
      const came = await start(
        `/en/live?redirect_url=${encodeURIComponent('/ru/line/football?hours=3')}`,
      );
      await comeAs(came, how);
      expect(came.entries).toEqual(['/en/line/football?hours=3']);
      expectMessage(came.test, navigationState, { path: '/line/football?hours=3' });
    },
  );

  test.each(['https://evil.com', '//evil.com', '/en/..//evil.com', '/\\evil.com', '/nowhere', ''])(
    'AUT-03 P82 the page stays if a return address leads nowhere or off the site: %s',
    async (wanted) => {
      const came = await start(`/en/live?x=1&redirect_url=${encodeURIComponent(wanted)}#top`);
      await comeAs(came, 'sign-in');
      expect(came.entries).toEqual(['/en/live?x=1#top']);
    },
  );

  test.each([
    ['/statistic', 'a page that the operator does not have'],
    ['/rules/general', 'a page that the operator has not numbered'],
    ['/live/upcoming', 'a section that live does not have'],
    ['/bonus/slot_first_deposit', 'what leads to such a page'],
    ['/user/login', 'a dialog'],
  ])('AUT-09 AUT-03 a return address never leads to an error: %s, %s', async (wanted) => {
    const site = {
      config: () => ({ ...ALL_OFF, isThirdParty: true }),
      areas: ['sports', 'office', 'statistic', 'information', 'technical-pages'],
    };
    const query = `redirect_url=${encodeURIComponent(wanted)}`;
    const came = await start(`/en/live?${query}`, createMemoryStore(), site);
    await comeAs(came, 'sign-in');
    expect(came.entries).toEqual(['/en/live']);

    const over = await start('/en/line', createMemoryStore(), site);
    over.session('guest');
    over.press(`/en/user/login?${query}`);
    await settle();
    await comeAs(over, 'sign-in');
    expect(over.entries).toEqual(['/en/line']);
    expect(over.store.keys()).toEqual([]);
  });

  test('AUT-03 home is shown if the operator does not have the former page', async () => {
    const came = await start('/en/statistic', createMemoryStore(), { config: () => ALL_OFF });
    await comeAs(came, 'sign-in');
    expect(came.entries).toEqual(['/en']);
  });

  test('AUT-03 the former page is next, and home if there is none', async () => {
    const valid = await start('/en/live');
    await comeAs(valid, 'sign-in');
    expect(valid.entries).toEqual(['/en/live']);

    const invalid = await start('/en/nowhere');
    await comeAs(invalid, 'sign-in');
    expect(invalid.entries).toEqual(['/en']);
    expectMessage(invalid.test, navigationState, { route: 'home' });
  });

  test.each(['start', 'other-tab'])('a player who is found (%s) stays on the page', async (how) => {
    const found = await start('/en/nowhere?redirect_url=%2Flive');
    await comeAs(found, how);
    expect(found.entries).toEqual(['/en/nowhere?redirect_url=%2Flive']);
  });
});

describe('a return address without a sign-in', () => {
  type Start = Awaited<ReturnType<typeof start>>;

  const dialog = ({ test }: Start, open: string | null): void =>
    test.qa.publish(dialogsState.name, { open });

  async function turnedAway(): Promise<Start> {
    const came = await start('/en/live');
    dialog(came, null);
    came.session('guest');
    came.press('/en/office/history?status=open');
    await settle();
    dialog(came, 'sign-in');
    expect(came.store.keys()).toHaveLength(1);
    return came;
  }

  async function signIn({ test, session }: Start): Promise<void> {
    session('player');
    test.qa.publish(sessionSignedIn.name, { userId: '7', how: 'sign-in' });
    // As the dialog does after a sign-in.
    test.qa.publish(dialogsState.name, { open: null });
    await settle();
  }

  test('AUT-09 is dropped with the dialog: a later sign-in keeps the page', async () => {
    const came = await turnedAway();
    dialog(came, null);
    expect(came.store.keys()).toEqual([]);
    await came.go('/line');
    await came.go('/coupon');
    await signIn(came);
    expect(came.entries.at(-1)).toBe('/en/coupon');
  });

  test.each([
    ['a press', (came: Start) => came.press('/en/line')],
    ['a move that an area asks for', (came: Start) => void came.go('/line')],
    ['forward', (came: Start) => came.forward('/en/line')],
  ])('AUT-09 is dropped with the next move: %s', async (_how, move) => {
    const came = await turnedAway();
    move(came);
    await settle();
    expect(came.store.keys()).toEqual([]);
    await signIn(came);
    expect(came.entries.at(-1)).toBe('/en/line');
  });

  test('AUT-09 is kept from signing in to registering, and used by it', async () => {
    const came = await turnedAway();
    dialog(came, 'registration');
    await signIn(came);
    expect(came.entries.at(-1)).toBe('/en/office/history?status=open');
    expect(came.store.keys()).toEqual([]);
  });

  test('AUT-09 is dropped after a reload, too, when the dialog is opened and closed', async () => {
    const before = await turnedAway();
    const came = await start('/en/live', before.store);
    dialog(came, null);
    came.session('guest');
    await settle();
    expect(came.store.keys()).toHaveLength(1);
    dialog(came, 'sign-in');
    dialog(came, null);
    await settle();
    expect(came.store.keys()).toEqual([]);
  });
});

describe('changed terms', () => {
  const terms = (test: TestBus, isUserTermsChanged: boolean): void =>
    test.qa.publish(termsState.name, { isUserTermsChanged, userTermsChangedUpdatedAt: null });

  test('ACC-04 redirect a player to confirm-terms at once, and back when they are confirmed', async () => {
    const { test, session, entries, go } = await start('/en/live/football?x=1');
    session('player');
    terms(test, true);
    await settle();
    expect(entries).toEqual(['/en/confirm-terms?redirect_url=%2Flive%2Ffootball%3Fx%3D1']);
    expectMessage(test, navigationState, { route: 'confirm-terms', area: 'office' });
    await go('/office/history');
    expect(entries.at(-1)).toBe('/en/confirm-terms?redirect_url=%2Foffice%2Fhistory');
    terms(test, false);
    await settle();
    expect(entries.at(-1)).toBe('/en/office/history');
  });

  test('ACC-04 redirect a player from confirm-terms to the root if there are none', async () => {
    const { test, session, entries } = await start('/en/confirm-terms');
    session('player');
    await settle();
    expect(entries).toEqual(['/en/confirm-terms']);
    terms(test, false);
    await settle();
    expect(entries).toEqual(['/en']);
  });

  test.each(['/en/live', '/ru/live', '/live'])(
    'ACC-04 redirect back to %s in the language of the page',
    async (address) => {
      const query = new URLSearchParams({ redirect_url: address });
      const { test, session, entries } = await start(`/en/confirm-terms?${query}`);
      session('player');
      terms(test, false);
      await settle();
      expect(entries).toEqual(['/en/live']);
      expectMessage(test, navigationState, { route: 'section', path: '/live' });
    },
  );

  test('ACC-04 redirect a guest from confirm-terms to the root, without a sign-in', async () => {
    const { session, entries, dialogs } = await start('/en/confirm-terms?redirect_url=%2Flive');
    session('guest');
    await settle();
    expect(entries).toEqual(['/en']);
    expect(dialogs).toEqual([]);
  });

  test('change nothing on a page that does not depend on them', async () => {
    const { test, session, entries } = await start('/en/live');
    session('player');
    terms(test, false);
    await settle();
    expect(entries).toEqual(['/en/live']);
  });
});
