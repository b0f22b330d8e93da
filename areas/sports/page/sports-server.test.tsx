import { feedState, lineGame, settingsState, type Language } from '@grandstand/bus-contracts';
import type { AreaRequest, AreaState } from '@grandstand/bus-contracts/area';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  liveGame,
  mainMarkets,
  NOON,
  outcome,
  sampleDictionary,
  sampleGame,
  sampleSports,
} from '../testing/sample-line';
import { renderSports } from '../app/render-sports';
import { sampleSettings, standInShell } from '../testing/stand-in-shell';
import { pageAt } from '../../../src/routes/testing/page-at';

const games = [liveGame(1), sampleGame(2, { home: 'Leeds United', away: 'Everton' })];

function backEnd(path: string): Promise<Response> {
  const url = new URL(path, 'http://line');
  const answer = (): unknown => {
    if (url.pathname === '/line-api/v1/sports') return { sports: sampleSports, seq: 1 };
    if (url.pathname === '/bff-api/dictionary') return { language: 'en', texts: sampleDictionary };
    if (url.pathname === '/line-api/v1/games') {
      const isLive = url.searchParams.get('section') === 'live';
      return { games: games.filter((game) => game.isLive === isLive), seq: 1 };
    }
    const game = games.find(({ id }) => url.pathname === `/line-api/v1/games/${id}`);
    return game && { game, seq: 1 };
  };
  const body = answer();
  return Promise.resolve(body === undefined ? notFound() : Response.json(body));
}

const notFound = (): Response => Response.json({ error: { code: 'not-found' } }, { status: 404 });

function request(
  path: string,
  language: Language = 'en',
  chosen: Partial<AreaRequest['settings']> = {},
): AreaRequest {
  return {
    language,
    ...pageAt(path),
    settings: { coefViewId: 0, timeZone: 'Europe/Berlin', is12h: 0, appTheme: 1, ...chosen },
    wantsBody: true,
    components: undefined,
    fetch: vi.fn<AreaRequest['fetch']>(backEnd),
    warn: vi.fn<AreaRequest['warn']>(),
  };
}

const PATHS = [
  '/',
  '/live',
  '/line/football?hours=weekend',
  '/line/football/england-premier-league',
  '/live?search=arsenal',
  '/live/football/england-premier-league/1-arsenal-chelsea',
  '/multi?ids=1,2',
  '/line/curling',
  '/favourites',
];

/** The display settings that change lists of matches and their menu. */
const LIST_SETTINGS = [
  'appViewType',
  'marketsNameType',
  'isAppLightVersion',
  'isBestMatchesOnTop',
  'isDetailedScore',
  'isGroupByCountry',
  'isShowGameId',
  'isShowSportsOnly',
] as const;

/** What a page's menu and lists are made of, without the attributes. */
function contentOf(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  const lists = page.querySelector('h1')?.closest('section');
  const markup = `${page.querySelector('nav')?.outerHTML} ${lists?.outerHTML}`;
  return markup.replaceAll(/<(\w+)[^>]*>/g, '<$1>');
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOON);
});

describe('the server’s markup', () => {
  test('SPT-01 has matches, scores and odds before any script runs', async () => {
    document.body.innerHTML = (await renderSports(request('/'))).body;
    const live = screen.getByRole('region', { name: 'Arsenal – Chelsea' });
    expect(live).toHaveTextContent('12′');
    expect(within(live).getByRole('button', { name: '1 1.90' })).toBeVisible();
    expect(within(live).getByRole('button', { name: 'Over 2.5, O 1.85' })).toBeVisible();
    const soon = screen.getByRole('region', { name: 'Leeds United – Everton' });
    expect(within(soon).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/en/line/football/england-premier-league/2-arsenal-chelsea',
    );
    // Eight in the evening in London is ten in Berlin.
    expect(soon).toHaveTextContent('22:00');
    expect(screen.getByRole('link', { name: /^Football/ })).toHaveTextContent('3');
  });

  test('SPT-04 follows each display setting, and so does the page at once, with the same result', async () => {
    const path = '/live/football';
    const champ = { id: 11, slug: 'spain-la-liga', name: 'La Liga', country: 'Spain' };
    games.push(liveGame(3, { champ, home: 'Sevilla', isTop: true }));
    onTestFinished(() => void games.pop());
    const usual = contentOf((await renderSports(request(path))).body);
    const shell = standInShell({ path });
    shell.games.splice(0, shell.games.length, ...games);
    await shell.mount();
    const choose = async (chosen: object): Promise<string> => {
      shell.settings.publish(settingsState, { ...sampleSettings, ...chosen });
      await shell.pass();
      return contentOf(shell.root.innerHTML);
    };
    expect(await choose({})).toBe(usual);
    for (const name of LIST_SETTINGS) {
      const rendered = contentOf((await renderSports(request(path, 'en', { [name]: 1 }))).body);
      expect(rendered, name).not.toBe(usual);
      expect(await choose({ [name]: 1 }), name).toBe(rendered);
    }
  });

  test.each(PATHS)(
    'has no inline style and no text that only a script could split: %s',
    async (path) => {
      const { body } = await renderSports(request(path));
      expect(body).not.toMatch(/\sstyle="/);
      // A comment parts two texts; a purifier drops it, and hydration would find one text.
      expect(body).not.toContain('<!--');
    },
  );

  test('is requested in the page’s language, and never as a player', async () => {
    const requested = request('/', 'kz');
    await renderSports(requested);
    for (const [path, init] of vi.mocked(requested.fetch).mock.calls) {
      expect(path).toMatch(/^\/(line-api|bff-api)\//);
      expect(new Headers(init?.headers).get('X-Language')).toBe('kz');
      expect(new Headers(init?.headers).has('X-Auth')).toBe(false);
    }
  });

  test('has the status 404 for an unknown place', async () => {
    expect((await renderSports(request('/line/curling'))).status).toBe(404);
    expect((await renderSports(request('/live/football/x/9-a-b'))).status).toBe(404);
    expect((await renderSports(request('/line/football'))).status).toBe(200);
  });

  test('has an error block when the back end is down', async () => {
    const fetch = () => Promise.resolve(new Response('<html>', { status: 500 }));
    const answer = await renderSports({ ...request('/live'), fetch });
    document.body.innerHTML = answer.body;
    expect(answer.status).toBe(200);
    expect(screen.getByText('The matches could not be loaded')).toBeVisible();
  });

  test.each([
    ['is down', () => Promise.reject(new Error('down'))],
    ['fails', () => Promise.resolve(new Response('<html>', { status: 500 }))],
    ['answers with something else', () => Promise.resolve(Response.json({ games: 'none' }))],
  ])('leads to one log entry for every call if the back end %s', async (_how, answer) => {
    const requested = request('/live?search=my+name');
    vi.mocked(requested.fetch).mockImplementation(answer);
    await renderSports(requested);
    const { calls } = vi.mocked(requested.warn).mock;
    expect(calls).toHaveLength(vi.mocked(requested.fetch).mock.calls.length);
    expect(calls.join(' ')).toContain('the back end gave no /line-api/v1/games.');
    // One visitor's search is not shown to another.
    expect(calls.join(' ')).not.toContain('name');
  });

  test('leads to no log entry for an unknown place, but to one for a missing dictionary', async () => {
    const requested = request('/live/football/x/9-a-b');
    await renderSports(requested);
    expect(requested.warn).not.toHaveBeenCalled();
    vi.mocked(requested.fetch).mockImplementation(() => Promise.resolve(notFound()));
    await renderSports(requested);
    expect(vi.mocked(requested.warn).mock.calls).toEqual([
      ['the back end has no dictionary.', expect.any(Error)],
    ]);
  });

  test('is omitted if the page is not visible; the state is not', async () => {
    const answer = await renderSports({ ...request('/'), wantsBody: false });
    expect(answer.body).toBe('');
    expect(answer.state).toMatchObject({ view: { path: '/' } });
  });

  test('names the page after what it shows', async () => {
    const title = async (path: string) => (await renderSports(request(path))).title;
    expect(await title('/line/football/england-premier-league')).toBe(
      'Premier League | Football | Sports betting',
    );
    expect(await title(PATHS[5] ?? '')).toBe('Arsenal – Chelsea | Premier League');
  });
});

/** The markup of a list with five columns. */
async function renderFiveColumns(): Promise<Awaited<ReturnType<typeof renderSports>>> {
  const id = 3;
  const markets = [
    ...mainMarkets(id),
    { typeId: 2, outcomes: [outcome(id, 7, 1.9, '-1.5'), outcome(id, 8, 1.9, '1.5')] },
    { typeId: 8, outcomes: [outcome(id, 4, 1.2), outcome(id, 5, 1.3), outcome(id, 6, 1.9)] },
  ];
  const fetch = (path: string): Promise<Response> =>
    path.includes('/games?')
      ? Promise.resolve(Response.json({ games: [sampleGame(id, { markets })], seq: 1 }))
      : backEnd(path);
  return renderSports({ ...request('/line'), fetch });
}

describe('hydrating the server’s markup', () => {
  test.each(PATHS)('matches the first render: %s', async (path) => {
    // The server renders every column.
    vi.stubGlobal('innerWidth', 1920);
    const faults = vi.spyOn(console, 'error');
    const shell = standInShell({ path });
    const server = await renderSports(request(path));
    // As it comes out of the shell: serialised and read again.
    await shell.mount({ ...server, state: JSON.parse(JSON.stringify(server.state)) });
    expect(withoutTabStops(shell.root)).toBe(parsed(server.body));
    expect(faults).not.toHaveBeenCalled();
    expect(shell.problems).toEqual([]);
    shell.dispose();
  });

  test.each(LANGUAGES)('LNG-01 matches in %s', async (language) => {
    const faults = vi.spyOn(console, 'error');
    const shell = standInShell({ path: '/', language });
    const server = await renderSports(request('/', language));
    await shell.mount(server);
    expect(withoutTabStops(shell.root)).toBe(parsed(server.body));
    expect(faults).not.toHaveBeenCalled();
    shell.dispose();
  });

  test('SPT-01 leaves out the columns that a page of this width hides', async () => {
    const faults = vi.spyOn(console, 'error');
    const server = await renderFiveColumns();
    const columns = (): number =>
      within(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).getAllByRole('group')
        .length;
    document.body.innerHTML = server.body;
    expect(columns()).toBe(5);
    document.body.innerHTML = '';
    vi.stubGlobal('innerWidth', 1366);
    onTestFinished(() => void vi.unstubAllGlobals());
    const shell = standInShell({ path: '/line' });
    await shell.mount(server);
    expect(columns()).toBe(3);
    expect(screen.getAllByRole('combobox')).toHaveLength(3);
    expect(faults).not.toHaveBeenCalled();
    shell.dispose();
  });

  test('matches when the page gets wider before React takes the markup over', async () => {
    const faults = vi.spyOn(console, 'error');
    const server = await renderFiveColumns();
    let width = 1366;
    vi.spyOn(globalThis, 'innerWidth', 'get').mockImplementation(() => {
      const now = width;
      width = 1920;
      return now;
    });
    const shell = standInShell({ path: '/line' });
    await shell.mount(server);
    expect(faults).not.toHaveBeenCalled();
    expect(shell.problems).toEqual([]);
    shell.dispose();
  });

  test('makes no request for the server’s answers', async () => {
    const shell = standInShell({ path: '/' });
    await shell.mount(await renderSports(request('/')));
    expect(shell.queries).toEqual([]);
    shell.dispose();
  });

  test('keeps the server’s data if the feed publishes before, and loads it again', async () => {
    const shell = standInShell({ path: '/live' });
    shell.feed.publish(feedState, { status: 'connecting', lastHeard: null, isStale: false });
    const server = await renderSports(request('/live'));
    const sawLoading = vi.fn<() => void>();
    new MutationObserver(() => {
      if (shell.root.querySelector('[aria-busy]')) sawLoading();
    }).observe(shell.root, { subtree: true, childList: true, attributes: true });
    const mounted = shell.mount(server);
    shell.feed.publish(feedState, {
      status: 'live',
      lastHeard: { at: NOON, steadyAt: 0, serverAt: NOON },
      isStale: false,
    });
    await mounted;
    expect(shell.queries).toEqual([{ section: 'live', limit: 60, timeFilter: 0 }]);
    expect(sawLoading).not.toHaveBeenCalled();
    shell.dispose();
  });

  describe('of a long list', () => {
    const champ = { id: 11, slug: 'spain-la-liga', name: 'La Liga', country: 'Spain' };
    const long = Array.from({ length: 30 }, (_, at) =>
      at % 5 === 4
        ? sampleGame(100 + at, { champ, markets: [{ typeId: 2, outcomes: [] }] })
        : sampleGame(100 + at),
    );
    const state = (status: 'connecting' | 'live' | 'reconnecting') => ({
      status,
      lastHeard: null,
      isStale: false,
    });
    const rows = () => document.querySelectorAll('[data-grid-row]').length;

    /** The page of such a list before the feed has begun. */
    async function openLong(status: 'connecting' | 'live' = 'connecting') {
      games.splice(1, 1, ...long);
      onTestFinished(() => void games.splice(1, long.length, sampleGame(2)));
      vi.stubGlobal('innerWidth', 1920);
      onTestFinished(() => void vi.unstubAllGlobals());
      const faults = vi.spyOn(console, 'error');
      const server = await renderSports(request('/line'));
      const shell = standInShell({ path: '/line' });
      shell.games.splice(0, Infinity, ...long);
      shell.feed.publish(feedState, state(status));
      await shell.mount({ ...server, state: JSON.parse(JSON.stringify(server.state)) });
      expect(faults).not.toHaveBeenCalled();
      onTestFinished(() => shell.dispose());
      return { shell, server };
    }

    test('P121 has the data of its first rows alone, and the counts and columns of all', async () => {
      const { shell, server } = await openLong();
      expect(JSON.stringify(server.state).match(/"marketCount"/g)).toHaveLength(18);
      expect(rows()).toBe(18);
      expect(shell.queries).toEqual([]);
      const counts = screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
      expect(counts).toEqual(['EnglandPremier League24']);
      const first = screen.getAllByRole('region', { name: 'Arsenal – Chelsea' })[0]!;
      expect(within(first).getAllByRole('group')).toHaveLength(4);
    });

    test('P121 loads the others once, when the feed begins', async () => {
      const { shell } = await openLong();
      const before = document.querySelectorAll('[data-grid-row]')[17];
      shell.feed.publish(feedState, state('live'));
      await shell.pass();
      expect(rows()).toBe(30);
      expect(document.querySelectorAll('[data-grid-row]')[17]).toBe(before);
      expect(shell.queries).toHaveLength(1);
      expect(shell.root.querySelector('[aria-busy]')).toBeNull();
    });

    test.each([
      ['has begun before', 'live', undefined],
      ['can’t be reached', 'connecting', 'reconnecting'],
    ] as const)('P121 loads the others where the feed %s', async (_, status, later) => {
      const { shell } = await openLong(status);
      if (later) shell.feed.publish(feedState, state(later));
      await shell.pass();
      expect(rows()).toBe(30);
      expect(shell.queries).toHaveLength(1);
    });
  });

  test('P121 goes without the page’s dictionary and the texts of other screens, which come with them', async () => {
    const server = await renderSports(request('/live'));
    const { view } = server.state as AreaState<unknown>;
    expect(view).not.toHaveProperty('dictionary');
    expect(view.texts).not.toHaveProperty('game');
    const shell = standInShell({ path: '/live' });
    await shell.mount(server);
    expect(screen.getByRole('group', { name: 'Match result' })).toBeVisible();
    await shell.go('/live/football/england-premier-league/1-arsenal-chelsea');
    expect(screen.getByRole('heading', { name: 'Other live matches' })).toBeVisible();
    shell.dispose();
  });

  test('loads a match at once: its own prices come to a browser that has asked for them', async () => {
    const path = '/live/football/england-premier-league/1-arsenal-chelsea';
    const shell = standInShell({ path });
    await shell.mount(await renderSports(request(path)));
    const asked = shell.messages.flatMap((message) =>
      'step' in message && message.step === 'request' ? [message.name] : [],
    );
    expect(asked.filter((name) => name === lineGame.name)).toHaveLength(1);
    shell.dispose();
  });

  test('shows the server’s failure, and requests again', async () => {
    const shell = standInShell({ path: '/live' });
    const faults = vi.spyOn(console, 'error');
    const fetch = () => Promise.resolve(new Response('<html>', { status: 500 }));
    const server = await renderSports({ ...request('/live'), fetch });
    await shell.mount({ ...server, state: JSON.parse(JSON.stringify(server.state)) });
    await shell.pass();
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
    expect(faults).not.toHaveBeenCalled();
    shell.dispose();
  });

  test('renders again if the state has another shape', async () => {
    const shell = standInShell({ path: '/live' });
    await shell.mount({ body: '<p>old</p>', state: { version: 0 } });
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
    expect(shell.root).not.toHaveTextContent('old');
    shell.dispose();
  });
});

/** Markup as a page writes it back. */
function parsed(markup: string): string {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element.innerHTML;
}

/** The grid of odds makes one tab stop of itself once scripts run. */
function withoutTabStops(root: HTMLElement): string {
  return root.innerHTML.replaceAll(/ tabindex="-?\d"/g, '');
}
