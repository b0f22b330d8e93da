import { configState, sessionState, type Sport } from '@grandstand/bus-contracts';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { REFRESH_MS } from '../line/line-queries';
import { liveGame, outcome, sampleGame, sampleSports } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

async function mounted(path: string) {
  const shell = standInShell({ path });
  await shell.mount();
  return shell;
}

describe('the places of the menu', () => {
  const menu = () =>
    within(screen.getByRole('navigation', { name: 'Sports menu' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('SPT-01 stay with new counts, none of 0, until the player goes elsewhere', async () => {
    const { go, pass, sports } = await mounted('/line');
    expect(menu()).toEqual([
      'Favourites',
      'Football2',
      'Tennis3',
      'Marble races',
      'Top events',
      'Premier LeagueEngland2',
      'Results',
    ]);
    const [football, tennis] = sampleSports as [Sport, Sport];
    const golf = { ...tennis, id: 3, slug: 'golf', name: 'Golf', line: 4 };
    sports.splice(0, Infinity, golf, { ...football, line: 0, champs: [] }, { ...tennis, line: 5 });
    await pass(REFRESH_MS);
    expect(menu()).toEqual([
      'Favourites',
      'Football',
      'Tennis5',
      'Marble races',
      'Top events',
      'Premier LeagueEngland',
      'Results',
    ]);
    await go('/line/tennis');
    expect(menu()).toEqual(['Favourites', 'Golf4', 'Tennis5', 'Marble races', 'Results']);
  });

  test('SPT-01 without games leave with the next press outside of the menu, and with none in it', async () => {
    const { pass, sports } = await mounted('/line');
    const [football, tennis] = sampleSports as [Sport, Sport];
    sports.splice(0, Infinity, { ...football, line: 0, champs: [] }, { ...tennis, line: 5 });
    await pass(REFRESH_MS);
    const kept = menu();
    expect(kept).toContain('Football');
    expect(kept).toContain('Premier LeagueEngland');
    fireEvent.click(screen.getByText('Top leagues'));
    expect(menu()).toEqual(kept);
    fireEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(menu()).toEqual(['Favourites', 'Tennis5', 'Marble races', 'Results']);
  });

  test('lead to the statistics where the site has them, and a player to the history of bets', async () => {
    const shell = await mounted('/line');
    const pages = () =>
      menu().filter((name) => ['Results', 'Statistics', 'Bet history'].includes(name ?? ''));
    expect(pages()).toEqual(['Results']);
    await act(async () => {
      shell.qa.publish(configState.name, { ...PLAIN_SITE, features: ['statistic'] });
      shell.qa.publish(sessionState.name, { status: 'player', userId: '7' });
    });
    expect(pages()).toEqual(['Results', 'Statistics', 'Bet history']);
    expect(screen.getByRole('link', { name: 'Bet history' })).toHaveAttribute(
      'href',
      '/en/office/history',
    );
  });

  test('SPT-01 keep a league whose last match left while its page is open', async () => {
    const { go, pass, sports } = await mounted('/line/football/england-premier-league');
    const [football, tennis] = sampleSports as [Sport, Sport];
    sports.splice(0, Infinity, { ...football, champs: [] }, tennis);
    await pass(REFRESH_MS);
    expect(screen.getByRole('heading', { name: 'Premier League', level: 1 })).toBeVisible();
    await go('/line/tennis');
    await go('/line/football/england-premier-league');
    expect(screen.getByRole('heading', { name: 'Match or league not available' })).toBeVisible();
  });
});

describe('the results of a search', () => {
  test('SPT-01 keep their lists, and offer one that appears later', async () => {
    const shell = standInShell({ path: '/line?search=city' });
    shell.games.splice(0, Infinity, sampleGame(2, { home: 'Leeds', away: 'City' }));
    await shell.mount();
    const lists = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(lists()).toEqual(['Upcoming']);
    shell.games.push(liveGame(3, { home: 'Fulham', away: 'City' }));
    await shell.pass(REFRESH_MS);
    expect(lists()).toEqual(['Upcoming']);
    fireEvent.click(screen.getByRole('button', { name: 'Search: city: New: 1' }));
    expect(lists()).toEqual(['Live now', 'Upcoming']);
    shell.games.pop();
    await shell.pass(REFRESH_MS);
    expect(lists()).toEqual(['Live now', 'Upcoming']);
  });
});

describe('the markets of a match', () => {
  test('SPT-01 stay in place, closed when they have left; new ones are offered', async () => {
    const shell = standInShell({ path: '/live/football/england-premier-league/7-arsenal-chelsea' });
    // A number of its own: the tab of a game is kept.
    shell.games[0] = liveGame(7);
    await shell.mount();
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    expect(titles()).toEqual(['Match result', 'Total', 'Both teams to score']);
    const [result, , both] = shell.games[0].markets;
    const scores = { typeId: 136, outcomes: [outcome(7, 731, 9, '1:0')] };
    shell.games[0] = liveGame(7, { markets: [scores, result!, both!] });
    await shell.pass(REFRESH_MS);
    expect(titles()).toEqual(['Match result', 'Total', 'Both teams to score']);
    const total = within(screen.getByRole('group', { name: 'Total' }));
    for (const price of total.getAllByRole('button')) {
      expect(price).toHaveAttribute('aria-disabled', 'true');
    }
    fireEvent.click(screen.getByRole('button', { name: 'Market groups: New: 1' }));
    expect(titles()).toEqual(['Match result', 'Both teams to score', 'Correct score']);
    expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  });
});
