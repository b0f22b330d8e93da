import { feedGames, feedOdds } from '@grandstand/bus-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { REFRESH_MS } from '../line/line-queries';
import { kickedOff, liveGame, NOON, sampleGame } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

const PATH = '/live/football/england-premier-league/1-arsenal-chelsea';
const others = () => within(screen.getByRole('region', { name: 'Other live matches' }));
const links = () =>
  others()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').getAttribute('href'));

/** The page of match 1, with so many others in play. */
async function opened(...ids: number[]) {
  const shell = standInShell({ path: PATH });
  shell.games.push(...ids.map((id) => liveGame(id, { slug: `${id}-a-b` })));
  await shell.mount();
  return shell;
}

test('SPT-01 other live matches are beside a match, with their score, clock and main market', async () => {
  const { feed, chosen, pass } = await opened(21, 22);
  expect(links()).toEqual([
    '/en/live/football/england-premier-league/21-a-b',
    '/en/live/football/england-premier-league/22-a-b',
  ]);
  const first = within(others().getAllByRole('listitem')[0]!);
  expect(first.getByRole('link')).toHaveTextContent('Premier League12′ArsenalChelseaScore0:0');
  feed.publish(feedGames, {
    id: 21,
    isLive: true,
    isFinished: false,
    score: { ...kickedOff, home: 2, minute: 70 },
    at: NOON,
  });
  feed.publish(feedOdds, { id: '21:1', coef: 1.15, isBlocked: false, at: NOON });
  await pass();
  expect(first.getByRole('link')).toHaveTextContent('Premier League70′ArsenalChelseaScore2:0');
  const result = within(first.getByRole('group', { name: 'Arsenal – Chelsea: Match result' }));
  expect(result.getAllByRole('button').map((cell) => cell.textContent)).toEqual([
    '1 1.15',
    'X 3.40',
    '2 4.10',
  ]);
  await userEvent.click(result.getByRole('button', { name: '1 1.15' }));
  expect(chosen).toMatchObject([{ marketId: '21:1', coef: 1.15 }]);
});

test('SPT-01 the place of one that has left goes to a new match, unless the focus is there', async () => {
  const { games, pass } = await opened(21, 22);
  games.splice(
    games.findIndex(({ id }) => id === 21),
    1,
  );
  games.push(liveGame(23, { slug: '23-a-b' }));
  others().getAllByRole('link')[0]!.focus();
  await pass(REFRESH_MS);
  expect(links()[0]).toMatch('/21-a-b');
  const [first] = others().getAllByRole('listitem');
  expect(first).toHaveTextContent('Ended');
  for (const cell of within(first!).getAllByRole('button')) {
    expect(cell).toHaveAttribute('aria-disabled', 'true');
  }
  screen.getByRole('searchbox', { name: 'Find a market' }).focus();
  await pass(REFRESH_MS);
  expect(links().map((link) => link?.slice(-6))).toEqual(['23-a-b', '22-a-b']);
});

test('SPT-01 they are one tab stop, and the arrow keys move through them', async () => {
  await opened(21, 22);
  const user = userEvent.setup();
  const [first, second] = others().getAllByRole('link');
  first!.focus();
  await user.keyboard('{ArrowRight}');
  expect(others().getAllByRole('button')[0]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(second).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'All live matches' })).toHaveFocus();
});

test('SPT-01 a match that has not begun has them too, with a text if there are none', async () => {
  const shell = standInShell({ path: '/line/football/england-premier-league/2-leeds-everton' });
  shell.games.splice(0, 1);
  shell.games.splice(0, 1, sampleGame(2));
  await shell.mount();
  expect(others().getByText('No other live matches right now')).toBeVisible();
  shell.games.push(liveGame(21));
  await shell.pass(REFRESH_MS);
  expect(others().getAllByRole('listitem')).toHaveLength(1);
});

test('SPT-01 a failure of them is shown beside the match, which stays, and they can be loaded again', async () => {
  const shell = standInShell({ path: PATH });
  shell.faults.section = 'live';
  await shell.mount();
  expect(others().getByText('The matches could not be loaded')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All' })).toBeInTheDocument();
  shell.faults.section = undefined;
  await userEvent.click(others().getByRole('button', { name: 'Try again' }));
  await shell.pass();
  expect(others().getByText('No other live matches right now')).toBeVisible();
});
