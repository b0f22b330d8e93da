import {
  configState,
  feedGames,
  settingsState,
  type Course,
  type CourseEvent,
} from '@grandstand/bus-contracts';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { kickedOff, liveGame, sampleGame } from '../../testing/sample-line';
import { sampleSettings, standInShell } from '../../testing/stand-in-shell';

const corner: CourseEvent = { kind: 'corner', side: 'away', period: 1, minute: 4, score: null };
const card: CourseEvent = { kind: 'yellow-card', side: 'home', period: 1, minute: 9, score: null };
const goal: CourseEvent = {
  kind: 'goal',
  side: 'home',
  period: 1,
  minute: 12,
  score: { home: 1, away: 0 },
};

let next = 700;
beforeEach(() => {
  next += 1;
});

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
const score = (events: number, home: number) => ({ ...kickedOff, events, home });

/** The page of a match; each has a number of its own. */
async function opened({ isLive = true, events = [corner, card] as CourseEvent[] } = {}) {
  const id = next;
  const shell = standInShell({ path: `/live/football/england-premier-league/${id}-a-b` });
  const change = { hasCourse: true, ...(isLive && { score: score(events.length, 0) }) };
  shell.games.splice(0, 1, isLive ? liveGame(id, change) : sampleGame(id, change));
  shell.courses.set(id, courseOf(...events));
  await shell.mount();
  await act(async () => vi.dynamicImportSettled());
  await shell.pass();
  return { ...shell, id };
}

const stage = () => screen.getByRole('region', { name: /^Match centre: / });
const tab = (name: string) => within(stage()).getByRole('button', { name });
const tabs = () =>
  within(stage())
    .getAllByRole('button', { expanded: undefined })
    .flatMap((button) => (button.hasAttribute('aria-expanded') ? [button.textContent] : []));
const press = async (name: string): Promise<void> => {
  await userEvent.click(tab(name));
  await act(async () => vi.dynamicImportSettled());
};

test('SPT-01 the stage of a match says what has just happened, and follows the feed', async () => {
  const { courses, feed, id, pass } = await opened();
  expect(tabs()).toEqual(['Pitch', 'Timeline', 'Statistics']);
  expect(tab('Pitch')).toHaveAttribute('aria-expanded', 'true');
  expect(within(stage()).getByRole('status')).toHaveTextContent('9′ Yellow card: Arsenal');
  courses.set(id, courseOf(corner, card, goal));
  feed.publish(feedGames, { id, isLive: true, isFinished: false, score: score(3, 1), at: 1 });
  await pass();
  expect(within(stage()).getByRole('status')).toHaveTextContent('12′ Goal: Arsenal, 1:0');
});

test('SPT-01 the cards of a side are beside its name, with words', async () => {
  await opened();
  const match = within(screen.getByRole('region', { name: 'Arsenal – Chelsea' }));
  expect(match.getByTitle('Yellow cards')).toHaveTextContent('Yellow cards: 1');
  expect(match.queryByTitle('Red cards')).toBeNull();
});

test('SPT-01 its numbers are those of both sides, of the match and by half', async () => {
  await opened();
  await press('Statistics');
  expect(within(stage()).getByRole('row', { name: /Corners/ })).toHaveTextContent(
    '5Corners53 – 12 – 4',
  );
});

test('SPT-01 the line-ups have both sides with their numbers, and who has been replaced', async () => {
  const { courses, id, feed, pass } = await opened();
  const lineUp = (first: string) => ({
    formation: '4-3-3',
    starters: [
      { number: 1, name: `${first} Keeper`, position: 'goalkeeper' as const },
      { number: 9, name: `${first} Striker`, position: 'forward' as const },
    ],
    bench: [{ number: 14, name: `${first} Substitute`, position: 'forward' as const }],
  });
  const substitution: CourseEvent = {
    kind: 'substitution',
    side: 'home',
    period: 2,
    minute: 61,
    score: null,
    player: { number: 14, name: 'Ann Substitute' },
    off: { number: 9, name: 'Ann Striker' },
  };
  expect(tabs()).not.toContain('Who plays');
  courses.set(id, {
    ...courseOf(corner, card, substitution),
    lineUps: { home: lineUp('Ann'), away: lineUp('Bea') },
  });
  feed.publish(feedGames, { id, isLive: true, isFinished: false, score: score(3, 0), at: 1 });
  await pass();
  await press('Who plays');
  const list = (name: string) =>
    within(within(stage()).getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(list('Arsenal: Starters')).toEqual(['1Ann Keeper', '9Ann StrikerSubstitution61′']);
  expect(list('Arsenal: Bench')).toEqual(['14Ann SubstituteSubstitution61′']);
  // The same number of the other side has stayed.
  expect(list('Chelsea: Starters')).toEqual(['1Bea Keeper', '9Bea Striker']);
});

test('SPT-04 folded by a press it stays so by the setting, and opens by another', async () => {
  const { messages, pass, settings } = await opened();
  const isOpen = () => tab('Pitch').getAttribute('aria-expanded') === 'true';
  await press('Pitch');
  await pass();
  expect(isOpen()).toBe(false);
  const sent = messages.filter(({ name, step }) => name === 'settings.set' && step === 'request');
  expect(sent.map(({ payload }) => payload)).toEqual([{ zoneState: 1 }]);
  await press('Timeline');
  expect(tab('Timeline')).toHaveAttribute('aria-expanded', 'true');
  // Another choice in the display settings applies at once.
  settings.publish(settingsState, { ...sampleSettings, zoneState: 0 });
  await pass();
  settings.publish(settingsState, { ...sampleSettings, zoneState: 1 });
  await pass();
  expect(tab('Timeline')).toHaveAttribute('aria-expanded', 'false');
});

const champ = {
  id: 10,
  slug: 'england-premier-league',
  name: 'Premier League',
  country: 'England',
};
const sport = { slug: 'football', name: 'Football' };
const team = (id: string, name: string) => ({ id, name });
const ARSENAL = team('football-arsenal', 'Arsenal');
const CHELSEA = team('football-chelsea', 'Chelsea');
const LEEDS = team('football-leeds', 'Leeds');
const row = ({ id, name }: typeof ARSENAL, points: number) => ({
  team: name,
  teamId: id,
  played: 5,
  won: 3,
  drawn: 1,
  lost: 1,
  scored: 9,
  conceded: 4,
  points,
  form: ['won', 'lost', 'drawn', 'won', 'won'],
});
const meeting = (home: typeof ARSENAL, away: typeof ARSENAL, goals: readonly [number, number]) => ({
  champ,
  season: '2025–26',
  day: '2026-02-01',
  home,
  away,
  score: { home: goals[0], away: goals[1] },
  half: null,
});

test('SPT-01 with statistics a match to come begins with the meetings of its teams, and has table and form', async () => {
  const { answers, pass, qa } = await opened({ isLive: false, events: [] });
  expect(tabs()).toEqual(['Pitch', 'Timeline', 'Statistics']);
  const rows = [row(LEEDS, 12), row(ARSENAL, 10), row(CHELSEA, 8)];
  answers.set('lineChamp', {
    champ,
    sport,
    table: { season: '2025–26', rows },
    last: [],
    next: [],
  });
  answers.set('lineHeadToHead', {
    team: ARSENAL,
    rival: CHELSEA,
    sport,
    matches: [meeting(ARSENAL, CHELSEA, [2, 0]), meeting(CHELSEA, ARSENAL, [1, 1])],
  });
  qa.publish(configState.name, { ...PLAIN_SITE, features: ['statistic'] });
  await pass();
  await pass();
  expect(tabs()).toEqual(['Pitch', 'Timeline', 'Statistics', 'Table', 'Head to head']);
  expect(tab('Head to head')).toHaveAttribute('aria-expanded', 'true');
  expect(stage()).toHaveTextContent('Arsenal1Draws1Chelsea0');
  expect(within(stage()).getByRole('list', { name: 'Head to head' })).toHaveTextContent('2:0');
  // Beside the names of both teams.
  expect(screen.getAllByText('Form:')).toHaveLength(2);
  await press('Table');
  const table = within(stage()).getByRole('table', { name: 'Premier League, 2025–26' });
  const marked = within(table)
    .getAllByRole('row')
    .filter((one) => one.hasAttribute('data-marked'));
  expect(marked.map((one) => within(one).getByRole('link').textContent)).toEqual([
    'Arsenal',
    'Chelsea',
  ]);
});

test('SPT-01 meetings that cannot be loaded can be asked for again; unknown teams have none', async () => {
  const { answers, pass, qa } = await opened({ isLive: false, events: [] });
  answers.set('lineChamp', { champ, sport, table: null, last: [], next: [] });
  answers.set('lineHeadToHead', 'nothing that fits');
  qa.publish(configState.name, { ...PLAIN_SITE, features: ['statistic'] });
  await pass();
  await pass();
  answers.set('lineHeadToHead', { team: ARSENAL, rival: CHELSEA, sport, matches: [] });
  await userEvent.click(within(stage()).getByRole('button', { name: 'Try again' }));
  await pass();
  expect(stage()).toHaveTextContent('No match of these teams against each other is known.');
  await press('Table');
  await pass();
  expect(stage()).toHaveTextContent('There is no table of this competition.');
});

test('SPT-01 a match without a course of the operator, on a site without statistics, has no stage', async () => {
  const shell = standInShell({ path: `/live/football/england-premier-league/${next}-a-b` });
  shell.games.splice(0, 1, liveGame(next));
  await shell.mount();
  expect(screen.queryByRole('region', { name: /^Match centre/ })).toBeNull();
});

test('ready combinations of a match go into the coupon together, and say what each outcome adds', async () => {
  const { answers, chosen, pass, qa, id } = await opened({ isLive: false, events: [] });
  const leg = (typeId: number, coef: number, coefWithout: number) => ({
    marketId: `${id}:${typeId}`,
    typeId,
    marketTypeId: typeId,
    param: null,
    coef,
    coefWithout,
  });
  const legs = [leg(1, 2, 1.8), leg(180, 1.8, 2)];
  answers.set('lineCombinations', { combinations: [{ coef: 3.4, legs }] });
  qa.publish(configState.name, { ...PLAIN_SITE, isBetBuilderOffered: true });
  await pass();
  await press('Bet builder');
  await pass();
  const list = within(stage()).getByRole('list', { name: 'Bet builder' });
  expect(list).toHaveTextContent(/without it 1\.80/);
  const add = within(list).getByRole('button', { name: /: 3\.40$/ });
  await userEvent.click(add);
  await pass();
  expect(chosen.map(({ marketId }) => marketId)).toEqual([`${id}:1`, `${id}:180`]);
  expect(add).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(add);
  await pass();
  expect(chosen).toEqual([]);
});

test('a site that combines nothing has no bet builder', async () => {
  const { pass, qa } = await opened({ isLive: false, events: [] });
  qa.publish(configState.name, { ...PLAIN_SITE, isBetBuilderOffered: false });
  await pass();
  expect(tabs()).not.toContain('Bet builder');
});
