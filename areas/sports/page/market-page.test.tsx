import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { feedOdds } from '@grandstand/bus-contracts';
import { CLOSED_MS } from '../game/markets/game-markets';
import { REFRESH_MS } from '../line/line-queries';
import { liveGame, mainMarkets, outcome } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

beforeEach(() => localStorage.clear());

/** The main one is 2.5. */
const LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5];

let next = 500;

/** The page of a football match with markets of several groups; each has a number of its own. */
async function opened() {
  const id = ++next;
  const [result, , both] = mainMarkets(id);
  const totals = {
    typeId: 17,
    outcomes: LINES.flatMap((line) => [
      outcome(id, 9, 1 + line / 3, `${line}`),
      outcome(id, 10, 1 + 2 / line, `${line}`),
    ]),
  };
  const homeTotal = { typeId: 15, outcomes: [outcome(id, 11, 1.5, '0.5')] };
  const half = { typeId: 1001, outcomes: [outcome(id, 1001, 2.6), outcome(id, 1002, 2.1)] };
  const scores = { typeId: 136, outcomes: [outcome(id, 731, 9, '1:0')] };
  const shell = standInShell({ path: `/live/football/england-premier-league/${id}-a-b` });
  shell.games[0] = liveGame(id, { markets: [result!, totals, homeTotal, half, scores, both!] });
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
    'Total',
    'Both teams to score',
    'Home total',
    '1st half: Match result',
    'Correct score',
  ]);
  const main = screen.getByRole('button', { name: 'Main' });
  expect(main).toHaveAttribute('aria-expanded', 'true');
  main.focus();
  await user.keyboard('{Enter}');
  expect(main).toHaveAttribute('aria-expanded', 'false');
  expect(main).toHaveFocus();
  // The total goes back to its own group.
  const others = ['Total', 'Home total', '1st half: Match result', 'Correct score'];
  expect(markets()).toEqual(others);
  close();
  const other = await opened();
  expect(other.markets()).toEqual(others);
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
    opened: [],
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
  expect(markets()).toHaveLength(6);
});

test('SPT-01 the common lines are side by side, the others on demand and from then on; they stay while prices move', async () => {
  const { close, games, id, pass, totals, user } = await opened();
  const sides = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Total' }))
      .getAllByRole('button', { name })
      .map((button) => button.textContent?.split(' ')[0]);
  expect(sides(/^Over/)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5']);
  expect(sides(/^Under/)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5']);
  // Now another line has the closest prices.
  const outcomes = totals.outcomes.map((one) =>
    one.param === '6.5' ? { ...one, coef: 1.9 } : one,
  );
  games[0] = liveGame(id, { markets: [{ ...totals, outcomes }] });
  await pass(REFRESH_MS);
  expect(sides(/^Over/)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5']);
  await user.click(screen.getByRole('button', { name: 'More: 2' }));
  expect(sides(/^Over/)).toEqual(LINES.map(String));
  close();
  const other = await opened();
  expect(sides(/^Over/)).toEqual(LINES.map(String));
  await other.user.click(screen.getByRole('button', { name: 'Hide the others: 2' }));
  expect(sides(/^Over/)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5']);
});

test('SPT-01 the lines of a card are two rows for the arrow keys: up and down go to the other side of a line', async () => {
  const { user } = await opened();
  const total = within(screen.getByRole('group', { name: 'Total' }));
  total.getByRole('button', { name: /^Over 1\.5/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(total.getByRole('button', { name: /^Over 2\.5/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(total.getByRole('button', { name: /^Under 2\.5/ })).toHaveFocus();
});

test('SPT-01 after a goal the next one takes the place of the last, once it has been closed for a second', async () => {
  const { clock, feed, games, id, pass } = await opened();
  const nextGoal = (number: number) => ({
    typeId: 20,
    outcomes: [521, 522, 523].map((typeId) => outcome(id, typeId, 2, `${number}`)),
  });
  const lock = (isBlocked: boolean): void => {
    for (const one of nextGoal(1).outcomes) {
      feed.publish(feedOdds, { id: one.id, coef: 2, isBlocked, at: clock.now() });
    }
  };
  games[0] = liveGame(id, { markets: [nextGoal(1)] });
  await pass(REFRESH_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Market groups: New: 3' }));
  const card = within(screen.getByRole('group', { name: 'Next goal' }));
  const shown = () =>
    card
      .getAllByRole('button')
      .map((button) => [button.getAttribute('data-outcome'), button.hasAttribute('aria-disabled')]);
  expect(shown()).toEqual(nextGoal(1).outcomes.map((one) => [one.id, false]));
  lock(true);
  await pass();
  games[0] = liveGame(id, { markets: [nextGoal(2)] });
  // Betting goes on: the match is loaded again at once.
  lock(false);
  await pass();
  expect(shown()).toEqual(nextGoal(1).outcomes.map((one) => [one.id, true]));
  await pass(CLOSED_MS);
  expect(shown()).toEqual(nextGoal(2).outcomes.map((one) => [one.id, false]));
  expect(screen.queryByRole('button', { name: /^Market groups: New/ })).toBeNull();
});
