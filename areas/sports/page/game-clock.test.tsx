import { feedGames, feedOdds } from '@grandstand/bus-contracts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIT_MS } from '@grandstand/line-ui';
import { kickedOff, liveGame, NOON } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

const ID = 31;

test('SPT-01 the board of a match in play names the period beside the minute', async () => {
  const { feed, games, mount, pass, dispose } = standInShell({
    path: '/live/football/england-premier-league/31-arsenal-chelsea',
  });
  games.splice(0, 1, liveGame(ID));
  const unmount = await mount();
  expect(screen.getByText('1st half 12′')).toBeVisible();
  const periods = [
    { home: 1, away: 0 },
    { home: 0, away: 0 },
  ];
  const score = { ...kickedOff, home: 1, periods, period: 2, minute: 67 };
  feed.publish(feedGames, { id: ID, isLive: true, isFinished: false, score, at: NOON });
  await pass();
  expect(screen.getByText('2nd half 67′ · Goal 67′')).toBeVisible();
  unmount();
  dispose();
});

test('SPT-01 the board shows that betting is paused, to screen readers too', async () => {
  const { feed, games, mount, pass, dispose } = standInShell({
    path: '/live/football/england-premier-league/31-arsenal-chelsea',
  });
  const game = liveGame(ID);
  games.splice(0, 1, game);
  const unmount = await mount();
  const lock = async (isBlocked: boolean): Promise<void> => {
    for (const { id, coef } of game.markets.flatMap((market) => market.outcomes)) {
      feed.publish(feedOdds, { id, coef, isBlocked, at: NOON });
    }
    await pass();
  };
  expect(screen.queryByText(/betting suspended/)).toBeNull();
  await lock(true);
  expect(screen.getByText('1st half 12′ · betting suspended')).toBeVisible();
  expect(screen.getByText('betting suspended').tagName).toBe('OUTPUT');
  await lock(false);
  expect(screen.queryByText(/betting suspended/)).toBeNull();
  unmount();
  dispose();
});

test('SPT-01 a goal is announced with its minute while betting is paused, its side is lit, and each price has its lock’s reason', async () => {
  const { feed, games, mount, pass, dispose } = standInShell({
    path: '/live/football/england-premier-league/31-arsenal-chelsea',
  });
  const game = liveGame(ID);
  games.splice(0, 1, game);
  const unmount = await mount();
  for (const { id, coef } of game.markets.flatMap((market) => market.outcomes)) {
    feed.publish(feedOdds, { id, coef, isBlocked: true, at: NOON });
  }
  const score = { ...kickedOff, away: 1, periods: [{ home: 0, away: 1 }], minute: 29 };
  feed.publish(feedGames, { id: ID, isLive: true, isFinished: false, score, at: NOON });
  await pass();
  expect(screen.getByText('1st half 29′ · Goal 29′, betting suspended')).toBeVisible();
  expect(screen.getByText('Goal 29′, betting suspended').tagName).toBe('OUTPUT');
  const lit = () => [...document.querySelectorAll('[class*="lit"]')].map((e) => e.textContent);
  expect(lit()).toEqual(['1']);
  const price = screen.getByRole('button', { name: '1 1.90, betting is suspended after a goal' });
  expect(price).toHaveAttribute('title', 'betting is suspended after a goal');
  await pass(LIT_MS);
  expect(lit()).toEqual([]);
  expect(screen.getByText('1st half 29′ · betting suspended')).toBeVisible();
  expect(
    screen.getByRole('button', { name: '1 1.90, betting on the match is suspended' }),
  ).toBeVisible();
  unmount();
  dispose();
});
