import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { standInShell } from '../testing/stand-in-shell';
import { TYPING_MS } from './use-suggestions';

beforeEach(() => {
  // jsdom lays out nothing.
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});

async function mounted() {
  const user = userEvent.setup({ delay: null });
  const shell = standInShell({ path: '/line' });
  await shell.mount();
  const field = screen.getByRole('searchbox', { name: 'Search teams, leagues' });
  await user.click(field);
  await vi.dynamicImportSettled();
  await shell.pass();
  const type = async (words: string): Promise<void> => {
    await user.keyboard(words);
    await shell.pass(TYPING_MS);
    await shell.pass();
  };
  return { ...shell, user, field, type };
}

/** Options of the list; those of the columns' selects are elsewhere. */
const found = (filter = {}) =>
  screen
    .queryAllByRole('listbox', { name: 'Suggestions' })
    .flatMap((list) => within(list).queryAllByRole('option', filter));
const options = () => found().map((option) => option.textContent);
const chosen = () => found({ selected: true })[0]?.textContent;

describe('the list under the search field', () => {
  test('SPT-01 shows the meanings of the words, by kind', async () => {
    const { field, type } = await mounted();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await type('e');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(field).toHaveRole('combobox');
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Matches', 'Teams', 'Leagues', 'Countries']);
    expect(options()).toEqual([
      'Arsenal – ChelseaLive · Premier League',
      'Arsenal',
      'Premier LeagueEngland',
      'England',
    ]);
    expect(screen.getByText('Suggestions: 4')).toBeInTheDocument();
  });

  test('SPT-01 says of a match whether it is played now, or when it begins', async () => {
    const { type } = await mounted();
    await type('hull');
    expect(options()).toEqual(['Hull – BurySun 30.08, 16:00 · Cup']);
  });

  test('SPT-01 is requested once the player stops typing', async () => {
    const { pass, searches, user } = await mounted();
    await user.keyboard('ar');
    await pass(TYPING_MS - 50);
    await user.keyboard('s');
    await pass(TYPING_MS - 50);
    expect(searches).toEqual([]);
    await pass(50);
    expect(searches).toEqual(['ars']);
  });

  test('SPT-01 is navigated with the arrow keys in a circle, and Enter opens the chosen one', async () => {
    const { field, type, user, wentTo } = await mounted();
    await type('ars');
    expect(options()).toHaveLength(2);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Arsenal – ChelseaLive · Premier League');
    expect(field).toHaveAttribute('aria-activedescendant', found({ selected: true })[0]?.id);
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBeUndefined();
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(wentTo).toEqual([
      { path: '/live/football/england-premier-league/1-arsenal-chelsea', replace: false },
    ]);
    expect(options()).toEqual([]);
  });

  test.each([
    ['{ArrowUp}', '/live?search=Arsenal'],
    ['', '/line?search=ars'],
  ])('SPT-01 goes with Enter after "%s" to %s', async (keys, path) => {
    const { type, user, wentTo } = await mounted();
    await type('ars');
    await user.keyboard(`${keys}{Enter}`);
    expect(wentTo.map((move) => move.path)).toEqual([path]);
    expect(options()).toEqual([]);
  });

  test('SPT-01 is closed by Escape, which keeps words and focus; an arrow or a letter opens it again', async () => {
    const { field, type, user } = await mounted();
    await type('arse');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('arse');
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(2);
    await user.keyboard('{Escape}');
    await type('n');
    expect(options()).toHaveLength(2);
    await user.keyboard('{Escape}{Escape}');
    expect(field).not.toHaveFocus();
  });

  test('SPT-01 closes when the field is left, and opens again with the focus', async () => {
    const { field, type, user } = await mounted();
    await type('ars');
    await user.tab();
    expect(options()).toEqual([]);
    await user.click(field);
    expect(options()).toHaveLength(2);
  });

  test('SPT-01 keeps the focus in the field under a press, and closes with it', async () => {
    const { field, type } = await mounted();
    await type('ars');
    const [first] = found();
    if (!first) throw new Error('There is an option.');
    expect(first).toHaveAttribute(
      'href',
      '/en/live/football/england-premier-league/1-arsenal-chelsea',
    );
    expect(fireEvent.mouseDown(first)).toBe(false);
    expect(field).toHaveFocus();
    fireEvent.click(first);
    expect(options()).toEqual([]);
  });

  test('SPT-01 is a message when it is empty', async () => {
    const { field, type } = await mounted();
    await type('zzzz');
    expect(screen.getAllByText('No suggestions. Enter searches all matches.')[0]).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });
});
