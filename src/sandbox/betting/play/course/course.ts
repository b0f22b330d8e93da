import type { Course, CourseEvent } from '@grandstand/bus-contracts';
import { shownLineUp, type LineUps } from '../squads/line-ups';
import type { Pair } from '../fixture';
import type { EventKind, TimedEvent } from './match-events';

/** What has happened in a match up to a moment. */
export interface PastCourse {
  /** In order. */
  readonly events: readonly TimedEvent[];
  readonly lineUps: LineUps;
  /** How many periods have begun. */
  readonly periods: number;
}

const counted = new WeakMap<PastCourse, Map<Statistic, readonly Pair[]>>();

/** How often each side had the events of a statistic, in each period that has begun; counted once. */
export function countsOf(past: PastCourse, statistic: Statistic): readonly Pair[] {
  const known = counted.get(past) ?? new Map<Statistic, readonly Pair[]>();
  counted.set(past, known);
  const found = known.get(statistic) ?? countEvents(past, COUNTED[statistic]);
  known.set(statistic, found);
  return found;
}

function countEvents({ events, periods }: PastCourse, kinds: readonly EventKind[]): Pair[] {
  return Array.from({ length: periods }, (_, place) => {
    const own = events.filter(({ kind, period }) => kinds.includes(kind) && period === place + 1);
    const home = own.filter(({ side }) => side === 'home').length;
    return { home, away: own.length - home };
  });
}

/** The kinds of events that each statistic counts: a goal is a shot on target. */
const COUNTED = {
  'shots-on-target': ['goal', 'shot'],
  corners: ['corner'],
  'yellow-cards': ['yellow-card'],
  'red-cards': ['red-card'],
} as const satisfies Readonly<Record<string, readonly EventKind[]>>;

export type Statistic = keyof typeof COUNTED;

/** The course of a match as it is published. */
export function shownCourse(past: PastCourse): Course {
  const { events, lineUps } = past;
  return {
    events: events.flatMap(({ kind, ...event }): CourseEvent[] =>
      kind === 'shot' ? [] : [{ kind, ...event }],
    ),
    statistics: (Object.keys(COUNTED) as Statistic[]).map((kind) => ({
      kind,
      periods: [...countsOf(past, kind)],
    })),
    lineUps: { home: shownLineUp(lineUps.home), away: shownLineUp(lineUps.away) },
  };
}
