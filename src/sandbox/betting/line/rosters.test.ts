import { expect, test } from 'vitest';
import { rosterGames } from './rosters';

const DAY = 86_400_000;
const FROM = Date.UTC(2026, 10, 25);

test('a game around the clock has never the name of one of the coming days', () => {
  const span = { from: FROM, to: FROM + 60 * DAY };
  const games = rosterGames('seed').between(span, span);
  const namesOn = (on: 'match' | 'calendar'): Set<string> =>
    new Set(
      games
        .filter(({ kickoff }) => kickoff.on === on)
        .map(({ champId, home, away }) => `${champId}: ${home} – ${away}`),
    );
  const [now, later] = [namesOn('match'), namesOn('calendar')];
  expect([now.size > 500, later.size > 500]).toEqual([true, true]);
  expect([...now].filter((name) => later.has(name))).toEqual([]);
});
