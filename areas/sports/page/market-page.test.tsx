import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { REFRESH_MS } from '../line/line-queries';
import { liveGame, mainMarkets, outcome } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

beforeEach(() => localStorage.clear());

let next = 500;

/** The page of a football match with markets of several groups; each has a number of its own. */
async function opened() {
  const id = ++next;
  const [result, , both] = mainMarkets(id);
  const totals = {
    typeId: 17,
    outcomes: [
      outcome(id, 9, 1.3, '1.5'),
      outcome(id, 10, 3.4, '1.5'),
      outcome(id, 9, 1.9, '2.5'),
      outcome(id, 10, 1.9, '2.5'),
      outcome(id, 9, 3.1, '3.5'),
      outcome(id, 10, 1.35, '3.5'),
    ],
  };
  const half = { typeId: 1001, outcomes: [outcome(id, 1001, 2.6), outcome(id, 1002, 2.1)] };
  const scores = { typeId: 136, outcomes: [outcome(id, 731, 9, '1:0')] };
  const shell = standInShell({ path: `/live/football/england-premier-league/${id}-a-b` });
  shell.games[0] = liveGame(id, { markets: [result!, totals, half, scores, both!] });
  const unmount = await shell.mount();
  let isOpen = true;
  const close = (): void => {
    if (isOpen) unmount();
    isOpen = false;
  };
  onTestFinished(close);
  const groups = () =>
    screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
      const button = within(heading).queryByRole('button');
      return button ? [button.getAttribute('aria-label')] : [];
    });
  const markets = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
  return { ...shell, close, id, totals, groups, markets, user: userEvent.setup() };
}

test('SPT-01 a match has its markets in groups, which fold and stay folded on other pages', async () => {
  const { close, groups, markets, user } = await opened();
  expect(groups()).toEqual(['Main', 'Totals', 'Halves', 'Correct score']);
  expect(markets()).toEqual([
    'Match result',
    'Both teams to score',
    'Total',
    '1st half: Match result',
    'Correct score',
  ]);
  const main = screen.getByRole('button', { name: 'Main' });
  expect(main).toHaveAttribute('aria-expanded', 'true');
  main.focus();
  await user.keyboard('{Enter}');
  expect(main).toHaveAttribute('aria-expanded', 'false');
  expect(main).toHaveFocus();
  expect(markets()).toEqual(['Total', '1st half: Match result', 'Correct score']);
  close();
  const other = await opened();
  expect(other.markets()).toEqual(['Total', '1st half: Match result', 'Correct score']);
  await other.user.click(screen.getByRole('button', { name: 'Main' }));
});

test('SPT-01 a pinned group is first, and stored in the browser', async () => {
  const { groups, user } = await opened();
  const pin = (name: string) => screen.getByRole('button', { name: `Pin to the top: ${name}` });
  await user.click(pin('Halves'));
  expect(pin('Halves')).toHaveAttribute('aria-pressed', 'true');
  expect(groups()).toEqual(['Halves', 'Main', 'Totals', 'Correct score']);
  await user.click(pin('Correct score'));
  expect(groups()).toEqual(['Halves', 'Correct score', 'Main', 'Totals']);
  expect(JSON.parse(localStorage.getItem('sports.marketGroups')!)).toEqual({
    pinned: ['parts', 'scores'],
    folded: [],
  });
  await user.click(pin('Halves'));
  await user.click(pin('Correct score'));
  expect(groups()).toEqual(['Main', 'Totals', 'Halves', 'Correct score']);
});

test('SPT-01 markets are found by the words of their names, and counted', async () => {
  const { markets, user } = await opened();
  const field = screen.getByRole('searchbox', { name: 'Find a market' });
  await user.type(field, 'RESULT half');
  expect(markets()).toEqual(['1st half: Match result']);
  expect(screen.getByText('Markets found: 1').tagName).toBe('OUTPUT');
  await user.clear(field);
  await user.type(field, 'corners');
  expect(markets()).toEqual([]);
  expect(screen.getByText('Markets found: 0')).toBeVisible();
  await user.clear(field);
  expect(markets()).toHaveLength(5);
});

test('SPT-01 the main line is shown, the others on demand; it stays while prices move', async () => {
  const { games, id, pass, totals, user } = await opened();
  const lines = () =>
    within(screen.getByRole('group', { name: 'Total' }))
      .getAllByRole('button', { name: /Over/ })
      .map((button) => button.textContent);
  expect(lines()).toEqual(['Over 2.5 1.90']);
  await user.click(screen.getByRole('button', { name: 'More: 2' }));
  expect(lines()).toEqual(['Over 2.5 1.90', 'Over 1.5 1.30', 'Over 3.5 3.10']);
  // Now another line has the closest prices.
  const [, , over, under] = totals.outcomes;
  const outcomes = totals.outcomes.map((one) => {
    if (one === over) return { ...one, coef: 3 };
    if (one === under) return { ...one, coef: 1.2 };
    return { ...one, coef: 1.9 };
  });
  games[0] = liveGame(id, { markets: [{ ...totals, outcomes }] });
  await pass(REFRESH_MS);
  expect(lines()).toEqual(['Over 2.5 3.00', 'Over 1.5 1.90', 'Over 3.5 1.90']);
  await user.click(screen.getByRole('button', { name: 'Hide the others: 2' }));
  expect(lines()).toEqual(['Over 2.5 3.00']);
});
