import { LIT_MS } from '@grandstand/line-ui';
import {
  areaReady,
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  settingsState,
} from '@grandstand/bus-contracts';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { REFRESH_MS } from '../line/line-queries';
import { kickedOff, liveGame, NOON, sampleGame } from '../testing/sample-line';
import { FAREWELL_MS } from '../line/follow-line';
import { sampleSettings, standInShell } from '../testing/stand-in-shell';
import { pageAt } from '../../../src/routes/testing/page-at';

async function mounted(path = '/live') {
  const shell = standInShell({ path });
  const unmount = await shell.mount();
  const match = (name = 'Arsenal – Chelsea') => screen.getByRole('region', { name });
  const odds = (name: RegExp | string) => within(match()).getByRole('button', { name });
  return { ...shell, unmount, match, odds };
}

describe('odds', () => {
  test('SPT-01 change only their own cell when a price moves', async () => {
    const { feed, odds, pass, root } = await mounted();
    const cell = odds('X 3.40');
    const touched = new Set<Node>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(target);
    });
    watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    feed.publish(feedOdds, { id: '1:2', coef: 3.65, isBlocked: false, at: NOON });
    await pass();
    watch.disconnect();
    expect(odds('X 3.65')).toBe(cell);
    expect([...touched].every((node) => cell.contains(node))).toBe(true);
  });

  test('SPT-01 are locked while their outcome is suspended', async () => {
    const { feed, odds, pass } = await mounted();
    feed.publish(feedOdds, { id: '1:1', coef: 1.9, isBlocked: true, at: NOON });
    await pass();
    expect(odds(/^1 /)).toHaveAttribute('aria-disabled', 'true');
    feed.publish(feedOdds, { id: '1:1', coef: 2, isBlocked: false, at: NOON + 1 });
    await pass();
    expect(odds('1 2.00')).not.toHaveAttribute('aria-disabled');
  });

  test('are added to the coupon at the shown price by a press, and removed by another', async () => {
    const { chosen, feed, odds, pass } = await mounted();
    feed.publish(feedOdds, { id: '1:9:2.5', coef: 1.8, isBlocked: false, at: NOON });
    await pass();
    fireEvent.click(odds('Over 2.5, O 1.80'));
    await pass();
    expect(odds('Over 2.5, O 1.80')).toHaveAttribute('aria-pressed', 'true');
    expect(chosen).toEqual([{ marketId: '1:9:2.5', coef: 1.8, gameId: 1, marketTypeId: 17 }]);
    fireEvent.click(odds('Over 2.5, O 1.80'));
    await pass();
    expect(odds('Over 2.5, O 1.80')).toHaveAttribute('aria-pressed', 'false');
    expect(chosen).toEqual([]);
  });

  test('show in the player’s words why the coupon refused', async () => {
    const { faults, notices, odds, pass } = await mounted();
    faults.coupon = 'coupon-full';
    fireEvent.click(odds('1 1.90'));
    await pass();
    expect(notices).toEqual(['Your bet slip is full. Remove a selection before you add another.']);
  });

  test('ODD-01 are written in the player’s format, and again when that changes', async () => {
    const { odds, pass, settings } = await mounted();
    settings.publish(settingsState, { ...sampleSettings, coefViewId: 1 });
    await pass();
    expect(odds('1 9/10')).toBeVisible();
    settings.publish(settingsState, { ...sampleSettings, coefViewId: 2 });
    await pass();
    expect(odds('X +240')).toBeVisible();
  });

  test('are one tab stop, navigated with the arrow keys; Enter adds', async () => {
    const user = userEvent.setup({ delay: null });
    const { chosen, match, pass, root, games } = await mounted();
    games.push(liveGame(3, { home: 'Fulham', away: 'Burnley' }));
    await pass(REFRESH_MS);
    const [link] = within(match()).getAllByRole('link');
    expect(root.querySelectorAll('[data-grid-row] [tabindex="0"]')).toHaveLength(1);
    link?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/^Several matches at once: /);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('X 3.40');
    await user.keyboard('{ArrowDown}');
    expect(match('Fulham – Burnley')).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveAccessibleName('X 3.40');
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Enter}');
    await pass();
    expect(chosen.map(({ marketId }) => marketId)).toEqual(['3:2']);
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('+52 markets: Fulham – Burnley');
    await user.keyboard('{ArrowUp}{Home}');
    expect(document.activeElement).toBe(link);
  });
});

describe('live games', () => {
  test('SPT-01 have a ticking clock and score', async () => {
    const { feed, match, pass } = await mounted();
    const score = { ...kickedOff, home: 1, minute: 31 };
    feed.publish(feedGames, { id: 1, isLive: true, isFinished: false, score, at: NOON });
    await pass();
    expect(match()).toHaveTextContent('31′');
    expect(match()).toHaveTextContent('Score1:0');
  });

  test('mark the score of the side that has just scored, for a while', async () => {
    const { feed, match, pass } = await mounted();
    const lit = () => [...match().querySelectorAll('[class*="lit"]')].map((e) => e.textContent);
    expect(lit()).toEqual([]);
    const score = { ...kickedOff, away: 1, minute: 31 };
    feed.publish(feedGames, { id: 1, isLive: true, isFinished: false, score, at: NOON });
    await pass();
    expect(lit()).toEqual(['1']);
    expect(match().querySelector('[class*="sweep"]')).not.toBeNull();
    await pass(LIT_MS);
    expect(lit()).toEqual([]);
    expect(match().querySelector('[class*="sweep"]')).toBeNull();
  });

  test('SPT-01 that end show it, are locked, and leave', async () => {
    const { feed, games, match, odds, pass } = await mounted();
    games.shift();
    const over = { ...kickedOff, home: 2, minute: 90 };
    feed.publish(feedGames, { id: 1, isLive: false, isFinished: true, score: over, at: NOON });
    await pass();
    expect(match()).toHaveTextContent('Ended');
    expect(odds('1 1.90')).toHaveAttribute('aria-disabled', 'true');
    await pass(FAREWELL_MS);
    expect(screen.queryByRole('region', { name: 'Arsenal – Chelsea' })).toBeNull();
    expect(screen.getByText('No live matches right now')).toBeVisible();
  });

  test('SPT-01 that begin join the list', async () => {
    const { games, match, pass } = await mounted();
    games.push(liveGame(3, { home: 'Fulham', away: 'Burnley' }));
    await pass(REFRESH_MS);
    expect(match('Fulham – Burnley')).toBeVisible();
  });

  test('have the newer answer after a break too long to resume', async () => {
    const { feed, games, odds, pass } = await mounted();
    feed.publish(feedOdds, { id: '1:1', coef: 5, isBlocked: true, at: NOON });
    await pass();
    const locked = odds('1 5.00');
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    const markets = structuredClone(games[0]!.markets);
    markets[0]!.outcomes[0]!.coef = 1.4;
    games[0] = liveGame(1, { markets });
    feed.publish(feedReset, {});
    await pass();
    expect(odds('1 1.40')).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['as the feed dates it', { at: NOON + 20 }],
    ['as the operator was last heard', {}],
  ])('show nothing from before a break that was not in view: %s', async (_, reset) => {
    const { feed, games, go, odds, pass } = await mounted();
    feed.publish(feedOdds, { id: '1:1', coef: 5, isBlocked: false, at: NOON });
    feed.publish(feedOdds, { id: '2:1', coef: 6, isBlocked: true, at: NOON + 10 });
    await pass();
    const markets = structuredClone(games[1]!.markets);
    markets[0]!.outcomes[0]!.coef = 1.4;
    games[1] = sampleGame(2, { home: 'Leeds United', away: 'Everton', markets });
    feed.publish(feedState, {
      status: 'live',
      lastHeard: { at: NOON, steadyAt: 0, serverAt: NOON + 20 },
      isStale: false,
    });
    feed.publish(feedReset, reset);
    await pass();
    expect(odds('1 1.90')).toBeVisible();
    await go('/line');
    await pass();
    const cell = screen.getAllByRole('button', { name: /^1 / })[0]!;
    expect(cell).toHaveAccessibleName('1 1.40');
    expect(cell).not.toHaveAttribute('aria-disabled');
    feed.publish(feedOdds, { id: '2:1', coef: 1.5, isBlocked: false, at: NOON + 21 });
    await pass();
    expect(cell).toHaveAccessibleName('1 1.50');
  });

  test('show each list’s newer answer after a break as soon as it arrives', async () => {
    const { faults, feed, games, pass } = await mounted('/');
    feed.publish(feedOdds, { id: '1:1', coef: 5, isBlocked: false, at: NOON });
    feed.publish(feedOdds, { id: '2:1', coef: 6, isBlocked: false, at: NOON });
    await pass();
    faults.section = 'line';
    feed.publish(feedReset, { at: NOON + 20 });
    await pass();
    const prices = () =>
      ['Arsenal – Chelsea', 'Leeds United – Everton'].map(
        (name) =>
          within(screen.getByRole('region', { name })).getByRole('button', { name: /^1 / })
            .textContent,
      );
    expect(prices()).toEqual(['1 1.90', '1 6.00']);
    faults.section = undefined;
    games[1] = sampleGame(2, { home: 'Leeds United', away: 'Everton' });
    await pass(REFRESH_MS);
    expect(prices()).toEqual(['1 1.90', '1 1.90']);
  });

  test('load a price that moved before the first message of the feed', async () => {
    const shell = standInShell({ path: '/live' });
    shell.feed.publish(feedState, { status: 'connecting', lastHeard: null, isStale: false });
    await shell.mount();
    const markets = structuredClone(shell.games[0]!.markets);
    markets[0]!.outcomes[0]!.coef = 1.4;
    shell.games[0] = liveGame(1, { markets });
    expect(screen.queryByRole('button', { name: '1 1.40' })).toBeNull();
    const askedForSports = (): number =>
      shell.messages.filter(({ name, step }) => name === 'line.sports' && step === 'request')
        .length;
    const before = askedForSports();
    shell.feed.publish(feedState, {
      status: 'live',
      lastHeard: { at: NOON, steadyAt: 0, serverAt: NOON },
      isStale: false,
    });
    await shell.pass();
    expect(screen.getByRole('button', { name: '1 1.40' })).toBeVisible();
    // The feed has no news of the list of sports.
    expect([before, askedForSports()]).toEqual([1, 1]);
  });

  test('load on the way back what failed after a break, however new it is', async () => {
    const { faults, feed, go, pass, queries } = await mounted();
    faults.line = true;
    feed.publish(feedReset, {});
    await pass();
    await go('/office/history', { area: 'office', route: 'bet-history' });
    await go('/line');
    faults.line = false;
    await go('/live');
    await pass();
    expect(queries.at(-1)).toMatchObject({ section: 'live' });
    expect(screen.queryByText(/could not be refreshed/)).toBeNull();
  });

  test('show when prices are too old', async () => {
    const { feed, pass } = await mounted();
    feed.publish(feedState, {
      status: 'reconnecting',
      lastHeard: { at: NOON, steadyAt: 0, serverAt: NOON },
      isStale: true,
    });
    await pass();
    expect(screen.getByText(/No new odds are arriving/)).toBeVisible();
    feed.publish(feedState, {
      status: 'live',
      lastHeard: { at: NOON, steadyAt: 0, serverAt: NOON },
      isStale: false,
    });
    await pass();
    expect(screen.queryByText(/No new odds are arriving/)).toBeNull();
  });
});

describe('moves within the area', () => {
  test('SPT-01 keep the menu, change the content at once and have it on the way back', async () => {
    const { go, queries, root, pass } = await mounted();
    const menu = screen.getByRole('navigation', { name: 'Sports menu' });
    await go('/line/football');
    await pass();
    expect(screen.getByRole('navigation', { name: 'Sports menu' })).toBe(menu);
    expect(screen.getByRole('heading', { level: 1, name: 'Football' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Leeds United – Everton' })).toBeVisible();
    const requested = queries.length;
    await go('/live');
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
    expect(queries).toHaveLength(requested);
    expect(root.querySelector('[aria-busy]')).toBeNull();
  });

  test('SPT-01 request the line by the filters', async () => {
    const { go, queries } = await mounted('/live/second-half/football');
    expect(queries).toContainEqual({
      section: 'live',
      sport: 'football',
      timeFilter: 3,
      limit: 60,
    });
    await go('/line?hours=3');
    expect(queries).toContainEqual({ section: 'line', timeFilter: 0, hours: 3, limit: 60 });
  });

  test('open a game page with every market in groups', async () => {
    const { games, go, pass } = await mounted();
    games.push(
      sampleGame(5, {
        home: 'Inter',
        away: 'Torino',
        markets: [
          ...sampleGame(5).markets,
          {
            typeId: 136,
            outcomes: [{ id: '5:731:1:0', typeId: 731, param: '1:0', coef: 7, isBlocked: false }],
          },
        ],
      }),
    );
    await go('/line/football/serie-a/5-inter-torino');
    await pass();
    const region = screen.getByRole('region', { name: 'Inter – Torino' });
    const scores = within(region).getByRole('group', { name: 'Correct score' });
    expect(within(scores).getByRole('button', { name: '1:0 7.00' })).toBeVisible();
    fireEvent.click(within(region).getByRole('radio', { name: 'Totals' }));
    expect(within(region).queryByRole('group', { name: 'Correct score' })).toBeNull();
    expect(within(region).getByRole('button', { name: 'Under 2.5 1.95' })).toBeVisible();
  });

  test('open a game that was pointed to completely, without a request', async () => {
    const { go, qa, pass, messages, games, root } = await mounted();
    games.push(sampleGame(6, { home: 'Lazio', away: 'Roma' }));
    for (const path of ['/line/football/serie-a/6-lazio-roma', '/office/history', '/line']) {
      qa.publish('navigation.intent', { ...pageAt(path), address: `/en${path}` });
    }
    await pass();
    const requested = (): number => messages.filter(({ name }) => name.startsWith('line.')).length;
    const before = requested();
    await go('/line/football/serie-a/6-lazio-roma');
    const region = screen.getByRole('region', { name: 'Lazio – Roma' });
    expect(within(region).getByRole('group', { name: 'Match result' })).toBeVisible();
    await go('/line');
    expect(screen.getByRole('region', { name: 'Leeds United – Everton' })).toBeVisible();
    expect(root.querySelector('[aria-busy]')).toBeNull();
    expect(requested()).toBe(before);
  });

  test('request at the press what failed before it', async () => {
    const { faults, go, match, pass, qa } = await mounted();
    faults.section = 'line';
    qa.publish('navigation.intent', { ...pageAt('/line'), address: '/en/line' });
    await pass();
    faults.section = undefined;
    await go('/line');
    await pass();
    expect(match('Leeds United – Everton')).toBeVisible();
  });

  test('open a game of the list with its name and score at once, and its markets later', async () => {
    const { root, go, pass } = await mounted();
    await go('/live/football/premier-league/1-arsenal-chelsea');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Arsenal – Chelsea' }),
    ).toBeInTheDocument();
    await expect.poll(() => root.querySelector('[aria-busy]')).toBeNull();
    await pass();
    expect(screen.getByRole('group', { name: 'Match result' })).toBeVisible();
  });

  test('restore a game with the chosen kind of markets', async () => {
    const { go, pass } = await mounted('/live/football/premier-league/1-arsenal-chelsea');
    fireEvent.click(screen.getByRole('radio', { name: 'Totals' }));
    await go('/live');
    await go('/live/football/premier-league/1-arsenal-chelsea');
    await pass();
    expect(screen.getByRole('radio', { name: 'Totals' })).toBeChecked();
  });

  test('SPT-01 open a game without markets with a hint that they may return', async () => {
    const { games, go, pass } = await mounted();
    games.push(sampleGame(7, { home: 'Genoa', away: 'Parma', markets: [] }));
    await go('/line/football/serie-a/7-genoa-parma');
    await pass();
    expect(
      screen.getByText('The markets of this match are closed. They may reopen.'),
    ).toBeVisible();
  });

  test('SEO-01 open a missing game as missing, for search engines too, with links', async () => {
    const { go, messages, pass } = await mounted('/live/football/serie-a/99-a-b');
    const missing = () =>
      messages.filter(({ name }) => name === 'area.missing').map(({ payload }) => payload);
    expect(missing()).toEqual([{ path: '/live/football/serie-a/99-a-b' }]);
    expect(screen.getByText('There is no such match or league')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All live matches' })).toHaveAttribute(
      'href',
      '/en/live',
    );
    await go('/live/no-such-sport?x=1');
    await pass();
    expect(missing().at(-1)).toEqual({ path: '/live/no-such-sport?x=1' });
    await go('/live/football');
    await pass();
    expect(missing().at(-1)).toEqual({ path: null });
  });

  test('ignore another area’s page', async () => {
    const { go, match } = await mounted();
    await go('/office/history', { area: 'office', route: 'bet-history' });
    expect(match()).toBeVisible();
  });

  test('LNG-01 change words, days and links with the language', async () => {
    const { go, match, pass } = await mounted('/line');
    await go('/line', { language: 'ru' });
    await vi.dynamicImportSettled();
    await pass();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Предстоящие');
    const [link] = within(match('Leeds United – Everton')).getAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(/^\/ru\/line\//);
  });
});

describe('search', () => {
  test('SPT-01 shows live and coming games', async () => {
    const { queries } = await mounted('/live?search=arsenal');
    expect(queries).toEqual([
      { section: 'live', search: 'arsenal', limit: 40 },
      { section: 'line', search: 'arsenal', limit: 40 },
    ]);
  });
});

describe('a search that finds nothing', () => {
  const none = () => screen.queryAllByText('Nothing found for “arsenal”');

  test('SPT-01 shows it once, with the words and a hint', async () => {
    const shell = standInShell({ path: '/live?search=arsenal' });
    shell.games.length = 0;
    await shell.mount();
    expect(none()).toHaveLength(1);
    expect(screen.getByText(/^Check the spelling, search by part/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All upcoming matches' })).toHaveAttribute(
      'href',
      '/en/line',
    );
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('SPT-01 among live games shows the coming ones, and nothing else', async () => {
    const shell = standInShell({ path: '/live?search=arsenal' });
    shell.games.shift();
    await shell.mount();
    expect(none()).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Upcoming',
    ]);
  });

  test('is not shown as empty if one of the lists could not be loaded', async () => {
    const shell = standInShell({ path: '/live?search=arsenal' });
    shell.games.length = 0;
    shell.faults.section = 'line';
    await shell.mount();
    expect(none()).toEqual([]);
    expect(screen.getByText('The matches could not be loaded')).toBeVisible();
  });
});

describe('faults', () => {
  test('a list that cannot be loaded shows it, and loads at a press', async () => {
    const shell = standInShell({ path: '/live' });
    shell.faults.line = true;
    await shell.mount();
    expect(screen.getByText('The matches could not be loaded')).toBeVisible();
    shell.faults.line = false;
    const content = screen.getByText('The matches could not be loaded').parentElement!;
    fireEvent.click(within(content).getByRole('button', { name: 'Try again' }));
    await shell.pass();
    expect(screen.getByRole('region', { name: 'Arsenal – Chelsea' })).toBeVisible();
  });

  test('a list that cannot be refreshed stays in view', async () => {
    const { faults, match, pass } = await mounted();
    faults.line = true;
    await pass(REFRESH_MS);
    expect(match()).toBeVisible();
    expect(screen.getByText(/could not be refreshed/)).toBeVisible();
  });
});

describe('the mounted area', () => {
  test('publishes that it is ready', async () => {
    const shell = await mounted();
    expectMessage(shell, areaReady, {});
  });

  test('P53 leaves no timer, listener or markup behind', async () => {
    const { clock, feed, pass, problems, root, unmount, queries } = await mounted();
    unmount();
    expect(root).toBeEmptyDOMElement();
    const requested = queries.length;
    feed.publish(feedGames, { id: 1, isLive: false, isFinished: true, score: null, at: NOON });
    feed.publish(feedReset, {});
    await pass(2 * REFRESH_MS);
    expect(queries).toHaveLength(requested);
    expect(clock.pending).toBe(0);
    expect(problems).toEqual([]);
  });
});
