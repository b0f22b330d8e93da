import type { Score } from '@grandstand/bus-contracts';
import { countOfPart, OUTCOME, PART, partOf } from '@grandstand/bus-contracts/domain';
import { legOutlook } from '@grandstand/bus-contracts/player';
import type { LegNeed } from '@grandstand/bus-contracts/player';
import { runs } from '@grandstand/bus-contracts/testing';
import { offersOf, PLAYED_SPORTS, settleOutcome, usualStrength } from '@grandstand/sandbox/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Pair {
  readonly home: number;
  readonly away: number;
}

/** A match: its final score, a moment of it, and the sides of its goals in order. */
interface Course {
  readonly now: Score;
  readonly final: Score;
  readonly goals: readonly ('home' | 'away')[];
}

const PERIODS: Readonly<Record<string, number>> = {
  football: 2,
  'ice-hockey': 3,
  basketball: 4,
  efootball: 2,
  ebasketball: 4,
};

/** How a sport of sets is won. */
interface Sets {
  readonly toWin: number;
  /** The points that win a set with a lead of two. */
  readonly points: (place: number) => number;
  /** A set with more points, and whether it went on after its usual end. */
  readonly longer: (points: number, more: number) => Pair;
  readonly isExtended: (set: Pair, points: number) => boolean;
}

const BY_TWO: Pick<Sets, 'longer' | 'isExtended'> = {
  longer: (points, more) => ({ home: points + 1 + more, away: points - 1 + more }),
  isExtended: ({ home, away }, points) => Math.max(home, away) > points,
};
const ROUNDS: Sets = { toWin: 2, points: () => 13, ...BY_TWO };
const KILLS: Sets = { toWin: 2, points: () => 30, ...BY_TWO };

const SETS: Readonly<Record<string, Sets>> = {
  tennis: {
    toWin: 2,
    points: () => 6,
    longer: (_, more) => ({ home: 7, away: more === 0 ? 5 : 6 }),
    isExtended: ({ home, away }) => home + away > 12,
  },
  volleyball: { toWin: 3, points: (place) => (place === 4 ? 15 : 25), ...BY_TWO },
  cs2: ROUNDS,
  valorant: ROUNDS,
  'dota-2': KILLS,
  lol: KILLS,
};

const total = (periods: readonly Pair[]): Pair => ({
  home: periods.reduce((sum, { home }) => sum + home, 0),
  away: periods.reduce((sum, { away }) => sum + away, 0),
});
const setsWon = (periods: readonly Pair[]): Pair => ({
  home: periods.filter(({ home, away }) => home > away).length,
  away: periods.filter(({ home, away }) => home < away).length,
});
const swapped = ({ home, away }: Pair): Pair => ({ home: away, away: home });

/** A moment of a period: its points up to a share of them. */
interface Moment {
  readonly place: number;
  readonly share: number;
  /** The sides scored in turns as long as both did, and not each at its own pace. */
  readonly isInTurns: boolean;
}

/** The periods up to a moment: whole ones, and a share of the one in play. */
function until(periods: readonly Pair[], { place, share, isInTurns }: Moment): Pair[] {
  const last = periods[place];
  if (!last) return [...periods];
  const before = periods.slice(0, place);
  if (!isInTurns) {
    return [
      ...before,
      { home: Math.floor(last.home * share), away: Math.floor(last.away * share) },
    ];
  }
  const count = Math.floor((last.home + last.away) * share);
  const less = Math.min(last.home, last.away, Math.floor(count / 2));
  const more = count - less;
  return [
    ...before,
    last.home > last.away ? { home: more, away: less } : { home: less, away: more },
  ];
}

/** The goals of the periods: those up to the moment first. */
function goalsOf(now: Pair, final: Pair): ('home' | 'away')[] {
  const sides = (count: Pair): ('home' | 'away')[] => [
    ...Array.from({ length: count.home }, () => 'home' as const),
    ...Array.from({ length: count.away }, () => 'away' as const),
  ];
  return [...sides(now), ...sides({ home: final.home - now.home, away: final.away - now.away })];
}

const moment = (periods: number): fc.Arbitrary<Moment> =>
  fc.record({
    place: fc.nat(periods - 1),
    // A tie-break is in the last points of its set.
    share: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(0.95)),
    isInTurns: fc.boolean(),
  });

function courseOfPeriods(sport: string): fc.Arbitrary<Course> {
  const isBasketball = sport.endsWith('basketball');
  const points = fc.nat(isBasketball ? 30 : 2);
  const period = fc.record({ home: points, away: points });
  const count = PERIODS[sport] ?? 5;
  const overtimes = isBasketball ? fc.nat(2) : fc.constant(0);
  return fc
    .record({
      regular: fc.array(period, { minLength: count, maxLength: count }),
      more: overtimes.chain((most) => fc.array(points, { minLength: most, maxLength: most })),
      isWonByHome: fc.boolean(),
      moment: moment(count + 2),
    })
    .map(({ regular, more, isWonByHome, moment: { place: anyPlace, ...rest } }): Course => {
      const periods = more.length === 0 ? regular : [...levelled(regular), ...won(more)];
      const place = Math.min(anyPlace, periods.length - 1);
      const played = until(periods, { place, ...rest });
      return {
        final: { ...total(periods), periods, period: periods.length, minute: null },
        now: {
          ...total(played),
          periods: played,
          period: place + 1,
          minute: 1,
          isBreak: rest.share === 1,
        },
        goals: goalsOf(total(played), total(periods)),
      };

      /** Level overtimes, and one that decides. */
      function won(points: readonly number[]): Pair[] {
        return points.map((both, overtime) => {
          const level = { home: both, away: both };
          if (overtime < points.length - 1) return level;
          return isWonByHome ? { ...level, home: both + 1 } : { ...level, away: both + 1 };
        });
      }
    });
}

/** Periods after which the score is level. */
function levelled(periods: readonly Pair[]): Pair[] {
  const { home, away } = total(periods);
  const last = periods.at(-1)!;
  const level = {
    home: last.home + Math.max(0, away - home),
    away: last.away + Math.max(0, home - away),
  };
  return [...periods.slice(0, -1), level];
}

function courseOfSets({ toWin, points, longer }: Sets): fc.Arbitrary<Course> {
  const set = fc.record({
    isLonger: fc.boolean(),
    isWonByHome: fc.boolean(),
    // Of the side that loses a usual set, and of both beyond it.
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    more: fc.nat(3),
  });
  const most = 2 * toWin - 1;
  return fc
    .record({ sets: fc.array(set, { minLength: most, maxLength: most }), moment: moment(most) })
    .map(({ sets, moment: { place, share, ...rest } }): Course => {
      const periods = sets.map(({ isLonger, isWonByHome, more, ...lost }, number): Pair => {
        const toReach = points(number);
        const away = Math.floor(lost.share * (toReach - 2));
        const played = isLonger ? longer(toReach, more) : { home: toReach, away };
        return isWonByHome ? played : swapped(played);
      });
      // The match ends with the last set that is needed.
      const needed = periods.findIndex((_, at) => {
        const { home, away } = setsWon(periods.slice(0, at + 1));
        return Math.max(home, away) >= toWin;
      });
      const all = periods.slice(0, needed + 1);
      const at = Math.min(place, all.length - 1);
      // A set that is won is over.
      const isInTurns = rest.isInTurns || sets[at]!.isLonger;
      const played =
        share === 1 ? all.slice(0, at + 1) : until(all, { place: at, share, isInTurns });
      const won = setsWon(share === 1 ? played : played.slice(0, -1));
      return {
        final: { ...setsWon(all), periods: all, period: all.length, minute: null },
        now: { ...won, periods: played, period: played.length, minute: null },
        goals: [],
      };
    });
}

function courseOf(sport: string): fc.Arbitrary<Course> {
  const sets = SETS[sport];
  return sets ? courseOfSets(sets) : courseOfPeriods(sport);
}

/** Whether the match, or the set of an outcome, went on after its usual end. */
function wasExtended(sport: string, typeId: number, { periods }: Score): boolean {
  const sets = SETS[sport];
  if (!sets) return periods.length > 4;
  const part = partOf(typeId);
  return periods.some(
    (set, place) =>
      sets.isExtended(set, sets.points(place)) && (part === PART.match || part % 10 === place + 1),
  );
}

interface Span {
  readonly least: number;
  readonly most: number;
}
const isWithin = (count: number, { least, most }: Span): boolean => count >= least && count <= most;

/** Whether what came after the moment is what was needed. */
function isMet(
  need: Exclude<LegNeed, { kind: 'next' | 'extension' }>,
  before: Pair,
  after: Pair,
): boolean {
  const gained = { home: after.home - before.home, away: after.away - before.away };
  const both = gained.home + gained.away;
  const more = (side: 'home' | 'away' | null): number => (side ? gained[side] : both);
  const diff = (side: 'home' | 'away'): number =>
    side === 'home' ? gained.home - gained.away : gained.away - gained.home;
  const lead = (side: 'home' | 'away'): number =>
    side === 'home' ? after.home - after.away : after.away - after.home;
  switch (need.kind) {
    case 'nothing':
      return true;
    case 'lost':
    case 'returned':
    case 'halfWon':
    case 'halfLost':
      return false;
    case 'more':
      return more(need.side) >= need.count;
    case 'atMost':
      return more(need.side) <= need.count;
    case 'gain':
      return diff(need.side) >= need.count;
    case 'keepLead':
      return lead(need.side) >= need.lead;
    case 'gainExactly':
      return diff(need.side) === need.count && (lead(need.side) === 0) === need.isToLevel;
    case 'keepExactly':
      return lead(need.side) === need.lead;
    case 'keepWithin':
      return isWithin(lead(need.side), need);
    case 'gainWithin':
      return isWithin(diff(need.side), need);
    case 'noDraw':
      return after.home !== after.away;
    case 'parity':
      return (both % 2 === 0) === need.isEven;
    case 'bothSides':
      return gained.home > 0 && gained.away > 0;
    case 'oneSideNone':
      return gained.home === 0 || gained.away === 0;
    case 'exactly':
      return gained.home === need.home && gained.away === need.away;
    default:
      return need satisfies never;
  }
}

describe.each(PLAYED_SPORTS)('what a leg still needs in $slug', ({ id, slug }) => {
  const { main, more } = offersOf({ sportId: id, champId: 0, strength: usualStrength(id) });
  const offers = [...main, ...more];
  const outlookOf = (typeId: number, param: string | null, score: Score, isFinished: boolean) =>
    legOutlook({ typeId, param, sportId: id }, { score, isFinished });

  it('is the operator’s settlement, for each outcome on offer', () => {
    fc.assert(
      fc.property(courseOf(slug), ({ now, final, goals }) => {
        for (const { typeId, param } of offers) {
          const result = settleOutcome(typeId, param, { score: final, goals: () => goals });
          const before = outlookOf(typeId, param, now, false);
          const after = outlookOf(typeId, param, final, true);
          const what = `${typeId} ${param} at ${JSON.stringify(now)}`;
          if (before?.need.kind === 'next') {
            expect(goals[Number(param) - 1] === before.need.side, what).toBe(result === 'won');
          } else if (before && after) {
            const from = before.part ?? now;
            const to = after.part ?? final;
            // A set that is not played is void.
            const isPlayed = !(after.need.kind === 'returned');
            const hasCome =
              before.need.kind === 'extension'
                ? wasExtended(slug, typeId, final) === before.need.isToCome
                : isMet(before.need, from, to);
            expect(isPlayed && hasCome, what).toBe(result === 'won');
          }
          if (after) {
            const kinds = {
              won: 'nothing',
              'half-won': 'halfWon',
              void: 'returned',
              'half-lost': 'halfLost',
              lost: 'lost',
            };
            expect(after.need.kind, what).toBe(kinds[result]);
            expect(after.isWinning, what).toBe(result === 'won');
          }
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('is known for every outcome, except for what the score does not show: the scorer of a goal and its minute, corners, cards and shots, and parts of innings', () => {
    const score = { home: 1, away: 0, periods: [{ home: 1, away: 0 }], period: 1, minute: 5 };
    const unknown = offers.filter(
      ({ typeId, param }) =>
        !outlookOf(typeId, param, score, false) &&
        !(typeId >= OUTCOME.goalHome && typeId <= OUTCOME.goalNever) &&
        !countOfPart(partOf(typeId)) &&
        !(typeId >= 61_000 && typeId < 63_000),
    );
    expect(unknown).toEqual([]);
  });
});
