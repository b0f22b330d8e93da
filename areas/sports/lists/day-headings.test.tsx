import { feedGames, serverClockState, settingsState } from '@grandstand/bus-contracts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kickedOff, liveGame, NOON, sampleGame } from '../testing/sample-line';
import { sampleSettings, standInShell } from '../testing/stand-in-shell';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function mounted(path = '/line') {
  const shell = standInShell({ path });
  const games = [
    sampleGame(1, { home: 'Ajax', away: 'City', startsAt: NOON + 90 * MINUTE }),
    sampleGame(2, { home: 'Brest', away: 'City', startsAt: NOON + DAY }),
    sampleGame(3, { home: 'Celtic', away: 'City', startsAt: NOON + 3 * DAY }),
    sampleGame(4, { home: 'Dinamo', away: 'City', startsAt: NOON + 3 * DAY + MINUTE }),
  ];
  shell.games.splice(0, Infinity, ...(path === '/line' ? games : [liveGame(9)]));
  await shell.mount();
  const row = (home: string) => screen.getByRole('region', { name: `${home} – City` });
  return { ...shell, row };
}

const headings = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);

test('SPT-01 a list by date names each day once above its matches, which then show only the time', async () => {
  const { row } = await mounted();
  expect(headings()).toEqual(['Today', 'Tomorrow', 'Tue 01.09']);
  expect(row('Ajax')).toHaveTextContent('15:30');
  expect(row('Celtic')).toHaveTextContent('14:00');
  expect(row('Celtic')).not.toHaveTextContent('Tue');
});

test('SPT-01 days are those of the player’s time zone', async () => {
  const { pass, settings } = await mounted();
  settings.publish(settingsState, { ...sampleSettings, timeZone: 'Pacific/Auckland' });
  await pass();
  expect(headings()).toEqual(['Today', 'Tomorrow', 'Wed 02.09']);
});

test('SPT-01 live matches have no day', async () => {
  await mounted('/live');
  expect(headings()).toEqual([]);
});

test('SPT-01 the last hour before a kick-off is counted down by the minute, and not announced', async () => {
  const { feed, pass, root, row } = await mounted();
  expect(row('Ajax')).not.toHaveTextContent('min');
  await pass(30 * MINUTE);
  expect(row('Ajax')).toHaveTextContent('15:30Starts in 60 min');
  await pass(59 * MINUTE + 30_000);
  expect(row('Ajax')).toHaveTextContent('15:30Starts in 1 min');
  expect(within(row('Ajax')).getByText(/min$/).closest('[aria-live], output')).toBeNull();
  await pass(30_000);
  expect(row('Ajax')).not.toHaveTextContent('min');
  feed.publish(feedGames, {
    id: 2,
    isLive: true,
    isFinished: false,
    score: kickedOff,
    at: NOON,
  });
  await pass();
  expect(root).not.toHaveTextContent('Starts in');
});

test('SPT-01 the countdown goes by the operator’s time, with any error of the page’s clock', async () => {
  const { bus, pass, row } = await mounted();
  const offset = 80 * MINUTE;
  bus.join('server-clock').publish(serverClockState, { offset, measuredAt: NOON, steadyAt: 0 });
  await pass(1000);
  expect(row('Ajax')).toHaveTextContent('Starts in 10 min');
});

test('SPT-01 the page of a match counts down to its kick-off, in the last hour by the second', async () => {
  const { games, go, pass } = await mounted();
  const inMinutes = [DAY / MINUTE + 95, 95, 15];
  for (const [index, minutes] of inMinutes.entries()) {
    games[index] = sampleGame(index + 1, { startsAt: NOON + minutes * MINUTE });
  }
  const timer = () => screen.getByRole('timer');
  const open = async (id: number): Promise<void> => {
    await go(`/line/football/england-premier-league/${id}-arsenal-chelsea`);
    await pass();
  };
  await open(1);
  expect(timer()).toHaveTextContent('Starts in 1 d 1 h');
  await open(2);
  expect(timer()).toHaveTextContent('Starts in 1 h 34 min');
  await open(3);
  expect(timer()).toHaveTextContent(/^Starts in 1[45]:\d\d$/);
  const before = timer().textContent;
  await pass(1000);
  expect(timer().textContent).not.toBe(before);
  expect(timer()).toHaveAttribute('aria-live', 'off');
  await pass(15 * MINUTE);
  expect(screen.queryByRole('timer')).toBeNull();
});
