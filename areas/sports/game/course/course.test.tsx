import { feedGames, settingsState, type Course, type CourseEvent } from '@grandstand/bus-contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { kickedOff, liveGame, sampleGame } from '../../testing/sample-line';
import { sampleSettings, standInShell } from '../../testing/stand-in-shell';

const ID = 31;
const PATH = `/multi?ids=${ID}`;

const corner: CourseEvent = { kind: 'corner', side: 'away', period: 1, minute: 4, score: null };
const goal: CourseEvent = {
  kind: 'goal',
  side: 'home',
  period: 1,
  minute: 12,
  score: { home: 1, away: 0 },
};
const card: CourseEvent = { kind: 'red-card', side: 'away', period: 2, minute: 67, score: null };

const courseOf = (...events: CourseEvent[]): Course => ({
  events,
  statistics: [
    {
      kind: 'corners',
      periods: [
        { home: 3, away: 1 },
        { home: 2, away: 4 },
      ],
    },
  ],
});

async function opened(game = liveGame(ID, { hasCourse: true }), course?: Course) {
  const shell = standInShell({ path: PATH });
  shell.games.splice(0, 1, game);
  if (course) shell.courses.set(ID, course);
  await shell.mount();
  return shell;
}

const course = () => screen.getByRole('region', { name: /^Match course: / });
const words = () =>
  within(course())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const score = (events: number, home: number) => ({ ...kickedOff, events, home, minute: 12 });

test('SPT-01 a match’s course is a list in words for screen readers', async () => {
  const game = liveGame(ID, { hasCourse: true, score: score(3, 1) });
  await opened(game, courseOf(corner, goal, card));
  expect(words()).toEqual([
    '4′ Corner: Chelsea',
    '12′ Goal: Arsenal, 1:0',
    '67′ Red card: Chelsea',
  ]);
  // The line of time is for the eye.
  expect(course().querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('SPT-01 it is loaded again when the feed has more events, or another score', async () => {
  const { courses, feed, pass } = await opened(
    liveGame(ID, { hasCourse: true, score: score(1, 0) }),
    courseOf(corner),
  );
  courses.set(ID, courseOf(corner, goal));
  await pass();
  expect(words()).toHaveLength(1);
  feed.publish(feedGames, { id: ID, isLive: true, isFinished: false, score: score(2, 1), at: 1 });
  await pass();
  expect(words()).toEqual(['4′ Corner: Chelsea', '12′ Goal: Arsenal, 1:0']);
});

test('SPT-01 its statistics are by half, and folded until they are opened', async () => {
  await opened(liveGame(ID, { hasCourse: true, score: score(0, 0) }), courseOf());
  expect(course()).toHaveTextContent('Nothing has happened yet');
  const heading = within(course()).getByText('Statistics by half');
  expect(heading.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(heading);
  expect(heading.closest('details')).toHaveAttribute('open');
  const row = within(course()).getByRole('row', { name: /^Corners/ });
  expect(row).toHaveTextContent('Corners3 – 12 – 45 – 5');
});

test('SPT-04 it is folded with that setting', async () => {
  const shell = standInShell({ path: PATH });
  shell.games.splice(0, 1, liveGame(ID, { hasCourse: true, score: score(1, 0) }));
  shell.courses.set(ID, courseOf(corner));
  await shell.mount();
  const isOpen = () => within(course()).getByText('Match course').closest('details')?.open;
  const choose = async (zoneState: 0 | 1): Promise<void> => {
    shell.settings.publish(settingsState, { ...sampleSettings, zoneState });
    await shell.pass();
  };
  expect(isOpen()).toBe(true);
  await choose(1);
  expect(isOpen()).toBe(false);
  await choose(0);
  expect(isOpen()).toBe(true);
  expect(words()).toEqual(['4′ Corner: Chelsea']);
  // The player opens and folds one as well, and what happens in the match leaves it so.
  await userEvent.click(within(course()).getByText('Match course'));
  shell.courses.set(ID, courseOf(corner, goal));
  shell.feed.publish(feedGames, {
    id: ID,
    isLive: true,
    isFinished: false,
    score: score(2, 1),
    at: 1,
  });
  await shell.pass();
  expect(isOpen()).toBe(false);
});

test('SPT-04 it is folded by that setting also where it was opened by hand before the match', async () => {
  const { pass, settings } = await opened(sampleGame(ID, { hasCourse: true }), courseOf());
  const fold = () => within(course()).getByText('Match course').closest('details');
  expect(fold()?.open).toBe(false);
  await userEvent.click(within(course()).getByText('Match course'));
  expect(fold()?.open).toBe(true);
  settings.publish(settingsState, { ...sampleSettings, zoneState: 1 });
  await pass();
  expect(fold()?.open).toBe(false);
});

test('SPT-01 it has its space before the match', async () => {
  await opened(sampleGame(ID, { hasCourse: true }), courseOf());
  expect(course()).toBeVisible();
});

test('SPT-01 a match without a course of the operator has none', async () => {
  await opened(liveGame(ID));
  expect(screen.queryByRole('region', { name: /^Match course/ })).toBeNull();
});
