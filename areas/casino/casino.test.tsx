import { areaMissing, Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openCasino } from './testing/open-casino';
import { AMBER, COMET, DICE, freeSpins, JACKPOTS, LOBBY, PROVIDERS, tile } from './testing/samples';

const PAGES = [
  '/casino',
  '/casino-lobby',
  '/casino/jackpots',
  '/slots',
  '/live-casino',
  '/keno',
  '/bingo',
  '/poker',
  '/virtualsports',
  '/tvgames',
  '/fast-games',
  '/fast-bet',
  '/scratchcards',
  '/crash-games',
  '/card-games',
  '/skill-games',
  '/asian-games',
  '/fishinghunting',
  '/vulkan',
  '/othergames',
  '/providers',
  '/providers/northlight',
  '/slots/new?provider=northlight&sort=rtp',
  '/casino-search?search=dise',
  '/my-casino',
  '/my-casino/favorites',
  '/bonus/casino/tournaments',
  '/slots/thankyou',
  '/casino/slot-first-deposit',
  '/casino/game/9018/dice',
];

/** The host's request, with the answers of a test's operator. */
function request(path: string, language: (typeof LANGUAGES)[number] = 'en', lobby: object = LOBBY) {
  const answers: Readonly<Record<string, object>> = {
    '/web-api/jackpots': JACKPOTS,
    '/web-api/third-party/lobby': lobby,
    '/web-api/third-party/games': { games: [DICE, COMET], cursor: null, total: 2 },
    '/web-api/third-party/providers': PROVIDERS,
    '/web-api/third-party/search': { games: [DICE], total: 1, nearest: [] },
    '/web-api/third-party/games/9018': { game: DICE, similar: [COMET] },
  };
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) => {
      const answer = answers[to.split('?')[0] ?? ''];
      return answer
        ? Response.json(answer)
        : Response.json({ error: { code: 'not-found' } }, { status: 404 });
    },
  };
}

type Page = Awaited<ReturnType<typeof openCasino>>;

const region = (name: string) => within(screen.getByRole('region', { name }));
const searchField = () => screen.getByRole('combobox', { name: 'Search games' });

describe('the pages of the casino', () => {
  it.each(LANGUAGES)('CAS-01 are rendered by the server in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(request(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body, path).toContain('<h1');
      expect(`${answer.title} ${answer.body}`, path).not.toMatch(
        /\b(?:title|category|row|empty|games|jackpots|unknown)\.[a-z]/,
      );
    }
  });

  it('have the games in the markup, so that they are read before any script', async () => {
    const { body } = await server.render(request('/casino'));
    expect(body).toContain('href="/en/casino/game/9018/dice"');
    expect(body).toContain('href="/en/slots/game/9001/amber-orchard"');
    expect(body).toContain('0.20–100');
  });

  it('are not for search engines where they are a player’s own, or a search’s', async () => {
    for (const [path, isFor] of [
      ['/casino', true],
      ['/fast-games', true],
      ['/casino-search?search=dise', false],
      ['/my-casino', false],
    ] as const) {
      const { head } = await server.render(request(path));
      expect(head?.includes('noindex'), path).toBe(!isFor);
    }
  });

  it.each(['/casino/game/404/gone', '/bonus/casino/tournaments/7'])(
    'are not found at %s',
    async (path) => {
      const { status, body } = await server.render(request(path));
      expect(status).toBe(404);
      expect(body).toContain('There is no such page in the casino');
    },
  );

  it.each(['not-found', 'bad-request'])(
    'say in the running site too that there is no such page: %s',
    async (code) => {
      const { test, close } = await openCasino('/providers/nobody', {
        casinoGames: () => {
          throw new Refusal(code);
        },
      });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
      expectMessage(test, areaMissing, { path: '/providers/nobody' });
      close();
    },
  );

  it.each(['refused', 'unauthorized', 'unavailable'])(
    'can be tried again after the failure "%s", which is no missing page',
    async (code) => {
      let isRefusing = true;
      const { press, close } = await openCasino('/providers/northlight', {
        casinoGames: () => {
          if (isRefusing) throw new Refusal(code);
          return { games: [DICE], cursor: null, total: 1 };
        },
      });
      expect(screen.queryByText('There is no such page in the casino')).toBeNull();
      isRefusing = false;
      await press('Try again');
      expect(screen.getByRole('heading', { name: 'Dice' })).toBeVisible();
      close();
    },
  );

  it.each([
    [404, 'not-found', 404],
    [400, 'bad-request', 404],
    [400, 'unknown-currency', 200],
    [403, 'forbidden', 200],
    [404, undefined, 200],
    [503, 'not-found', 200],
  ])('the operator’s answer %d %s makes a page of status %d', async (status, code, expected) => {
    const answer = await server.render({
      ...request('/casino/game/9018/dice'),
      fetch: async () => Response.json({ error: { code } }, { status }),
    });
    expect(answer.status).toBe(expected);
  });
});

describe('the lobby', () => {
  it('CAS-01 has what a player should know before a press on each game', async () => {
    const { close } = await openCasino('/casino');
    const dice = within(
      region('Fast games').getByRole('heading', { name: 'Dice' }).closest('article')!,
    );
    expect(dice.getByText('91.36–95.00 %')).toBeVisible();
    expect(dice.getByText('High volatility')).toBeVisible();
    expect(dice.getByText('0.20–100 EUR')).toBeVisible();
    expect(dice.getByText('Northlight')).toBeVisible();
    expect(dice.getByText('· demo')).toBeVisible();
    expect(dice.getByRole('link')).toHaveAttribute('href', '/en/casino/game/9018/dice');
    expect(screen.getByRole('link', { name: /^Slots ?1$/ })).toHaveAttribute('href', '/en/slots');
    // A category without games has no place in the menu.
    expect(screen.queryByRole('link', { name: /Bingo/ })).toBeNull();
    close();
  });

  it('shows a game that the jurisdiction forbids, with the reason', async () => {
    const barred = tile(9018, 'Dice', { blocked: 'jurisdiction' });
    const rows = [{ kind: 'category' as const, slug: 'fast-games', games: [barred] }];
    const { close } = await openCasino('/casino', { casinoLobby: () => ({ ...LOBBY, rows }) });
    expect(region('Fast games').getByText('Not allowed where you are')).toBeVisible();
    expect(region('Fast games').queryByText(/95\.00/)).toBeNull();
    close();
  });

  it('CAS-01 has the games that the player opened last and has marked, and nothing of them for a guest', async () => {
    const { sessionIs, favouritesAre, calls, close } = await openCasino('/casino');
    await sessionIs('guest');
    expect(screen.queryByRole('region', { name: 'Played lately' })).toBeNull();
    expect(calls).not.toContain('casinoRecent');
    await sessionIs('player');
    await favouritesAre(['amber-orchard']);
    expect(region('Played lately').getByRole('link', { name: 'Comet' })).toBeVisible();
    expect(region('Favourites').getByRole('link', { name: 'Amber Orchard' })).toBeVisible();
    close();
  });

  it('reports a failure, and tries again', async () => {
    let isDown = true;
    const { press, close } = await openCasino('/casino', {
      casinoLobby: () => {
        if (isDown) throw new Refusal('unavailable');
        return LOBBY;
      },
    });
    expect(screen.getByText('The games could not be loaded')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(region('Our picks').getByRole('link', { name: 'Amber Orchard' })).toBeVisible();
    close();
  });
});

describe('a list of games', () => {
  it('CAS-01 asks for the games of its category, and for more where there are more', async () => {
    const { calls, press, close } = await openCasino('/fast-games', {
      casinoGames: ({ cursor }) =>
        cursor === undefined
          ? { games: [DICE], cursor: 'dice', total: 2 }
          : { games: [COMET], cursor: null, total: 2 },
    });
    expect(screen.getByText('2 games')).toBeVisible();
    await press('Show more');
    expect(
      within(screen.getByRole('list', { name: 'Fast games' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dice', 'Comet']);
    expect(calls).toContain('casinoGames category=fast-games&cursor=dice');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    close();
  });

  it.each([
    ['/slots/new', 'category=slots&part=new'],
    ['/casino/roulette', 'part=roulette'],
    ['/providers/northlight', 'provider=northlight'],
    ['/slots/vulkan', 'category=vulkan'],
    ['/fast-bet', 'part=one-press'],
    ['/othergames', ''],
  ])('%s has the games of "%s"', async (path, query) => {
    const { calls, close } = await openCasino(path);
    expect(calls).toContain(`casinoGames ${query}`.trim());
    close();
  });

  it('CAS-01 leads to each of its parts, to those who make its games, and to other orders', async () => {
    const { close, calls } = await openCasino('/slots/new?provider=northlight', {
      casinoGames: () => ({
        games: [AMBER],
        cursor: null,
        total: 2,
        parts: [
          { slug: 'new', games: 2 },
          { slug: 'classic', games: 3 },
          { slug: 'no-word-for-it', games: 1 },
        ],
        providers: [
          { slug: 'northlight', name: 'Northlight', games: 2 },
          { slug: 'copper-reel', name: 'Copper Reel', games: 1 },
        ],
      }),
    });
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(calls.find((call) => call.startsWith('casinoGames'))).toBe(
      'casinoGames category=slots&provider=northlight&part=new',
    );
    expect(links('Parts')).toEqual([
      ['All', '/en/slots?provider=northlight'],
      ['new2', '/en/slots/new?provider=northlight'],
      ['classic fruit machines3', '/en/slots/classic?provider=northlight'],
    ]);
    expect(links('Providers')).toEqual([
      ['All providers', '/en/slots/new'],
      ['Northlight2', '/en/slots/new?provider=northlight'],
      ['Copper Reel1', '/en/slots/new?provider=copper-reel'],
    ]);
    expect(links('Order')[2]).toEqual([
      'Highest RTP',
      '/en/slots/new?provider=northlight&sort=rtp',
    ]);
    expect(screen.getByRole('link', { name: 'new2' })).toHaveAttribute('aria-current', 'page');
    close();
  });

  it('RTE-24 the providers stand from A to Z with their signs and first games, and are searched', async () => {
    const { close, moves, run } = await openCasino('/providers');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'C',
      'N',
    ]);
    expect(screen.getByRole('link', { name: 'Northlight 3 games' })).toHaveAttribute(
      'href',
      '/en/providers/northlight',
    );
    const top = within(screen.getByRole('list', { name: 'Popular games of Northlight' }));
    expect(top.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Amber Orchard',
      'Dice',
    ]);
    const field = screen.getByRole('searchbox', { name: 'Name of a provider' });
    await run(() => {
      fireEvent.change(field, { target: { value: 'copper' } });
      fireEvent.submit(field);
    });
    expect(moves).toEqual(['/providers?search=copper']);
    close();
    const found = await openCasino('/providers?search=copper');
    expect(screen.queryByRole('link', { name: /Northlight/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Copper Reel 1 game' })).toBeVisible();
    found.close();
    const none = await openCasino('/providers?search=nobody');
    expect(screen.getByText('No provider has these words')).toBeVisible();
    none.close();
  });

  it('says that a category has no games, and where such games are', async () => {
    const { close } = await openCasino('/bingo', {
      casinoGames: () => ({ games: [], cursor: null, total: 0 }),
    });
    expect(screen.getByText('No games of this kind yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the casino' })).toHaveAttribute(
      'href',
      '/en/casino',
    );
    close();
  });
});

describe('the search of games', () => {
  beforeEach(() => {
    // jsdom lays out nothing.
    Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  });

  it('CAS-01 lists games while the player writes, and opens the one that the arrow keys choose', async () => {
    const { type, run, moves, close } = await openCasino('/casino', {
      casinoSearch: () => ({ games: [DICE, COMET], total: 2, nearest: [] }),
    });
    await type(searchField(), 'dise');
    const options = within(await screen.findByRole('listbox', { name: 'Games found' }));
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'DiceNorthlight',
      'CometNorthlight',
    ]);
    await run(() => fireEvent.keyDown(searchField(), { key: 'ArrowDown' }));
    await run(() => fireEvent.keyDown(searchField(), { key: 'ArrowDown' }));
    expect(options.getByRole('option', { selected: true })).toHaveTextContent('Comet');
    expect(searchField()).toHaveAttribute(
      'aria-activedescendant',
      options.getByRole('option', { selected: true }).id,
    );
    await run(() => fireEvent.submit(searchField()));
    expect(moves).toEqual(['/casino/game/9017/comet']);
    close();
  });

  it('leads to all that was found', async () => {
    const { type, run, moves, close } = await openCasino('/casino');
    await type(searchField(), 'low stakes');
    await run(() => fireEvent.submit(searchField()));
    expect(moves).toEqual(['/casino-search?search=low%20stakes']);
    close();
  });

  it('CAS-01 has the nearest games and the providers where nothing was found', async () => {
    const { close } = await openCasino('/casino-search?search=rocket+xyzzy', {
      casinoSearch: () => ({ games: [], total: 0, nearest: [COMET] }),
    });
    expect(screen.getByText('Nothing found: “rocket xyzzy”')).toBeVisible();
    expect(region('The nearest games').getByRole('link', { name: 'Comet' })).toBeVisible();
    expect(region('Providers').getByRole('link', { name: 'Northlight' })).toHaveAttribute(
      'href',
      '/en/providers/northlight',
    );
    close();
  });
});

describe('a favourite game', () => {
  const heart = () => screen.getByRole('button', { name: 'Favourite: Amber Orchard' });

  it('CAS-01 is marked and unmarked by its heart', async () => {
    const { sessionIs, favouritesAre, press, marks, close } = await openCasino('/casino');
    await sessionIs('player');
    await press('Favourite: Amber Orchard');
    await favouritesAre(['amber-orchard']);
    for (const each of screen.getAllByRole('button', { name: 'Favourite: Amber Orchard' })) {
      expect(each).toHaveAttribute('aria-pressed', 'true');
    }
    close();
    expect(marks).toEqual([{ game: AMBER.slug, isOn: true }]);
  });

  it('is marked by a guest once they have signed in', async () => {
    const page = await openCasino('/casino');
    const { sessionIs, press, opened, marks, close } = page;
    await sessionIs('guest');
    await press('Favourite: Amber Orchard');
    expect(opened).toEqual([{ name: 'sign-in' }]);
    await page.dialogIs('sign-in');
    expect(marks).toEqual([]);
    await page.signIn();
    expect(marks).toEqual([{ game: AMBER.slug, isOn: true }]);
    close();
  });

  it('is not marked by a guest who closed the sign-in and signs in later', async () => {
    const { sessionIs, dialogIs, press, marks, close } = await openCasino('/casino');
    await sessionIs('guest');
    await press('Favourite: Amber Orchard');
    await dialogIs('sign-in');
    await dialogIs(null);
    await dialogIs('sign-in');
    await sessionIs('player');
    await dialogIs(null);
    expect(marks).toEqual([]);
    close();
  });

  it('says why it could not be marked', async () => {
    const page = await openCasino('/casino');
    await page.sessionIs('player');
    page.refusal.code = 'favourites-full';
    await page.press('Favourite: Amber Orchard');
    expect(page.announced).toEqual([
      'You have as many favourite games as fit. Remove one, then add another.',
    ]);
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    page.close();
  });

  it('CAS-01 is on the player’s own page, and a guest is told what would be there', async () => {
    const { sessionIs, favouritesAre, press, opened, close } = await openCasino('/my-casino');
    await sessionIs('guest');
    expect(screen.getByText('Sign in to see your games')).toBeVisible();
    await press('Sign in');
    expect(opened).toEqual([{ name: 'sign-in' }]);
    await sessionIs('player');
    await favouritesAre([]);
    expect(screen.getByText('No favourites yet')).toBeVisible();
    await favouritesAre(['dice', 'amber-orchard']);
    expect(region('Played lately').getByRole('link', { name: 'Comet' })).toBeVisible();
    expect(
      region('Favourites')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Dice', 'Amber Orchard']);
    close();
  });
});

describe('the page of a game', () => {
  const GAME = '/casino/game/9018/dice';

  it('CAS-01 opens the game on the stage without money, and says that it is there', async () => {
    const { sessionIs, press, games, stageIs, close } = await openCasino(GAME);
    await sessionIs('guest');
    expect(screen.getByText('91.36–95.00 %')).toBeVisible();
    await press('Try without money');
    expect(games).toEqual([{ gameId: 9018, mode: 'demo' }]);
    await stageIs({ phase: 'playing', gameId: 9018, mode: 'demo' });
    expect(screen.getByText('The game is open above, without money.')).toBeVisible();
    close();
  });

  it('CAS-01 lets a guest sign in for real play, and opens the game then', async () => {
    const { sessionIs, press, opened, games, close } = await openCasino(GAME);
    await sessionIs('guest');
    await press('Play for money');
    expect([opened, games]).toEqual([[{ name: 'sign-in' }], []]);
    await sessionIs('player');
    expect(games).toEqual([{ gameId: 9018, mode: 'real' }]);
    close();
  });

  it('opens the game once for a guest who registers from the sign-in, and whose dialog stays', async () => {
    const { sessionIs, dialogIs, press, games, close } = await openCasino(GAME);
    await sessionIs('guest');
    await press('Play for money');
    await dialogIs('sign-in');
    await dialogIs('registration');
    await sessionIs('player');
    await dialogIs(null);
    expect(games).toEqual([{ gameId: 9018, mode: 'real' }]);
    close();
  });

  it('opens no game for a guest who closed the sign-in and signs in later', async () => {
    const { sessionIs, dialogIs, press, games, close } = await openCasino(GAME);
    await sessionIs('guest');
    await press('Play for money');
    await dialogIs('sign-in');
    await dialogIs(null);
    await sessionIs('player');
    expect(games).toEqual([]);
    close();
  });

  it.each([
    ['excluded', /^You have excluded yourself from play/],
    ['maintenance', /^The provider is working on the game/],
    ['session-limit-reached', /^Your time limit for this session/],
  ])('says why it is refused with "%s", and what to do', async (code, text) => {
    const page = await openCasino(GAME);
    await page.sessionIs('player');
    page.refusal.code = code;
    await page.press('Play for money');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    page.close();
  });

  it('has no button where the jurisdiction forbids the game', async () => {
    const game = tile(9018, 'Dice', { blocked: 'jurisdiction' });
    const { close } = await openCasino(GAME, { casinoGame: () => ({ game, similar: [] }) });
    expect(screen.getByText('This game is not allowed where you are')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play for money' })).toBeNull();
    close();
  });

  it('has no demo where the jurisdiction has none', async () => {
    const game = tile(9018, 'Dice', { isDemo: false });
    const { close } = await openCasino(GAME, { casinoGame: () => ({ game, similar: [] }) });
    expect(screen.queryByRole('button', { name: 'Try without money' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Play for money' })).toBeVisible();
    close();
  });
});

describe('free spins', () => {
  const LEFT = /free spins? left$/;
  const GAME = '/casino/game/9001/amber-orchard';
  const AMBER_PAGE = { casinoGame: () => ({ game: AMBER, similar: [AMBER, COMET] }) };
  const names = (element: HTMLElement) =>
    element.closest('article')?.querySelector('h2, h3')?.textContent;

  it.each([
    ['/casino', {}],
    [
      '/casino-search?search=amber',
      { casinoSearch: () => ({ games: [AMBER, DICE], total: 2, nearest: [] }) },
    ],
    ['/slots', { casinoGames: () => ({ games: [AMBER, COMET], cursor: null, total: 2 }) }],
    [GAME, AMBER_PAGE],
  ])(
    'BNS-02 mark the tile of their game on %s, with their number in words',
    async (at, answers) => {
      const { sessionIs, accountIs, spinsAre, close } = await openCasino(at, answers);
      spinsAre([
        freeSpins({ id: '1', left: 7 }),
        freeSpins({ id: '2', left: 13 }),
        freeSpins({ id: '3', left: 4, state: 'expired' }),
      ]);
      await accountIs('EUR');
      await sessionIs('player');
      const marks = screen.getAllByText(LEFT);
      for (const mark of marks) {
        expect(names(mark)).toBe('Amber Orchard');
        expect(mark.textContent).toBe('20 free spins left');
      }
      expect(screen.getAllByText('Free: 20')).toHaveLength(marks.length);
      close();
    },
  );

  it('are told on the page of their game, which follows what is left', async () => {
    const page = await openCasino(GAME, AMBER_PAGE);
    const asked = () => page.calls.filter((call) => call === 'freeSpins').length;
    page.spinsAre([freeSpins({ left: 2 })]);
    await page.accountIs('EUR');
    await page.sessionIs('player');
    screen.getByText(/^You have 2 free spins in this game\./);
    page.spinsAre([freeSpins({ left: 1 })]);
    await page.bonusesHaveChanged();
    screen.getByText(/^You have 1 free spin in this game\./);
    page.spinsAre([freeSpins({ left: 0, state: 'used' })]);
    await page.bonusesHaveChanged();
    expect(screen.queryByText(/free spins? in this game/)).toBeNull();
    // A bet of a player without free spins asks for nothing.
    expect(asked()).toBe(3);
    await page.bonusesHaveChanged();
    expect(asked()).toBe(3);
    page.close();
  });

  it.each([
    ['a guest', async (page: Page) => page.sessionIs('guest')],
    [
      'P118 a player to whom nothing may be offered',
      async (page: Page) => {
        page.spinsAre([freeSpins()], true);
        await page.sessionIs('player');
      },
    ],
    [
      'a player whose account is in another currency',
      async (page: Page) => {
        await page.accountIs('UAH');
        await page.sessionIs('player');
      },
    ],
  ])('mark nothing for %s', async (_, enter) => {
    const page = await openCasino('/casino');
    page.spinsAre([freeSpins()]);
    await page.accountIs('EUR');
    await enter(page);
    expect(screen.queryByText(LEFT)).toBeNull();
    page.close();
  });

  it('ask for nothing on a page without tiles, and nothing for a guest', async () => {
    const page = await openCasino('/providers');
    await page.sessionIs('player');
    expect(page.calls).not.toContain('freeSpins');
    page.close();
    const guest = await openCasino('/casino');
    await guest.sessionIs('guest');
    expect(guest.calls).not.toContain('freeSpins');
    guest.close();
  });
});
