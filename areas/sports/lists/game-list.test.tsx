import { feedGames, feedOdds } from '@grandstand/bus-contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REFRESH_MS } from '../line/line-queries';
import { FAREWELL_MS } from '../line/follow-line';
import { kickedOff, liveGame, NOON, sampleGame } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

const ROW = 60;
/** Rows that must not move: half a screen more than is seen. */
const HELD = 3;

/** Lays the rows of a list out one below another; jsdom lays out nothing. */
beforeEach(() => {
  vi.stubGlobal('innerHeight', (HELD * ROW) / 1.5);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const rows = [...document.querySelectorAll('[data-grid-row]')];
    const place = rows.indexOf(this);
    if (place >= 0) return new DOMRect(0, place * ROW, 400, ROW);
    return new DOMRect(0, 0, 400, Math.max(1, rows.length) * ROW);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A price's name ends with it. */
const PRICE = / \d+\.\d\d$/;

const NAMES = ['Ajax', 'Brest', 'Celtic', 'Dinamo', 'Everton'];

/** A list of live matches, "Ajax – City" and so on. */
async function mounted(count: number, path = '/live') {
  const shell = standInShell({ path });
  const isLive = path === '/live';
  const add = (id: number, home: string) =>
    isLive ? liveGame(id, { home, away: 'City' }) : sampleGame(id, { home, away: 'City' });
  const all = NAMES.slice(0, count).map((home, index) => add(index + 1, home));
  shell.games.splice(0, Infinity, ...all);
  await shell.mount();
  const rows = () =>
    screen
      .queryAllByRole('region', { name: / – City$/ })
      .map((row) => row.getAttribute('aria-label')?.replace(' – City', ''));
  const row = (home: string) => screen.getByRole('region', { name: `${home} – City` });
  const prices = (home: string) => within(row(home)).getAllByRole('button', { name: PRICE });
  const finish = async (id: number) => {
    shell.games.splice(
      shell.games.findIndex((game) => game.id === id),
      1,
    );
    const score = { ...kickedOff, home: 2, minute: 90 };
    shell.feed.publish(feedGames, { id, isLive: false, isFinished: true, score, at: NOON });
    await shell.pass();
    await shell.pass(FAREWELL_MS);
  };
  return { ...shell, add, rows, row, prices, finish };
}

describe('a list in view', () => {
  test('keeps its rows in place when a league is starred, and sorts them on the next visit', async () => {
    const { games, go, pass, rows, star } = await mounted(3);
    const champ = { id: 20, slug: 'la-liga', name: 'La Liga', country: 'Spain' };
    games[2] = liveGame(3, { home: 'Celtic', away: 'City', champ });
    await go('/line');
    await go('/live');
    await pass(REFRESH_MS);
    const before = rows();
    star(['league:20']);
    await pass();
    expect(rows()).toEqual(before);
    await go('/line');
    await go('/live');
    await pass();
    expect(rows()).toEqual(['Celtic', 'Ajax', 'Brest']);
  });

  test('SPT-01 keeps the row of a match that ended, accepts no bet on it, and removes it on request', async () => {
    const { finish, prices, row, rows } = await mounted(4);
    await finish(2);
    expect(rows()).toEqual(['Ajax', 'Brest', 'Celtic', 'Dinamo']);
    expect(row('Brest')).toHaveTextContent('Ended');
    for (const price of prices('Brest')) expect(price).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Live now: Clear ended' }));
    expect(rows()).toEqual(['Ajax', 'Celtic', 'Dinamo']);
    expect(screen.getByRole('heading', { name: 'Live now' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Clear ended/ })).toBeNull();
  });

  test('SPT-01 keeps the row of a match that began, with its score and link, and without open prices', async () => {
    const { feed, games, pass, prices, row, rows } = await mounted(4, '/line');
    games[0] = liveGame(1, { home: 'Ajax', away: 'City' });
    const score = { ...kickedOff, home: 1 };
    feed.publish(feedGames, { id: 1, isLive: true, isFinished: false, score, at: NOON });
    feed.publish(feedOdds, { id: '1:1', coef: 1.5, isBlocked: false, at: NOON });
    await pass(REFRESH_MS);
    expect(rows()).toEqual(['Ajax', 'Brest', 'Celtic', 'Dinamo']);
    expect(row('Ajax')).toHaveTextContent('12′');
    expect(within(row('Ajax')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/live/'),
    );
    for (const price of prices('Ajax')) expect(price).toHaveAttribute('aria-disabled', 'true');
    for (const price of prices('Brest')) expect(price).not.toHaveAttribute('aria-disabled');
  });

  test('SPT-01 adds what belongs below at once, and offers what belongs above', async () => {
    const { add, games, pass, rows } = await mounted(4);
    const offer = screen.getByText('Live now').parentElement?.querySelector('[aria-live]');
    games.push(add(5, 'Everton'));
    games.unshift(add(6, 'Fulham'));
    await pass(REFRESH_MS);
    expect(rows()).toEqual(['Ajax', 'Brest', 'Celtic', 'Dinamo', 'Everton']);
    expect(offer).toHaveTextContent('New: 1');
    fireEvent.click(screen.getByRole('button', { name: 'Live now: New: 1' }));
    expect(rows()).toEqual(['Fulham', 'Ajax', 'Brest', 'Celtic', 'Dinamo', 'Everton']);
    expect(offer).toBeEmptyDOMElement();
  });

  test('SPT-01 changes nothing while its end is in view', async () => {
    const { add, finish, games, pass, rows } = await mounted(2);
    games.push(add(3, 'Celtic'));
    await pass(REFRESH_MS);
    expect(rows()).toEqual(['Ajax', 'Brest']);
    await finish(1);
    await finish(2);
    expect(rows()).toEqual(['Ajax', 'Brest']);
    fireEvent.click(screen.getByRole('button', { name: 'Live now: New: 1' }));
    expect(rows()).toEqual(['Celtic']);
  });

  test('SPT-01 follows the operator in a hidden tab', async () => {
    const { finish, pass, rows } = await mounted(4);
    await finish(2);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(rows()).toEqual(['Ajax', 'Celtic', 'Dinamo']);
    await finish(1);
    expect(rows()).toEqual(['Celtic', 'Dinamo']);
    hidden.mockReturnValue(false);
    await pass(REFRESH_MS);
    expect(rows()).toEqual(['Celtic', 'Dinamo']);
  });

  test('SPT-01 equals the operator’s list after another filter, and on the way back', async () => {
    const { finish, go, pass, rows } = await mounted(4);
    await finish(2);
    await go('/live/first-half');
    await pass();
    expect(rows()).toEqual(['Ajax', 'Celtic', 'Dinamo']);
    await go('/live');
    await pass();
    expect(rows()).toEqual(['Ajax', 'Celtic', 'Dinamo']);
  });

  test('SPT-01 shows its first matches at once, also after a failed attempt', async () => {
    const shell = standInShell({ path: '/live' });
    shell.faults.line = true;
    await shell.mount();
    shell.faults.line = false;
    const content = screen.getByText('The matches could not be loaded').parentElement!;
    fireEvent.click(within(content).getByRole('button', { name: 'Try again' }));
    await shell.pass();
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /New/ })).toBeNull();
  });

  test('SPT-01 loads again with the connection, without a press', async () => {
    const shell = standInShell({ path: '/live' });
    shell.faults.line = true;
    await shell.mount();
    expect(screen.getByText('The matches could not be loaded')).toBeVisible();
    const setConnection = async (connection: 'offline' | 'online'): Promise<void> => {
      act(() => void dispatchEvent(new Event(connection)));
      await shell.pass();
    };
    await setConnection('offline');
    shell.faults.line = false;
    expect(screen.getByText('The matches could not be loaded')).toBeVisible();
    await setConnection('online');
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
  });
});
