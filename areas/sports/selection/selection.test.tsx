import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standInShell } from '../testing/stand-in-shell';

async function opened(path: string) {
  const shell = standInShell({ path });
  await shell.mount();
  return shell;
}

test('SPT-02 RTE-04 top matches are those of the operator’s top leagues, in play and to come', async () => {
  const { queries } = await opened('/topgame');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Top matches');
  expect(queries.map(({ section, timeFilter }) => [section, timeFilter])).toEqual([
    ['live', 6],
    ['line', 6],
  ]);
  expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Leeds United – Everton' })).toBeVisible();
});

test.each(['/topgame', '/top-events/big-leagues'])(
  'RTE-04 a list without matches says so for itself, since the other may have some: %s',
  async (path) => {
    const live = standInShell({ path });
    live.games.pop();
    await live.mount();
    expect(screen.getByText('No match of these leagues is to come.')).toBeVisible();
    expect(screen.queryByText('No match of these leagues is in play.')).toBeNull();
  },
);

test('RTE-04 top events are those of a kind, and a kind that there is not is not found', async () => {
  const { go, queries } = await opened('/top-events/weekend');
  const chosen = () =>
    within(screen.getByRole('navigation', { name: 'Top events' })).getByRole('link', {
      current: true,
    });
  expect(chosen()).toHaveTextContent('Weekend');
  expect(queries).toMatchObject([{ section: 'line', timeFilter: 6 }]);
  await go('/top-events/tomorrow');
  expect(chosen()).toHaveTextContent('Tomorrow');
  // The sample's match starts today.
  expect(screen.getByText('No match of these leagues starts tomorrow.')).toBeVisible();
  await go('/top-events/derbies');
  expect(screen.getByText('Matches of two clubs of one town.')).toBeVisible();
  expect(queries.slice(-2)).toMatchObject([
    { section: 'live', isDerby: true },
    { section: 'line', isDerby: true },
  ]);
  await go('/top-events/yesterday');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Top events');
  await go('/top-events/today/2-leeds-united-everton');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leeds United – Everton');
});

test('RTE-04 the matches of the visitor’s teams appear when they star one', async () => {
  const { pass, queries, star } = await opened('/betsonyour');
  expect(screen.getByText('You have starred no team')).toBeVisible();
  star(['league:10', 'team:football-arsenal']);
  await pass();
  expect(queries).toMatchObject([
    { section: 'live', favourites: 'team:football-arsenal' },
    { section: 'line', favourites: 'team:football-arsenal' },
  ]);
  expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
});
