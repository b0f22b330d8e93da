import { areaMissing, areaReady, Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openGames } from './testing/open-games';
import { DICE, GAMES, LANDING, PREVIEW, ROUNDS, RULES, SEEDS } from './testing/samples';

const PAGES = [
  '/games',
  '/games?category=3&tag=4',
  '/games?search=dise',
  '/games/dice',
  '/games-landing/wheel',
];

const PREVIEW_ON_WIRE = {
  Success: true,
  Value: {
    top: [],
    'instant-games': [
      { i: 9018, n: 'Dice', r: 'dice', o: 'Dice', c: [3], t: 4 },
      { i: 9019, n: 'Mines', r: 'mines', c: [3], t: 7 },
    ],
  },
};

/** The host's request, with the answers of a test's operator. */
function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  const asked: string[] = [];
  const answers: Readonly<Record<string, object>> = {
    '/bff-api/config/all.json': PLAIN_SITE,
    '/web-api/third-party/games-preview-light': PREVIEW_ON_WIRE,
    '/web-api/third-party/list-available-partitions': {
      partitions: [{ id: 3, slug: 'instant-games', name: 'Instant games', games: 2 }],
    },
    '/web-api/third-party/game-types': {
      GTR: [
        { Id: 4, Name: 'Dice' },
        { Id: 7, Name: 'Instant' },
      ],
      GP: [],
    },
    '/web-api/third-party/games': { games: GAMES, cursor: null, total: 3 },
    '/web-api/third-party/search': { games: [DICE], total: 1, nearest: [] },
    '/web-api/third-party/games/dice': { game: DICE, similar: [] },
    '/web-api/third-party/games/dice/rules': RULES,
    '/web-api/third-party/landings/wheel': LANDING,
  };
  return {
    ...areaRequest(path, language),
    asked,
    fetch: async (to: string) => {
      asked.push(to);
      const answer = answers[to.split('?')[0] ?? ''];
      return answer
        ? Response.json(answer)
        : Response.json({ error: { code: 'not-found' } }, { status: 404 });
    },
  };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string): (string | null)[] =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the pages of games', () => {
  it.each(LANGUAGES)('GAM-01 are rendered by the server in %s', async (language) => {
    for (const path of PAGES) {
      const answer = await server.render(request(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body, path).toContain('<h1');
      expect(`${answer.title} ${answer.body} ${answer.head}`, path).not.toMatch(
        /\b(?:title|filter|group|empty|none|head|unknown|games)\.[a-z]/,
      );
    }
  });

  it('GAM-01 have the games in the markup, so that they are read before any script', async () => {
    const { body } = await server.render(request('/games'));
    expect(body).toContain('href="/en/games/dice"');
    expect(body).toContain('0.20–100');
  });

  it('request the list by the numbers of the site', async () => {
    const index = request('/games');
    await server.render(index);
    const { whence, group_id, ref_id, geoCountryId } = PLAIN_SITE;
    expect(index.asked).toContain(
      `/web-api/third-party/games-preview-light?lng=en&whence=${whence}&groupId=${group_id}&ref=${ref_id}&fcountry=${geoCountryId}&includeCategories=false`,
    );
  });

  it('are not for search engines where a search made them', async () => {
    for (const path of PAGES) {
      const { head } = await server.render(request(path));
      expect(head?.includes('noindex'), path).toBe(path.includes('search'));
      expect(head, path).toContain('<meta name="description" content="');
    }
  });

  it.each(['/games/gone', '/games-landing/gone'])(
    'RTE-26 are not found where the operator has no such game or landing: %s',
    async (path) => {
      const { status, body } = await server.render(request(path));
      expect(status).toBe(404);
      expect(body).toContain('There is no such game');
    },
  );

  it('are marked as missing in the running site too', async () => {
    const { test, close } = await openGames('/games/gone', {
      casinoGame: () => {
        throw new Refusal('not-found');
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
    expectMessage(test, areaMissing, { path: '/games/gone' });
    close();
  });
});

describe('the index of games', () => {
  it('GAM-01 has the games of the operator by group, without empty groups', async () => {
    const { test, calls, close } = await openGames('/games');
    expectMessage(test, areaReady);
    expect(namesIn('Our picks')).toEqual(['Amber Orchard']);
    expect(namesIn('Instant games')).toEqual(['Dice', 'Mines']);
    expect(screen.queryByRole('region', { name: 'Live casino' })).toBeNull();
    expect(region('Instant games').getByRole('link', { name: 'Dice' })).toHaveAttribute(
      'href',
      '/en/games/dice',
    );
    expect(calls.find(({ call }) => call === 'gamesPreview')?.input).toMatchObject({
      lng: 'en',
      whence: PLAIN_SITE.whence,
    });
    close();
  });

  it.each([
    ['/games?category=3', 'Games: Instant games', ['Dice', 'Mines']],
    ['/games?category=3&tag=4', 'Games: Instant games: Dice', ['Dice']],
    ['/games?tag=1', 'Games: Slots', ['Amber Orchard']],
  ])('GAM-01 has at %s those of the category and the tag', async (path, title, names) => {
    const { close } = await openGames(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(namesIn(title)).toEqual(names);
    close();
  });

  it('leads from one filter to the other', async () => {
    const { close } = await openGames('/games?category=3');
    const types = within(screen.getByRole('navigation', { name: 'Kinds of games' }));
    expect(types.getByRole('link', { name: 'Dice' })).toHaveAttribute(
      'href',
      '/en/games?category=3&tag=4',
    );
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { current: true })).toHaveTextContent('Instant games');
    expect(categories.queryByRole('link', { name: 'Live casino' })).toBeNull();
    close();
  });

  it('says that a filter leaves nothing', async () => {
    const { close } = await openGames('/games?category=1&tag=4');
    expect(screen.getByText('No games of this kind yet')).toBeVisible();
    close();
  });

  it('GAM-01 has what a search finds, else the nearest', async () => {
    const found = await openGames('/games?search=dise');
    expect(screen.getByRole('list', { name: 'Search: dise' })).toHaveTextContent('Dice');
    found.close();
    const { close } = await openGames('/games?search=xyzzy', {
      casinoSearch: () => ({ games: [], total: 0, nearest: [DICE] }),
    });
    expect(screen.getByText('Nothing found: “xyzzy”')).toBeVisible();
    expect(region('The nearest games').getByRole('link', { name: 'Dice' })).toBeVisible();
    close();
  });

  it('reports a failure, and tries again', async () => {
    let isDown = true;
    const { press, close } = await openGames('/games', {
      gamesPreview: () => {
        if (isDown) throw new Refusal('unavailable');
        return {
          'instant-games': [],
          top: [
            { id: 9018, name: 'Dice', route: 'dice', oldRoute: null, categories: [3], tagId: 4 },
          ],
        };
      },
    });
    expect(screen.getByText('The games could not be loaded')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(namesIn('Our picks')).toEqual(['Dice']);
    close();
  });
});

describe('a list that can’t be loaded again', () => {
  it('GAM-01 stands for 15 minutes', async () => {
    let isDown = false;
    const { test, place, run, close } = await openGames('/games', {
      gamesPreview: () => {
        if (isDown) throw new Refusal('unavailable');
        return PREVIEW;
      },
    });
    isDown = true;
    const comeBackAfter = async (minutes: number): Promise<void> => {
      await run(() => place('/games/dice'));
      await run(() => test.clock.advance(minutes * 60_000));
      await run(() => place('/games'));
    };
    await comeBackAfter(14);
    expect(namesIn('Instant games')).toEqual(['Dice', 'Mines']);
    expect(screen.getByText(/^As of/)).toBeVisible();
    await comeBackAfter(2);
    expect(screen.getByText('The games could not be loaded')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Instant games' })).toBeNull();
    close();
  });
});

describe('the page of a game', () => {
  it('RTE-26 has what the game costs and returns, and its demo', async () => {
    const { close } = await openGames('/games/dice');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dice');
    expect(screen.getByText('0.20–100 EUR')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try without money' })).toBeVisible();
    close();
  });

  it('GAM-01 has the provider’s rules with an example, and the exact odds, before any script', async () => {
    const { body } = await server.render(request('/games/dice'));
    expect(body).toContain('<li>A number is rolled.</li>');
    expect(body).toContain('48.50\u00a0%');
    const { close } = await openGames('/games/dice');
    const rules = region('How it is played').getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual(RULES.rules);
    const odds = region('Chances and payments');
    expect(odds.getByRole('row', { name: /^The low end ×2\.00 48\.50.%$/ })).toBeVisible();
    expect(odds.getByText(RULES.tableHash)).toBeVisible();
    close();
  });

  it('says in a sentence how it is played where the provider does not answer', async () => {
    const answer = await server.render({
      ...request('/games/dice'),
      fetch: async (to) =>
        to.includes('/rules')
          ? Response.json({ error: { code: 'not-found' } }, { status: 404 })
          : request('/games/dice').fetch(to),
    });
    expect(answer.status).toBe(200);
    const { close } = await openGames('/games/dice', {
      casinoRules: () => {
        throw new Refusal('unavailable');
      },
    });
    expect(region('How it is played').getByText(/^You choose how much a win pays/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Chances and payments' })).toBeNull();
    close();
  });

  it('GAM-01 has the hash of the seed of a player’s next round, and their last rounds', async () => {
    const { calls, sessionIs, press, close } = await openGames('/games/dice');
    await sessionIs('guest');
    expect(region('Provably fair').getByRole('link')).toHaveAttribute(
      'href',
      '/en/office/fairness',
    );
    expect(screen.queryByRole('region', { name: 'Your last rounds' })).toBeNull();
    expect(calls.some(({ call }) => call === 'casinoRounds')).toBe(false);
    await sessionIs('player');
    expect(region('Provably fair').getByText(SEEDS.current.commitment)).toBeVisible();
    const rows = () =>
      region('Your last rounds')
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows()).toHaveLength(10);
    expect(rows()[0]).toContain('not finished');
    expect(rows()[1]).toContain('stake returned');
    expect(rows()[2]).toContain('common round');
    expect(rows()[3]).toMatch(/Nov 20, 12:27.*1\.03 EUR \(free spin\).*2\.50 EUR.*abababab, 9$/);
    expect(rows().filter((row) => row?.includes('free spin'))).toHaveLength(1);
    await press('Show all 13');
    expect(rows()).toHaveLength(13);
    close();
  });

  it('loads the rounds again when one has ended', async () => {
    let rounds: typeof ROUNDS = { rounds: [] };
    const { sessionIs, stageIs, close } = await openGames('/games/dice', {
      casinoRounds: () => rounds,
    });
    await sessionIs('player');
    expect(screen.getByText('You have not played this game for money yet.')).toBeVisible();
    await stageIs({ phase: 'round', gameId: DICE.id, mode: 'real' });
    rounds = ROUNDS;
    await stageIs({ phase: 'playing', gameId: DICE.id, mode: 'real' });
    expect(region('Your last rounds').getAllByRole('row').length).toBeGreaterThan(1);
    close();
  });
});

describe('a landing', () => {
  it('RTE-26 has the operator’s words about a game, and one action', async () => {
    const { close } = await openGames('/games-landing/wheel');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Money Wheel');
    for (const paragraph of LANDING.text) expect(screen.getByText(paragraph)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the Money Wheel' })).toHaveAttribute(
      'href',
      '/en/games/money-wheel',
    );
    close();
  });

  it('has a description of its own for search engines', async () => {
    const { title, head } = await server.render(request('/games-landing/wheel'));
    expect(title).toBe('Money Wheel');
    expect(head).toContain('content="A wheel with 54 stops &amp; six symbols."');
  });
});
