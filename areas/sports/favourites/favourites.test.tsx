import { feedGames, sessionState } from '@grandstand/bus-contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { kickedOff, liveGame, NOON, sampleGame, sampleSports } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

const MATCH = 'match:1';
const LEAGUE = 'league:10';
const ARSENAL = 'team:football-arsenal';

async function mounted(path: string, starred: readonly string[] | 'unknown' = []) {
  const shell = standInShell({ path });
  const session = shell.bus.join('session');
  const signIn = (userId: string): void =>
    session.publish(sessionState, { status: userId === '' ? 'guest' : 'player', userId });
  signIn('');
  if (starred !== 'unknown') shell.star(starred);
  await shell.mount();
  return {
    ...shell,
    signIn,
    sent: () => shell.messages.filter(isPress).map(({ payload }) => payload),
  };
}

const isPress = ({ name, kind }: { name: string; kind: string }): boolean =>
  name === 'favourites.set' && kind === 'command';
const star = (name: string) => screen.getByRole('button', { name: `Add ${name} to favourites` });
const isSet = (name: string) => star(name).getAttribute('aria-pressed') === 'true';
const matches = () =>
  screen.queryAllByRole('region', { name: / – / }).map((row) => row.getAttribute('aria-label'));

describe('a star', () => {
  test('is set and removed by a press, and follows another tab', async () => {
    const { pass, star: starred } = await mounted('/live');
    expect(isSet('Arsenal – Chelsea')).toBe(false);
    fireEvent.click(star('Arsenal – Chelsea'));
    await pass();
    expect(isSet('Arsenal – Chelsea')).toBe(true);
    fireEvent.click(star('Premier League'));
    await pass();
    expect(isSet('Premier League')).toBe(true);
    fireEvent.click(star('Arsenal – Chelsea'));
    await pass();
    expect(isSet('Arsenal – Chelsea')).toBe(false);
    starred([MATCH]);
    await pass();
    expect([isSet('Arsenal – Chelsea'), isSet('Premier League')]).toEqual([true, false]);
  });

  test('is on a match’s page for the match and both teams', async () => {
    const { pass } = await mounted('/live/football/england-premier-league/1-arsenal-chelsea', [
      ARSENAL,
    ]);
    await pass();
    // One star is in view: that of the match.
    fireEvent.click(screen.getByRole('button', { name: 'Favourite teams' }));
    expect(isSet('Arsenal')).toBe(true);
    expect([isSet('Chelsea'), isSet('Arsenal – Chelsea')]).toEqual([false, false]);
    fireEvent.click(star('Chelsea'));
    await pass();
    expect(isSet('Chelsea')).toBe(true);
  });

  test('is reached by the left arrow from its row, and is no tab stop', async () => {
    const user = userEvent.setup({ delay: null });
    const { root } = await mounted('/live');
    const row = screen.getByRole('region', { name: 'Arsenal – Chelsea' });
    const [link] = within(row).getAllByRole('link');
    expect(root.querySelectorAll('[data-grid-row] [tabindex="0"]')).toHaveLength(1);
    expect(link).toHaveAttribute('tabindex', '0');
    link?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(star('Arsenal – Chelsea')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(isSet('Arsenal – Chelsea')).toBe(true);
    await user.keyboard('{ArrowRight}');
    expect(link).toHaveFocus();
  });

  test('of a league moves nothing in the menu until the player goes elsewhere', async () => {
    const shell = await mounted('/live');
    const champ = { id: 20, slug: 'la-liga', name: 'La Liga', country: 'Spain' };
    shell.games.push(liveGame(3, { home: 'Betis', away: 'Sevilla', champ }));
    shell.sports[0] = {
      ...sampleSports[0]!,
      champs: [...sampleSports[0]!.champs, { ...champ, live: 1, line: 1, isTop: false }],
    };
    const top = () =>
      within(screen.getByRole('navigation', { name: 'Sports menu' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    await shell.go('/line');
    await shell.go('/live');
    await shell.pass(30_000);
    fireEvent.click(star('La Liga'));
    await shell.pass();
    expect(top()).not.toContain('La LigaSpain1');
    await shell.go('/line');
    await shell.go('/live');
    await shell.pass();
    // The pages beside the sports are the last.
    expect(top().slice(-3)).toEqual(['La LigaSpain1', 'Premier LeagueEngland1', 'Results']);
  });
});

describe('the page of favourites', () => {
  test('explains what to do while it is empty', async () => {
    await mounted('/favourites');
    expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    expect(screen.getByText('No favourites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All live matches' })).toBeVisible();
  });

  test('is loading until the favourites are known, and shows a failure', async () => {
    const { root, star: starred, pass } = await mounted('/favourites', 'unknown');
    await pass(500);
    expect(root.querySelector('[aria-busy]')).not.toBeNull();
    starred([], 'failed');
    await pass(500);
    expect(screen.getByText('Your favourites could not be loaded')).toBeVisible();
    starred([MATCH]);
    await pass(500);
    expect(matches()).toEqual(['Arsenal – Chelsea']);
  });

  test('has leagues and teams by their names, and the matches of all', async () => {
    const { queries, pass } = await mounted('/favourites', [LEAGUE, ARSENAL]);
    await pass();
    const leagues = within(screen.getByRole('region', { name: 'Leagues' }));
    expect(leagues.getByRole('link', { name: /Premier League/ })).toHaveAttribute(
      'href',
      '/en/line/football/england-premier-league',
    );
    expect(leagues.getByRole('button', { name: 'Add Premier League to favourites' })).toBeVisible();
    const teams = within(screen.getByRole('region', { name: 'Teams' }));
    expect(teams.getByRole('link', { name: /Arsenal/ })).toHaveAttribute(
      'href',
      '/en/live?search=Arsenal',
    );
    expect(matches()).toEqual(['Arsenal – Chelsea', 'Leeds United – Everton']);
    expect(queries).toContainEqual({
      section: 'live',
      favourites: `${LEAGUE},${ARSENAL}`,
      limit: 300,
    });
  });

  test('keeps a row that lost its star until the player goes elsewhere', async () => {
    const { go, pass } = await mounted('/favourites', [MATCH, 'match:2']);
    await pass();
    expect(matches()).toEqual(['Arsenal – Chelsea', 'Leeds United – Everton']);
    fireEvent.click(star('Arsenal – Chelsea'));
    await pass(30_000);
    expect(isSet('Arsenal – Chelsea')).toBe(false);
    expect(matches()).toEqual(['Arsenal – Chelsea', 'Leeds United – Everton']);
    await go('/line');
    await go('/favourites');
    await pass();
    expect(matches()).toEqual(['Leeds United – Everton']);
    expect(screen.getByText('None of your favourites is in play')).toBeVisible();
  });

  test('follows the feed and the stars of another tab', async () => {
    const { feed, games, pass, star: starred } = await mounted('/favourites', [MATCH]);
    await pass();
    const score = { ...kickedOff, home: 1, minute: 31 };
    feed.publish(feedGames, { id: 1, isLive: true, isFinished: false, score, at: NOON });
    games.push(sampleGame(5, { home: 'Inter', away: 'Torino' }));
    starred([MATCH, 'match:5']);
    await pass();
    await pass();
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toHaveTextContent('31′');
    expect(matches()).toEqual(['Arsenal – Chelsea', 'Inter – Torino']);
  });

  test('shows nothing of a player who has signed out', async () => {
    const shell = await mounted('/favourites', 'unknown');
    await act(async () => {
      shell.signIn('ann-1');
      shell.star([MATCH]);
    });
    await shell.pass();
    expect(matches()).toEqual(['Arsenal – Chelsea']);
    expect(screen.queryByText(/kept in this browser/)).toBeNull();
    await act(async () => {
      shell.signIn('');
      shell.star([]);
    });
    await shell.pass(500);
    expect(matches()).toEqual([]);
    expect(screen.getByText('No favourites yet')).toBeVisible();
  });

  test('tells a guest where favourites are stored', async () => {
    await mounted('/favourites', [MATCH]);
    expect(screen.getByText(/kept in this browser/)).toBeVisible();
  });
});
