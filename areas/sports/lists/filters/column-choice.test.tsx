import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainMarkets, outcome, sampleGame } from '../../testing/sample-line';
import { standInShell } from '../../testing/stand-in-shell';

beforeEach(() => void vi.stubGlobal('innerWidth', 1920));
afterEach(() => void vi.unstubAllGlobals());

const markets = (id: number) => [
  ...mainMarkets(id),
  { typeId: 2, outcomes: [outcome(id, 7, 1.9, '-1.5'), outcome(id, 8, 1.9, '1.5')] },
  { typeId: 8, outcomes: [outcome(id, 4, 1.2), outcome(id, 5, 1.3), outcome(id, 6, 1.9)] },
];

async function mounted() {
  const shell = standInShell({ path: '/line' });
  const spain = { id: 20, slug: 'la-liga', name: 'La Liga', country: 'Spain' };
  shell.games.splice(
    0,
    Infinity,
    sampleGame(1, { markets: markets(1) }),
    sampleGame(2, { home: 'Girona', away: 'Getafe', champ: spain, markets: markets(2) }),
  );
  await shell.mount();
  const shown = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('group')
      .map((market) => market.getAttribute('aria-label'));
  return { ...shell, shown };
}

const column = (number: number) =>
  screen.getByRole('combobox', { name: `Market in column ${number}` });

test('SPT-01 a wide list shows handicap and double chance beside the others', async () => {
  const { shown } = await mounted();
  const usual = ['Match result', 'Total', 'Both teams to score', '#2', '#8'];
  expect(shown('Arsenal – Chelsea')).toEqual(usual);
  expect(shown('Girona – Getafe')).toEqual(usual);
});

test('SPT-01 a list on a narrower screen renders the first three', async () => {
  vi.stubGlobal('innerWidth', 1366);
  const { shown } = await mounted();
  expect(shown('Arsenal – Chelsea')).toHaveLength(3);
});

test('SET-01 a column shows the market that the player chooses, in all leagues of the sport, and swaps it with the other’s', async () => {
  const { messages, pass, shown } = await mounted();
  const user = userEvent.setup();
  expect(screen.getAllByRole('combobox')).toHaveLength(5);
  expect(within(column(2)).getAllByRole('option')).toHaveLength(1);
  act(() => column(2).focus());
  expect(
    within(column(2))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Match result', 'Total', 'Both to score', 'Handicap', 'Double chance']);
  await user.selectOptions(column(2), 'Handicap');
  await pass();
  const chosen = ['Match result', '#2', 'Both teams to score', 'Total', '#8'];
  expect(shown('Arsenal – Chelsea')).toEqual(chosen);
  expect(shown('Girona – Getafe')).toEqual(chosen);
  expect(column(2)).toHaveDisplayValue('Handicap');
  expect(column(4)).toHaveDisplayValue('Total');
  const sent = messages.find(({ name }) => name === 'settings.set');
  expect(sent?.payload).toEqual({ listMarkets: '1-101-2-19-17-8' });
});
