import { LANGUAGES, PARTNER_HEADERS } from '@grandstand/bus-contracts/domain';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createGames } from '../../../src/outside/games';
import { playersOf, spotOf } from '../../../src/outside/games/broadcast/page/players';
import { PLAY_TEXTS } from '../../../src/outside/games/play-texts';

const ORIGIN = 'http://127.0.0.1:3002';
const SITE = 'http://localhost:3000';

const SHOWN = {
  src: null,
  delayMs: 8_000,
  pace: 15,
  at: 120,
  home: 'Iron Lynx',
  away: 'Nordlicht',
  sport: 'cs2',
  events: [],
};

/** A program in front of an operator that has one game. */
function open() {
  const clock = createVirtualClock();
  const sent: Request[] = [];
  const { app } = createGames({
    origin: ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: 'one',
    version: 'build-1',
    files: {
      script: '/files/play.js',
      broadcast: '/files/broadcast.js',
      styles: ['/files/play.css'],
      mount: () => {},
    },
    clock,
    fetch: async (to, init) => {
      const request = new Request(to, init);
      sent.push(request);
      return request.url.endsWith('/games/7/broadcast')
        ? Response.json(SHOWN)
        : Response.json({ error: { code: 'not-found' } }, { status: 404 });
    },
  });
  return { app, clock, sent, get: async (path: string) => app.request(ORIGIN + path) };
}

test.each(LANGUAGES)(
  'CYB-01 a broadcast has a page in %s that the site may frame',
  async (language) => {
    const { get } = open();
    const page = await get(`/broadcast/7?lang=${language}`);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toContain(`script-src ${ORIGIN};`);
    const html = await page.text();
    expect(html).toContain('<canvas id="broadcast"');
    expect(html).toContain(`<title>${PLAY_TEXTS[language].broadcast.title}</title>`);
    expect(html).toContain('src="/files/broadcast.js"');
    expect((await get('/broadcast/x')).status).toBe(404);
  },
);

test('CYB-01 a broadcast asks the operator once a second for all its viewers, by signed calls', async () => {
  const { clock, get, sent } = open();
  const answers = await Promise.all([get('/broadcast-api/7'), get('/broadcast-api/7')]);
  for (const answer of answers) {
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await answer.json()).toEqual(SHOWN);
  }
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get(PARTNER_HEADERS.partner)).toBe('games');
  expect(sent[0]?.headers.get(PARTNER_HEADERS.signature)).toMatch(/^[\da-f]{64}$/);
  await clock.advance(1_000);
  await get('/broadcast-api/7');
  expect(sent).toHaveLength(2);
  expect((await get('/broadcast-api/8')).status).toBe(404);
});

test('the players of a picture stay in its field, and each game has its own ways', () => {
  const spots = [1, 2].map((game) =>
    Array.from({ length: playersOf('cs2') }, (_, player) =>
      spotOf({ game, side: 'home', player }, 900, 1),
    ),
  );
  for (const { x, y } of spots.flat()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
  }
  expect(spots[0]).not.toEqual(spots[1]);
});
