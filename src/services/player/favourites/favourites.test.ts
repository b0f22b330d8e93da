import { favouritesState, noticesShow } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFavourites } from '.';
import { FAVOURITES_KEY } from './storage-key';
import type { KeyValueStore } from '../../ports';
import { playerHash } from '../../shared/player/player-record';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Browser, Tab } from '../../../../tests/harness/tabs/tab';

const GET = 'GET /web-api/user/favourites';
const POST = 'POST /web-api/user/favourites';
const JOIN = 'POST /web-api/user/favourites/join';
const ARSENAL = 'team:football-arsenal';
const MATCH = 'match:7001';
const LEAGUE = 'league:11';

interface Started extends Tab {
  readonly notices: string[];
  readonly shown: () => readonly string[] | undefined;
  readonly status: () => string | undefined;
  /** The guest's list in the browser. */
  readonly inBrowser: () => unknown;
  /** Another tab has written the guest's list. */
  readonly changes$: Subject<string | null>;
}

function start(browser: Browser = createBrowser(), storage?: Partial<KeyValueStore>): Started {
  const tab = openTab(browser);
  const { test, kept } = tab;
  const notices: string[] = [];
  const changes$ = new Subject<string | null>();
  test.bus.join('notices').handle(noticesShow, ({ text }) => {
    notices.push(text);
    return { id: '1' };
  });
  createFavourites({
    bus: test.bus.join('favourites'),
    clock: test.clock,
    api: tab.api,
    storage: { ...tab.storage, changes$, ...storage },
    otherTabs: tab.otherTabs,
    words: async (key) => key,
    log: tab.log,
  });
  const now = () => test.bus.join('listener').peek(favouritesState);
  return {
    ...tab,
    notices,
    changes$,
    shown: () => now()?.favourites,
    status: () => now()?.status,
    inBrowser: () => JSON.parse(kept.get(FAVOURITES_KEY) ?? 'null') as unknown,
  };
}

function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}

const set = ({ test }: Tab, favourite: string, isOn = true): Promise<unknown> =>
  test.qa.send('favourites.set', { favourite, isOn }).then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** A tab of Ann, with these favourites at the operator. */
async function startOfAnn(known: readonly string[], browser?: Browser): Promise<Started> {
  const tab = start(browser);
  tab.operator.on(GET, () => ({ favourites: known }));
  signIn(tab, 'ann-1');
  await settle();
  return tab;
}

describe('a guest’s favourites', () => {
  it('are kept in this browser, and loaded on the next visit', async () => {
    const browser = createBrowser();
    const first = start(browser);
    signIn(first, '');
    expect(first.shown()).toEqual([]);
    expect(first.status()).toBe('ready');
    expect(await set(first, MATCH)).toBe('done');
    await set(first, ARSENAL);
    await set(first, MATCH);
    expect(first.shown()).toEqual([MATCH, ARSENAL]);
    const next = start(browser);
    signIn(next, '');
    expect(next.shown()).toEqual([MATCH, ARSENAL]);
    await set(next, MATCH, false);
    expect(next.inBrowser()).toEqual([ARSENAL]);
    await set(next, ARSENAL, false);
    expect(next.kept.has(FAVOURITES_KEY)).toBe(false);
    expect(next.operator.sent).toEqual([]);
  });

  it('follow the other tabs', async () => {
    const tab = start();
    signIn(tab, '');
    tab.kept.set(FAVOURITES_KEY, JSON.stringify([LEAGUE]));
    tab.changes$.next(FAVOURITES_KEY);
    expect(tab.shown()).toEqual([LEAGUE]);
    tab.kept.clear();
    tab.changes$.next(null);
    expect(tab.shown()).toEqual([]);
    tab.kept.set(FAVOURITES_KEY, JSON.stringify([LEAGUE]));
    tab.changes$.next('settings');
    expect(tab.shown()).toEqual([]);
  });

  it.each(['', '{', '7', '["match:x"]', '{"a":1}'])('are none where storage has %j', (text) => {
    const browser = createBrowser();
    browser.kept.set(FAVOURITES_KEY, text);
    const tab = start(browser);
    signIn(tab, '');
    expect(tab.shown()).toEqual([]);
  });

  it('are stored again after storage was broken', async () => {
    const browser = createBrowser();
    browser.kept.set(FAVOURITES_KEY, '{');
    const tab = start(browser);
    signIn(tab, '');
    expect(await set(tab, MATCH)).toBe('done');
    expect(tab.shown()).toEqual([MATCH]);
    expect(tab.inBrowser()).toEqual([MATCH]);
  });

  it('of another tab are shown without being stored again', () => {
    const written: string[] = [];
    const tab = start(createBrowser(), {
      set: (key) => {
        written.push(key);
        return true;
      },
    });
    signIn(tab, '');
    tab.kept.set(FAVOURITES_KEY, JSON.stringify([LEAGUE]));
    tab.changes$.next(FAVOURITES_KEY);
    expect(tab.shown()).toEqual([LEAGUE]);
    expect(written).toEqual([]);
  });

  it('of an earlier version of the site may be more than 100: one of them is set again without a refusal', async () => {
    const browser = createBrowser();
    const teams = Array.from({ length: 101 }, (_, at) => `team:football-${at}`);
    browser.kept.set(FAVOURITES_KEY, JSON.stringify(teams));
    const tab = start(browser);
    signIn(tab, '');
    expect(await set(tab, 'team:football-1')).toBe('done');
    expect(await set(tab, 'team:football-101')).toBe('favourites-full');
    await settle();
    await set(tab, 'team:football-1', false);
    await settle();
    expect(tab.notices).toEqual(['favourites.favourites-full']);
  });

  it('are loading while the visitor is unknown', () => {
    const tab = start();
    tab.test.qa.publish('session.state', { status: 'unknown', userId: '' });
    expect(tab.status()).toBe('loading');
    signIn(tab, '');
    expect(tab.status()).toBe('ready');
  });

  it('are kept in the page without storage', async () => {
    const tab = start(createBrowser(), { get: () => null, set: () => false });
    signIn(tab, '');
    expect(await set(tab, MATCH)).toBe('done');
    await set(tab, LEAGUE);
    expect(tab.shown()).toEqual([MATCH, LEAGUE]);
    tab.operator.on(JOIN, ({ body }) => ({ ...(JSON.parse(body ?? '') as object), leftOut: [] }));
    signIn(tab, 'ann-1');
    await settle();
    expect(tab.shown()).toEqual([MATCH, LEAGUE]);
    expect(tab.operator.count(JOIN)).toBe(1);
  });

  it('are 100 teams at most; of matches the oldest is replaced', async () => {
    const tab = start();
    signIn(tab, '');
    for (let id = 1; id <= 100; id += 1) await set(tab, `team:football-${id}`);
    expect(await set(tab, 'team:football-101')).toBe('favourites-full');
    expect(tab.shown()).toHaveLength(100);
    await settle();
    expect(tab.notices).toEqual(['favourites.favourites-full']);
    for (let id = 1; id <= 101; id += 1) expect(await set(tab, `match:${id}`)).toBe('done');
    expect(tab.shown()).toHaveLength(200);
    expect(tab.shown()).not.toContain('match:1');
    expect(tab.shown()).toContain('match:101');
  });
});

describe('a player’s favourites', () => {
  it('come from the operator, and are hidden after the sign-out', async () => {
    const tab = await startOfAnn([MATCH, LEAGUE]);
    expect(tab.shown()).toEqual([MATCH, LEAGUE]);
    expect(tab.status()).toBe('ready');
    signIn(tab, '');
    expect(tab.shown()).toEqual([]);
    expect([...tab.kept.values()].join(' ')).not.toContain(MATCH);
  });

  it('are loaded once, and published once for each change', async () => {
    const tab = start();
    const published: unknown[] = [];
    tab.test.bus.join('listener').on(favouritesState, (state) => published.push(state));
    tab.operator.on(GET, () => ({ favourites: [MATCH] }));
    signIn(tab, 'ann-1');
    tab.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
    await tab.test.clock.advance(300_000);
    expect(tab.operator.count(GET)).toBe(1);
    tab.changes$.next(FAVOURITES_KEY);
    expect(published).toEqual([
      { status: 'loading', favourites: [] },
      { status: 'ready', favourites: [MATCH] },
    ]);
  });

  it('are not replaced by those of guests in another tab', async () => {
    const tab = await startOfAnn([MATCH]);
    tab.kept.set(FAVOURITES_KEY, JSON.stringify([LEAGUE]));
    tab.changes$.next(FAVOURITES_KEY);
    expect(tab.shown()).toEqual([MATCH]);
  });

  it('stay shown where they can’t be loaded again, which is logged', async () => {
    const tab = await startOfAnn([MATCH]);
    tab.operator.on(GET, () => refuse(500, 'internal'));
    tab.operator.on(POST, () => refuse(422, 'favourites-full'));
    await set(tab, ARSENAL);
    tab.joinTabs().post({ kind: 'kept', key: FAVOURITES_KEY, text: playerHash('ann-1') });
    await tab.test.clock.advance(1900);
    expect(tab.status()).toBe('ready');
    expect(tab.shown()).toEqual([MATCH]);
    expect(tab.notices).toEqual(['favourites.favourites-full']);
    expect(tab.logged).toEqual([
      expect.objectContaining({ level: 'warn', message: 'The favourites could not be loaded.' }),
    ]);
  });

  it('are not loaded for other changes of the player’s other tabs', async () => {
    const tab = await startOfAnn([MATCH]);
    tab.joinTabs().post({ kind: 'kept', key: 'settings', text: playerHash('ann-1') });
    await settle();
    expect(tab.operator.count(GET)).toBe(1);
  });

  it('are loading until the operator has answered', async () => {
    const tab = start();
    expect(tab.status()).toBe('loading');
    const late = held();
    tab.operator.on(GET, () => late.promise);
    signIn(tab, 'ann-1');
    await settle();
    expect(tab.status()).toBe('loading');
    late.give({ favourites: [] });
    await settle();
    expect(tab.status()).toBe('ready');
  });

  it('show a star at once, before the operator has answered', async () => {
    const tab = await startOfAnn([MATCH]);
    const late = held();
    tab.operator.on(POST, () => late.promise);
    const sent = set(tab, ARSENAL);
    expect(tab.shown()).toEqual([MATCH, ARSENAL]);
    await settle();
    expect(tab.operator.sent.at(-1)?.body).toBe(JSON.stringify({ favourite: ARSENAL, isOn: true }));
    late.give({ favourites: [MATCH, ARSENAL] });
    expect(await sent).toBe('done');
    expect(tab.shown()).toEqual([MATCH, ARSENAL]);
    expect(tab.kept.has(FAVOURITES_KEY)).toBe(false);
  });

  it.each([
    ['favourites-full', () => refuse(422, 'favourites-full')],
    ['unknown-favourite', () => refuse(422, 'unknown-favourite')],
    ['unavailable', () => refuse(500, 'internal')],
    ['unavailable', offline],
  ])('remove the star with a notice if the operator refuses: %s', async (code, fault) => {
    const tab = await startOfAnn([MATCH]);
    tab.operator.on(POST, fault);
    const on = set(tab, ARSENAL);
    const off = set(tab, MATCH, false);
    expect(tab.shown()).toEqual([ARSENAL]);
    await tab.test.clock.advance(30_000);
    expect(await on).toBe(code);
    expect(await off).toBe(code);
    expect(tab.shown()).toEqual([MATCH]);
    expect(tab.notices).toEqual([`favourites.${code}`, `favourites.${code}`]);
  });

  it('end as the last press set them, after any presses in between', async () => {
    const tab = await startOfAnn([]);
    const answers = [held(), held()];
    let requested = 0;
    tab.operator.on(POST, () => answers[requested++]?.promise);
    const on = set(tab, ARSENAL);
    const off = set(tab, ARSENAL, false);
    await settle();
    expect(tab.operator.count(POST)).toBe(1);
    answers[0]?.give({ favourites: [ARSENAL] });
    await on;
    expect(tab.shown()).toEqual([]);
    answers[1]?.give({ favourites: [] });
    await off;
    expect(tab.shown()).toEqual([]);
  });

  it('are loaded again after a failure, and a star does not wait for that', async () => {
    const tab = start();
    tab.operator.on(GET, () => refuse(500, 'internal'));
    tab.operator.on(POST, () => ({ favourites: [LEAGUE, ARSENAL] }));
    signIn(tab, 'ann-1');
    await tab.test.clock.advance(1900);
    expect(tab.status()).toBe('failed');
    expect(await set(tab, ARSENAL)).toBe('done');
    expect(tab.shown()).toEqual([LEAGUE, ARSENAL]);
    tab.operator.on(GET, () => ({ favourites: [LEAGUE, ARSENAL, MATCH] }));
    await tab.test.clock.advance(60_000);
    expect(tab.status()).toBe('ready');
    expect(tab.shown()).toEqual([LEAGUE, ARSENAL, MATCH]);
  });

  it('follow the player’s other tabs, and no other player’s', async () => {
    const browser = createBrowser();
    const one = await startOfAnn([], browser);
    const other = await startOfAnn([], browser);
    const ofBob = start(browser);
    signIn(ofBob, 'bob-2');
    await settle();
    const before = browser.operator.count(GET);
    browser.operator.on(POST, () => ({ favourites: [MATCH] }));
    browser.operator.on(GET, () => ({ favourites: [MATCH] }));
    await set(one, MATCH);
    await settle();
    expect(other.shown()).toEqual([MATCH]);
    expect(browser.operator.count(GET)).toBe(before + 1);
  });

  it('P12 are not those of the former player, however late an answer comes', async () => {
    const tab = start();
    const late = held();
    tab.operator.on(GET, () => late.promise);
    signIn(tab, 'ann-1');
    await settle();
    tab.operator.on(GET, () => ({ favourites: [LEAGUE] }));
    signIn(tab, 'bob-2');
    late.give({ favourites: [MATCH] });
    await settle();
    expect(tab.shown()).toEqual([LEAGUE]);
  });

  it('that are still loading at the sign-out are no failure', async () => {
    const tab = start();
    tab.operator.on(GET, () => held().promise);
    signIn(tab, 'ann-1');
    await settle();
    signIn(tab, '');
    await settle();
    expect(tab.logged).toEqual([]);
    expect(tab.status()).toBe('ready');
  });

  it('do not notify a player who has left of the outcome of a star', async () => {
    const tab = await startOfAnn([]);
    tab.operator.on(POST, () => held().promise);
    const sent = set(tab, MATCH);
    await settle();
    signIn(tab, '');
    expect(await sent).toBe('unavailable');
    expect(tab.notices).toEqual([]);
  });
});

describe('a guest who signs in', () => {
  /** A guest's tab with these favourites. */
  async function startOfGuest(): Promise<Started> {
    const tab = start();
    signIn(tab, '');
    await set(tab, MATCH);
    await set(tab, LEAGUE);
    return tab;
  }

  it('gets both lists together, and the browser’s list is emptied once the operator has it', async () => {
    const tab = await startOfGuest();
    const late = held();
    tab.operator.on(JOIN, () => late.promise);
    signIn(tab, 'ann-1');
    await settle();
    expect(tab.operator.sent.map(({ call, body }) => [call, body])).toEqual([
      [JOIN, JSON.stringify({ favourites: [MATCH, LEAGUE] })],
    ]);
    expect(tab.shown()).toEqual([MATCH, LEAGUE]);
    expect(tab.inBrowser()).toEqual([MATCH, LEAGUE]);
    late.give({ favourites: [ARSENAL, MATCH, LEAGUE], leftOut: [] });
    await settle();
    expect(tab.shown()).toEqual([ARSENAL, MATCH, LEAGUE]);
    expect(tab.kept.has(FAVOURITES_KEY)).toBe(false);
    expect(tab.notices).toEqual([]);
    signIn(tab, '');
    expect(tab.shown()).toEqual([]);
  });

  it('keeps in the browser what another tab of a guest has added meanwhile', async () => {
    const tab = await startOfGuest();
    const late = held();
    tab.operator.on(JOIN, () => late.promise);
    signIn(tab, 'ann-1');
    await settle();
    tab.kept.set(FAVOURITES_KEY, JSON.stringify([MATCH, LEAGUE, ARSENAL]));
    late.give({ favourites: [MATCH, LEAGUE], leftOut: [] });
    await settle();
    expect(tab.inBrowser()).toEqual([ARSENAL]);
  });

  it('loses nothing while the operator can’t be reached', async () => {
    const tab = await startOfGuest();
    tab.operator.on(JOIN, () => refuse(503, 'internal'));
    signIn(tab, 'ann-1');
    await tab.test.clock.advance(1900);
    expect(tab.inBrowser()).toEqual([MATCH, LEAGUE]);
    expect(tab.shown()).toEqual([MATCH, LEAGUE]);
    tab.operator.on(JOIN, () => ({ favourites: [MATCH, LEAGUE], leftOut: [] }));
    await tab.test.clock.advance(60_000);
    expect(tab.shown()).toEqual([MATCH, LEAGUE]);
    expect(tab.kept.has(FAVOURITES_KEY)).toBe(false);
  });

  it('is notified if there was no room', async () => {
    const tab = await startOfGuest();
    tab.operator.on(JOIN, () => ({ favourites: [ARSENAL, MATCH], leftOut: [LEAGUE] }));
    signIn(tab, 'ann-1');
    await settle();
    expect(tab.notices).toEqual(['favourites.leftOut']);
  });
});
