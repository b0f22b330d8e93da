import { apiCall, navigationGo, settingsState } from '@grandstand/bus-contracts';
import type { SearchFinding } from '@grandstand/bus-contracts/answers';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDialogs } from '../../src/services/page/dialogs';
import { TYPING_MS } from '../../src/shell/site/search/use-answer';
import { openShell } from '../harness/page/shell-page';

const NOON = Date.UTC(2026, 10, 20, 12);
const finding = (of: Partial<SearchFinding> & Pick<SearchFinding, 'kind' | 'name'>) => ({
  id: of.name,
  note: null,
  path: `/${of.kind}`,
  score: null,
  startsAt: null,
  ...of,
});
const FOUND: readonly SearchFinding[] = [
  finding({
    kind: 'live',
    name: 'Brighton – Arsenal',
    note: 'Premier League',
    path: '/live/football/league/1-brighton-arsenal',
    score: { home: '0', away: '2', minute: 76 },
    startsAt: NOON,
  }),
  finding({
    kind: 'line',
    name: 'Wolves – Arsenal',
    note: 'Premier League',
    startsAt: NOON + 26 * 3_600_000,
  }),
  finding({ kind: 'team', name: 'Arsenal', path: '/live?search=Arsenal' }),
  finding({ kind: 'sport', name: 'Tennis', id: 'tennis', path: '/line/tennis' }),
  finding({ kind: 'game', name: 'Blackjack', note: 'Northlight' }),
  finding({ kind: 'help', name: 'Deposits', note: 'How to pay in' }),
];

beforeEach(() => {
  // jsdom lays out nothing.
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});

async function openPage() {
  const user = userEvent.setup({ delay: null });
  const page = await openShell();
  const { bus, clock } = page.test;
  createDialogs({ bus: bus.join('dialogs') });
  const asked: string[] = [];
  const operator = {
    answer: (words: string): readonly SearchFinding[] | Promise<never> =>
      FOUND.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())),
  };
  bus.join('area-calls').handle(apiCall, async ({ input }) => {
    const words = String(input['search']);
    asked.push(words);
    return { answer: await operator.answer(words) };
  });
  const wentTo: string[] = [];
  bus.join('navigation').handle(navigationGo, ({ path }) => {
    wentTo.push(path);
    return {};
  });
  const settleAll = () =>
    act(async () => {
      await vi.dynamicImportSettled();
    });
  const pass = async (ms = TYPING_MS): Promise<void> => {
    await act(async () => clock.advance(ms));
    await settleAll();
  };
  const type = async (words: string): Promise<void> => {
    await user.keyboard(words);
    await pass();
  };
  return { ...page, user, asked, operator, wentTo, settleAll, pass, type };
}

type Page = Awaited<ReturnType<typeof openPage>>;

const opener = () =>
  within(screen.getByRole('banner')).getByRole('button', { name: 'Search the site' });
const field = () => screen.getByRole('combobox', { name: 'Search the site' });

async function openSearch(): Promise<Page> {
  const page = await openPage();
  await page.user.click(opener());
  await page.settleAll();
  await screen.findByRole('dialog', { name: 'Search' });
  return page;
}

const groups = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

describe('the search of the site is opened', () => {
  test.each(['/', '{Control>}k{/Control}'])(
    'by the keys %s, and Escape gives the focus back',
    async (keys) => {
      const { settleAll, user } = await openPage();
      const link = screen.getAllByRole('link', { name: 'Sports' })[0]!;
      link.focus();
      await user.keyboard(keys);
      await settleAll();
      await screen.findByRole('dialog', { name: 'Search' });
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('');
      // In the field it is a letter like others.
      await user.keyboard('bodo/glimt');
      expect(field()).toHaveValue('bodo/glimt');
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      await settleAll();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(link).toHaveFocus();
    },
  );

  test('SPT-01 SET-01 not by "/" with that setting, nor by "/" in a field', async () => {
    const { publishState, settleAll, test: site, user } = await openPage();
    expect(opener()).toHaveAttribute('aria-keyshortcuts', '/ Control+K');
    const stake = document.createElement('input');
    document.body.append(stake);
    stake.focus();
    await user.keyboard('/');
    expect(stake).toHaveValue('/');
    stake.remove();
    const settings = site.qa.peek(settingsState.name) as object;
    await publishState((qa) => qa.publish(settingsState.name, { ...settings, isSlashShortcut: 0 }));
    await user.keyboard('/');
    await settleAll();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  });
});

describe('the search of the site', () => {
  test('SPT-01 has the match in play first, with its score and minute, and others with their day', async () => {
    const { type } = await openSearch();
    await type('arsenal');
    const list = screen.getByRole('listbox', { name: 'Results' });
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(groups()).toEqual(['Live now', 'Coming matches', 'Teams']);
    expect(options()).toEqual([
      'Brighton – ArsenalPremier LeagueLive 76′0:2',
      expect.stringMatching(/^Wolves – ArsenalSat.*21.*14:00 · Premier League$/),
      'Arsenal',
    ]);
    expect(screen.getByText('Results: 3')).toBeInTheDocument();
  });

  test('SPT-01 finds sports, games of the casino, texts and pages', async () => {
    const { type, user } = await openSearch();
    await type('tennis');
    expect([groups(), options()]).toEqual([['Sports'], ['Tennis']]);
    await user.clear(field());
    await type('blackjack');
    expect([groups(), options()]).toEqual([['Casino games'], ['BlackjackNorthlight']]);
    await user.clear(field());
    await type('sport');
    expect([groups(), options()]).toEqual([['Pages'], ['Sports']]);
  });

  test('has the sections of the site before anything is typed', async () => {
    const { asked } = await openSearch();
    expect([groups(), options()]).toEqual([['Pages'], ['Live', 'Sports']]);
    expect(asked).toEqual([]);
  });

  test('has the pages of the office for players alone, of those that are open', async () => {
    const { signIn, settleAll, type, user } = await openSearch();
    await type('history');
    expect(options()).not.toContain('Bet history');
    await signIn();
    await settleAll();
    await user.clear(field());
    await type('bet history');
    expect(options()).toContain('Bet history');
  });

  test('SPT-01 asks once the player stops typing', async () => {
    const { asked, pass, user } = await openSearch();
    await user.keyboard('ar');
    await pass(TYPING_MS - 50);
    await user.keyboard('s');
    await pass(TYPING_MS - 50);
    expect(asked).toEqual([]);
    await pass(50);
    expect(asked).toEqual(['ars']);
  });

  test('SPT-01 is gone through with the arrow keys in a circle, and Enter opens the chosen one', async () => {
    const { settleAll, type, user, wentTo } = await openSearch();
    await type('arsenal');
    expect(chosen()).toContain('Brighton – Arsenal');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('Arsenal');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await settleAll();
    expect(wentTo).toEqual(['/live/football/league/1-brighton-arsenal']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('SPT-01 Enter before the answer waits for it', async () => {
    const { pass, user, wentTo } = await openSearch();
    await user.keyboard('tennis{Enter}');
    expect(wentTo).toEqual([]);
    await pass();
    expect(wentTo).toEqual(['/line/tennis']);
  });

  test('SPT-01 a press on a result opens it, and keeps the focus in the field until then', async () => {
    const { settleAll, type, wentTo } = await openSearch();
    await type('tennis');
    const option = screen.getByRole('option');
    expect(option).toHaveAttribute('href', '/en/line/tennis');
    expect(fireEvent.mouseDown(option)).toBe(false);
    expect(field()).toHaveFocus();
    fireEvent.click(option);
    await settleAll();
    expect(wentTo).toEqual(['/line/tennis']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SPT-01 says that nothing was found, and leads on', async () => {
    const { type, user, wentTo } = await openSearch();
    await type('zzzz{Enter}');
    expect(wentTo).toEqual([]);
    expect(screen.getAllByText('Nothing found for “zzzz”')[0]).toBeVisible();
    expect(screen.getByText(/^Check the spelling/)).toBeVisible();
    expect(options()).toEqual(['Live', 'Sports']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(wentTo).toEqual(['/live']);
  });

  test('finds pages while the operator does not answer, and asks again', async () => {
    const { operator, pass, type, user } = await openSearch();
    const { answer } = operator;
    operator.answer = () => Promise.reject(new Error('down'));
    await type('tennis');
    expect(screen.getAllByText(/^The search did not answer/)[0]).toBeVisible();
    expect(options()).toEqual(['Live', 'Sports']);
    operator.answer = answer;
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(options()).toEqual(['Tennis']);
  });
});
