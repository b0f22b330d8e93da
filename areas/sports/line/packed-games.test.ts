import { gameSchema, marketSchema, outcomeSchema, type Game } from '@grandstand/bus-contracts';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { createQueryClient } from '@grandstand/bus-contracts/query';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { liveGame, outcome, sampleGame, sampleSports } from '../testing/sample-line';
import { lineQuery } from './line-queries';
import { packState, unpackState } from './packed-games';
import type { LineSource } from './resources';

const OTHER_LEAGUE = {
  id: 11,
  slug: 'spain-la-liga',
  name: 'La Liga',
  country: 'Spain',
  flag: 'es',
};
const GAMES: readonly Game[] = [
  sampleGame(1, { homeBadge: 'plain d31f2d', hasCourse: true }),
  liveGame(2, { champ: OTHER_LEAGUE, markets: [] }),
  sampleGame(3, {
    champ: OTHER_LEAGUE,
    markets: [
      {
        typeId: 17,
        outcomes: [
          { ...outcome(3, 9, 1.85, '2.5'), isBlocked: true },
          { ...outcome(3, 1, 1.9), id: 'of-the-operator', isBlocked: true },
          { ...outcome(3, 3, 1.9), id: '3:3:' },
          outcome(3, 2, 4, ''),
        ],
      },
    ],
  }),
];
const source: LineSource = {
  sports: async () => sampleSports,
  games: async () => GAMES,
  game: async () => GAMES[2] as Game,
  course: async () => Promise.reject(new Error('Failed on purpose.')),
};
const QUERIES = [
  lineQuery(source, 'en', { kind: 'games', section: 'line', limit: 9 }),
  lineQuery(source, 'en', { kind: 'games', section: 'live', limit: 9 }),
  lineQuery(source, 'en', { kind: 'game', gameId: 3 }),
  lineQuery(source, 'en', { kind: 'sports' }),
  lineQuery(source, 'en', { kind: 'course', gameId: 3 }),
];

test('a page has the answers of its server, without a name of a field of an outcome on the way', async () => {
  const server = createQueryClient();
  await Promise.all(QUERIES.map((query) => server.prefetchQuery(query)));
  server.setQueryData(QUERIES[1].queryKey, []);
  const state = dehydrate(server, { shouldDehydrateQuery: () => true });
  const sent = JSON.stringify(packState(state));
  const page = createQueryClient();
  hydrate(page, unpackState(JSON.parse(sent)));
  for (const { queryKey } of QUERIES) {
    expect(page.getQueryData(queryKey)).toEqual(server.getQueryData(queryKey));
  }
  for (const name of Object.keys(outcomeSchema.entries).filter((one) => one !== 'id')) {
    expect(sent).not.toContain(`"${name}"`);
  }
});

test('no field of an outcome or a market is without its place', () => {
  expect(Object.keys(outcomeSchema.entries)).toEqual([
    'id',
    'typeId',
    'param',
    'coef',
    'isBlocked',
  ]);
  expect(Object.keys(marketSchema.entries)).toEqual(['typeId', 'outcomes']);
  for (const game of GAMES) expect(v.parse(gameSchema, game)).toEqual(game);
});
