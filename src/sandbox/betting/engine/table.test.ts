import { expect, test } from 'vitest';
import { chancesOfSides, rankingOf, tableOf, type Played } from './table';

const beat = (home: number, away: number): Played => ({ home, away, winner: 'home' });

test('sides are ranked by points, then by the matches among the level ones, then by the ranking before', () => {
  const matches = [beat(3, 1), beat(1, 0), beat(0, 2), { home: 4, away: 5, winner: null } as const];
  expect(rankingOf(matches)).toEqual([1, 3, 0, 4, 5, 2]);
  expect(rankingOf([beat(5, 1), beat(1, 0), beat(5, 2), beat(1, 3)])).toEqual([5, 1, 0, 2, 3, 4]);
  expect(tableOf(matches)[2]).toEqual({ side: 0, played: 2, won: 1, lost: 1, points: 2 });
});

test('the chances of the sides are those of all results of the coming matches', () => {
  const played = [beat(0, 1), beat(2, 3), beat(4, 5), { home: 0, away: 5, winner: null } as const];
  const coming = [
    { home: 0, away: 2, homeWins: 0.7 },
    { home: 1, away: 4, homeWins: 0.4 },
    { home: 3, away: 5, homeWins: 0.5 },
    { home: 4, away: 2, homeWins: 0.25 },
    { home: 1, away: 3, homeWins: 0.9 },
  ];
  const expected = [0, 0, 0, 0, 0, 0];
  for (let results = 0; results < 2 ** coming.length; results++) {
    let share = 1;
    const all = coming.map(({ home, away, homeWins }, place): Played => {
      const isHome = (results >> place) % 2 === 1;
      share *= isHome ? homeWins : 1 - homeWins;
      return { home, away, winner: isHome ? 'home' : 'away' };
    });
    const [champion = 0] = rankingOf([...played, ...all]);
    expected[champion] = (expected[champion] ?? 0) + share;
  }
  const chances = chancesOfSides(played, coming);
  for (const [side, share] of expected.entries()) expect(chances[side]).toBeCloseTo(share, 12);
});
