import { describe, expect, test } from 'vitest';
import { World } from '../engine/world';
import { WorldStore } from '../engine/world-store';
import { searchOf } from '../line/search/search-of-line';
import { playedDaysOf } from '../results/played-days';
import { migratedDatabase } from '../../testing/migrated-database';
import { FRIDAY } from '../../testing/operator';
import { linePieces } from './line-pieces';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The strengths that a match of cricket may have are followed one by one; other games have prices, outcomes and names. */
const MAX_OF_A_GAME = 3;

async function worldAt(start: number) {
  let time = start;
  const now = (): number => time;
  const store = new WorldStore(await migratedDatabase());
  const world = await World.open(store, { secret: 'a secret', now, pace: 15 });
  return {
    line: world.line,
    now,
    tickAt(at: number) {
      time = at;
      world.line.tick(at);
    },
  };
}

type TestWorld = Awaited<ReturnType<typeof worldAt>>;

/** Does all pieces that there are, and returns their names. */
function prepare({ line, now }: TestWorld): string[] {
  const names: string[] = [];
  for (const { name, work } of linePieces(line, now)) {
    work();
    names.push(name);
  }
  return names;
}

/** What lists show of every game: its markets with their prices, and how many markets are open. */
const shown = ({ line, now }: TestWorld) =>
  [...line.games()].map(({ match }) => ({
    id: match.id,
    markets: match.board.markets(),
    count: match.marketCount(now()),
  }));

const idsOf = (names: readonly string[], kind: string): number[] =>
  names
    .filter((name) => name.startsWith(`${kind} of game`))
    .map((name) => Number(name.split(' ').at(-1)))
    .toSorted((a, b) => a - b);

const unfinished = ({ line }: TestWorld): number[] =>
  [...line.games()]
    .filter(({ state }) => state.phase !== 'finished')
    .map(({ match }) => match.id)
    .toSorted((a, b) => a - b);

describe('what calls need of the line is prepared in pieces', () => {
  test('each piece is of one game or of a part of a day, and after all of them nothing is left', async () => {
    const world = await worldAt(FRIDAY);
    const ids = unfinished(world);
    const names = prepare(world);
    expect(ids.length).toBeGreaterThan(300);
    expect(idsOf(names, 'prices')).toEqual(ids);
    expect(idsOf(names, 'markets')).toEqual(ids);
    expect(idsOf(names, 'names')).toEqual(
      [...world.line.games()].map(({ match }) => match.id).toSorted((a, b) => a - b),
    );
    expect(names.filter((name) => name.startsWith('results of')).length).toBeGreaterThan(20);
    expect(prepare(world)).toEqual([]);
  });

  test('answers are those that would be made without it', async () => {
    const [prepared, bare] = [await worldAt(FRIDAY), await worldAt(FRIDAY)];
    prepare(prepared);
    expect(shown(prepared)).toEqual(shown(bare));
    const found = ({ line }: TestWorld, text: string) => [
      ...searchOf(line).find(line.games(), text),
    ];
    for (const text of ['a', 'united', 'кубок', 'England']) {
      expect(found(prepared, text)).toEqual(found(bare, text));
    }
    const ended = async ({ line, now }: TestWorld) =>
      (await playedDaysOf(line).endedSinceYesterday(now())).map(({ id }) => id);
    expect(await ended(prepared)).toEqual(await ended(bare));
  });

  test('games that the tick lists later are prepared after it, and no others', async () => {
    const world = await worldAt(FRIDAY);
    prepare(world);
    const before = new Set(unfinished(world));
    world.tickAt(FRIDAY + 10 * MINUTE);
    const added = unfinished(world).filter((id) => !before.has(id));
    const names = prepare(world).filter((name) => !name.startsWith('chances of'));
    expect(added.length).toBeGreaterThan(10);
    for (const kind of ['prices', 'markets', 'names']) expect(idsOf(names, kind)).toEqual(added);
    expect(names).toHaveLength(added.length * MAX_OF_A_GAME);
  });

  test('what a call has done meanwhile is no piece any more', async () => {
    const world = await worldAt(FRIDAY);
    shown(world);
    searchOf(world.line).find(world.line.games(), 'a');
    await playedDaysOf(world.line).endedSinceYesterday(world.now());
    expect(prepare(world).filter((name) => !name.startsWith('chances of'))).toEqual([]);
  });
});

test.each([0, 1, 5, 29])('results are looked up in many steps, %i days ago', async (daysAgo) => {
  const { line, now } = await worldAt(FRIDAY + 37 * MINUTE);
  const from = Math.floor(now() / DAY) * DAY - daysAgo * DAY;
  const span = { from, to: Math.min(from + DAY, now() + 1) };
  const steps = line.begunIn(span);
  let count = 0;
  let step = steps.next();
  while (step.done !== true) {
    count++;
    step = steps.next();
  }
  const whole = step.value
    .filter((match) => match.isOver(now()))
    .sort((a, b) => b.startsAt - a.startsAt || a.id - b.id);
  expect(count).toBeGreaterThan(whole.length / 500);
  const days = playedDaysOf(line);
  const day = { from, to: from + DAY };
  const [ended, again] = await Promise.all([days.endedIn(day, now()), days.endedIn(day, now())]);
  expect(whole.length).toBeGreaterThan(1_000);
  expect(ended.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  expect(again).toBe(ended);
  // Days that are over are not looked up again.
  const later = days.endedIn(day, now() + DAY);
  expect((await later) === ended).toBe(daysAgo > 0);
});
