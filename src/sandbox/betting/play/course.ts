import type { Course, CourseEvent } from '@grandstand/bus-contracts';
import type { Pair } from './fixture';
import type { Random } from '../../platform/random';
import { between, poisson } from '../../platform/random';
import type { PeriodScores, Timeline } from './timeline';

type Side = keyof Pair;

/** Something that happens in a football match beside its goals; no bet is settled by it. */
export interface SideEvent {
  /** Seconds of play since kick-off. */
  readonly at: number;
  readonly kind: Exclude<CourseEvent['kind'], 'goal'> | 'shot';
  readonly side: Side;
}

const SIDES = ['home', 'away'] as const;

/** How often a side has each of them in a half. */
const IN_A_HALF = { shot: 1.7, corner: 2.5, 'yellow-card': 0.95, 'red-card': 0.04 } as const;
const KINDS = ['shot', 'corner', 'yellow-card', 'red-card'] as const;
/** They fall into the regular time of a half, so that a later change of the match moves none of them. */
const FROM = 60;
const TO = 44 * 60;

/** The corners, cards and saved shots of a match, in order; shots and corners by the sides' strength. */
export function sideEvents({ frames }: Timeline, strength: Pair, random: Random): SideEvent[] {
  const all = strength.home + strength.away;
  const starts = frames.filter(
    ({ score }, place) => score.period !== frames[place - 1]?.score.period,
  );
  const events = starts.flatMap((start) =>
    SIDES.flatMap((side) =>
      KINDS.flatMap((kind): SideEvent[] => {
        const isCard = kind.endsWith('card');
        const share = isCard ? 1 : (2 * strength[side]) / all;
        const count = poisson(random, IN_A_HALF[kind] * share);
        return Array.from({ length: count }, () => ({
          at: Math.round(start.at + between(random, FROM, TO)),
          kind,
          side,
        }));
      }),
    ),
  );
  return events.toSorted((a, b) => a.at - b.at);
}

interface Goal {
  readonly at: number;
  readonly side: Side;
}

/** The goals of a match that count at its last score, in order. */
function goalsOf(scores: readonly { readonly at: number; readonly score: Pair }[]): Goal[] {
  let goals: Goal[] = [];
  let before: Pair = { home: 0, away: 0 };
  for (const { at, score } of scores) {
    for (const side of SIDES) {
      const more = score[side] - before[side];
      for (let gone = more; gone < 0; gone++) {
        const place = goals.findLastIndex((goal) => goal.side === side);
        goals = goals.filter((_, other) => other !== place);
      }
      if (more > 0) goals = [...goals, ...Array.from({ length: more }, () => ({ at, side }))];
    }
    before = score;
  }
  return goals;
}

interface Played {
  readonly timeline: Timeline;
  readonly others: readonly SideEvent[];
  /** Seconds of play since kick-off. */
  readonly until: number;
  /** The score at that time. */
  readonly score: PeriodScores;
  readonly minuteAt: (at: number) => number;
}

/** What has happened in a match up to a moment. */
export function courseOf({ timeline, others, until, score, minuteAt }: Played): Course {
  const frames = timeline.frames.filter(({ at }) => at <= until);
  const lastAt = Math.min(until, timeline.duration);
  const goals = goalsOf([...frames, { at: lastAt, score }]);
  const past = others.filter(({ at }) => at <= until);
  const periodAt = (at: number): number =>
    frames.findLast((frame) => frame.at <= at)?.score.period ?? 1;
  const running = { home: 0, away: 0 };
  const all = [...goals.map((goal) => ({ ...goal, kind: 'goal' as const })), ...past];
  const events = all
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, kind, side }): CourseEvent[] => {
      if (kind === 'shot') return [];
      if (kind === 'goal') running[side] += 1;
      return [
        {
          kind,
          side,
          period: periodAt(at),
          minute: minuteAt(at),
          score: kind === 'goal' ? { ...running } : null,
        },
      ];
    });
  const periods = Array.from({ length: score.period }, (_, place) => place + 1);
  const count = (kinds: readonly string[]): Pair[] =>
    periods.map((period) => {
      const of = all.filter(({ at, kind }) => kinds.includes(kind) && periodAt(at) === period);
      const home = of.filter(({ side }) => side === 'home').length;
      return { home, away: of.length - home };
    });
  return {
    events,
    statistics: [
      { kind: 'shots-on-target', periods: count(['goal', 'shot']) },
      { kind: 'corners', periods: count(['corner']) },
      { kind: 'yellow-cards', periods: count(['yellow-card']) },
      { kind: 'red-cards', periods: count(['red-card']) },
    ],
  };
}

/** How many events the course has at a moment. */
export function eventCount(
  others: readonly SideEvent[],
  until: number,
  { home, away }: Pair,
): number {
  return home + away + others.filter(({ at, kind }) => at <= until && kind !== 'shot').length;
}
