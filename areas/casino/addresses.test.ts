import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import { pageAt } from '../../src/routes/testing/page-at';
import server from './server';
import { AMBER, COMET, DICE, LOBBY, PROVIDERS, tile } from './testing/samples';

const JACKS = tile(9201, 'Jacks or Better', { categories: ['poker', 'card-games'] });

/** The heading of the page at each address of the routes, as the server of the area renders it. */
async function headings(paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const answers: Readonly<Record<string, object>> = {
    '/web-api/third-party/lobby': LOBBY,
    '/web-api/third-party/games': { games: [DICE, COMET], cursor: null, total: 2 },
    '/web-api/third-party/games/9018': { game: DICE, similar: [COMET] },
    '/web-api/third-party/games/9001': { game: AMBER, similar: [] },
    '/web-api/third-party/providers': PROVIDERS,
    '/web-api/third-party/games/jacks-or-better': { game: JACKS, similar: [] },
    '/web-api/third-party/games/dice': { game: DICE, similar: [] },
  };
  const pages = paths.map(async (path) => {
    const request = areaRequest(path);
    const { status, body, title } = await server.render({
      ...request,
      fetch: async (to) => {
        const answer = answers[to.split('?')[0] ?? ''];
        return answer ? Response.json(answer) : Response.json({}, { status: 404 });
      },
    });
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(body ?? '')?.[1] ?? '';
    expect([path, pageAt(path).area, status]).toEqual([path, 'casino', 200]);
    expect(title, path).toContain(heading);
    return [path, heading] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

describe('the addresses of the casino', () => {
  it('RTE-21 RTE-24 lead to bingo, to the providers and to fishing and hunting', async () => {
    const pages = {
      '/bingo': 'Bingo',
      '/providers': 'Providers',
      '/providers/northlight': 'Northlight',
      '/providers/northlight?part=classic': 'Northlight: classic fruit machines',
      '/fishinghunting': 'Fishing and hunting',
    };
    expect(await headings(Object.keys(pages))).toEqual(pages);
  });

  it('RTE-22 lead to poker, scratch cards, keno, TV games, virtual sports and the fast ones', async () => {
    const pages = {
      '/poker': 'Poker',
      '/poker?part=cards': 'Poker: cards',
      '/poker/jacks-or-better': 'Jacks or Better',
      '/scratchcards': 'Scratch cards',
      '/keno': 'Keno',
      '/tvgames': 'TV games',
      '/virtualsports': 'Virtual sports',
      '/fast-games': 'Fast games',
      '/fast-bet': 'Fast bets',
    };
    expect(await headings(Object.keys(pages))).toEqual(pages);
  });

  it('RTE-22 lead under poker to games of poker alone', async () => {
    const answers = { 'jacks-or-better': JACKS, dice: DICE };
    for (const [slug, status] of [
      ['jacks-or-better', 200],
      ['dice', 404],
      ['no-such-game', 404],
    ] as const) {
      const answer = await server.render({
        ...areaRequest(`/poker/${slug}`),
        fetch: async (to) => {
          const name = /games\/([\w-]+)\?/.exec(to)?.[1] ?? '';
          const game = answers[name as 'dice'];
          return game && !to.includes('/rules')
            ? Response.json({ game, similar: [] })
            : Response.json({ error: { code: 'not-found' } }, { status: 404 });
        },
      });
      expect([slug, answer.status]).toEqual([slug, status]);
    }
  });

  it('RTE-23 lead to slots and casino by their parts, to their games, and to the named pages', async () => {
    const pages = {
      '/slots': 'Slots',
      '/slots/new': 'Slots: new',
      '/slots/high-volatility?sort=rtp&provider=northlight': 'Slots: high volatility',
      '/slots/game/9001/amber-orchard': 'Amber Orchard',
      '/slots/new/game/9001/amber-orchard': 'Amber Orchard',
      '/slots/vulkan': 'Vulkan classics',
      '/vulkan': 'Vulkan classics',
      '/casino': 'Casino',
      '/casino/dice': 'Casino: dice',
      '/casino/game/9018/dice': 'Dice',
      '/casino/dice/game/9018/dice': 'Dice',
      '/asian-games': 'Asian games',
      '/card-games': 'Card games',
      '/crash-games': 'Crash games',
      '/skill-games': 'Skill games',
    };
    expect(await headings(Object.keys(pages))).toEqual(pages);
  });

  it('RTE-25 lead to the thank-you pages of three sections, and to the first deposit for slots', async () => {
    const pages = {
      '/slots/thankyou': 'Thank you',
      '/casino/thankyou': 'Thank you',
      '/keno/thankyou': 'Thank you',
      '/casino/slot-first-deposit': 'First deposit for slots',
    };
    expect(await headings(Object.keys(pages))).toEqual(pages);
  });
});
