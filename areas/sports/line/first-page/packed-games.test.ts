import { gameSchema, marketSchema, outcomeSchema, type Game } from '@grandstand/bus-contracts';
import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query';
import { createQueryClient } from '@grandstand/bus-contracts/query';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { liveGame, outcome, sampleGame, sampleSports } from '../../testing/sample-line';
import { lineQuery } from '../line-queries';
import { packState, unpackState } from './packed-games';
import type { LineSource, Resource } from '../resources';

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
const never = (): never => {
  throw new Error('The line is not asked.');
};
const LINE: LineSource = {
  sports: never,
  games: never,
  game: never,
  course: never,
};
const keyOf = (resource: Resource): readonly unknown[] => lineQuery(LINE, 'en', resource).queryKey;
const ANSWERS: readonly (readonly [Resource, unknown])[] = [
  [{ kind: 'games', section: 'line', limit: 9 }, GAMES],
  [{ kind: 'games', section: 'live', limit: 9 }, []],
  [{ kind: 'game', gameId: 3 }, GAMES[2]],
  [{ kind: 'sports' }, sampleSports],
  [{ kind: 'course', gameId: 3 }, { events: [] }],
];

test('a page has the answers of its server, without a name of a field of an outcome on the way', () => {
  const server = createQueryClient();
  for (const [resource, answer] of ANSWERS) server.setQueryData(keyOf(resource), answer);
  const state = dehydrate(server, { shouldDehydrateQuery: () => true });
  const sent = JSON.stringify(packState(state));
  const page = createQueryClient();
  hydrate(page, unpackState(JSON.parse(sent) as DehydratedState));
  for (const [resource, answer] of ANSWERS) {
    expect(page.getQueryData(keyOf(resource))).toEqual(answer);
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
