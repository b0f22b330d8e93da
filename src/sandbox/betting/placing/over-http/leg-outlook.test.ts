import type { Score } from '@grandstand/bus-contracts';
import { countOfPart, OUTCOME, partOf, wholeType } from '@grandstand/bus-contracts/domain';
import { legOutlook } from '@grandstand/bus-contracts/player';
import type { LegNeed } from '@grandstand/bus-contracts/player';
import { runs } from '@grandstand/bus-contracts/testing';
import { SPORTS, offersOf, settleOutcome, usualStrength } from '@grandstand/sandbox/testing';
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

const PERIODS: Readonly<Record<string, number>> = { football: 2, 'ice-hockey': 3, basketball: 4 };
const SETS_TO_WIN: Readonly<Record<string, number>> = { tennis: 2, volleyball: 3 };

const total = (periods: readonly Pair[]): Pair => ({
  home: periods.reduce((sum, { home }) => sum + home, 0),
  away: periods.reduce((sum, { away }) => sum + away, 0),
});
const setsWon = (periods: readonly Pair[]): Pair => ({
  home: periods.filter(({ home, away }) => home > away).length,
  away: periods.filter(({ home, away }) => home < away).length,
});

/** The periods up to a moment: whole ones, and a share of the one in play. */
function until(periods: readonly Pair[], place: number, share: number): Pair[] {
  const last = periods[place];
  if (!last) return [...periods];
  const part = {
    home: Math.floor(last.home * share),
    away: Math.floor(last.away * share),
  };
  return [...periods.slice(0, place), part];
}

/** The goals of the periods: those up to the moment first. */
function goalsOf(now: Pair, final: Pair): ('home' | 'away')[] {
  const sides = (count: Pair): ('home' | 'away')[] => [
    ...Array.from({ length: count.home }, () => 'home' as const),
    ...Array.from({ length: count.away }, () => 'away' as const),
  ];
  return [...sides(now), ...sides({ home: final.home - now.home, away: final.away - now.away })];
}

function courseOf(sport: string): fc.Arbitrary<Course> {
  const most = sport === 'basketball' ? 30 : sport === 'volleyball' ? 25 : 7;
  const points = fc.nat(SETS_TO_WIN[sport] || sport === 'basketball' ? most : 2);
  const period = fc.record({ home: points, away: points });
  const setsToWin = SETS_TO_WIN[sport];
  const count = PERIODS[sport] ?? 5;
  return fc
    .record({
      periods: fc.array(period, { minLength: count, maxLength: count }),
      place: fc.nat(count - 1),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ periods, place, share }): Course => {
      if (setsToWin === undefined) {
        const played = until(periods, place, share);
        const isBreak = share === 1;
        return {
          final: { ...total(periods), periods, period: count, minute: null },
          now: { ...total(played), periods: played, period: place + 1, minute: 1, isBreak },
          goals: goalsOf(total(played), total(periods)),
        };
      }
      // No set ends level, and the match ends with the last set that is needed.
      const decided = periods.map(({ home, away }) =>
        home === away ? { home: home + 1, away } : { home, away },
      );
      const needed = decided.findIndex((_, at) => {
        const { home, away } = setsWon(decided.slice(0, at + 1));
        return Math.max(home, away) >= setsToWin;
      });
      const all = decided.slice(0, needed + 1);
      const at = Math.min(place, all.length - 1);
      const played = share === 1 ? all.slice(0, at + 1) : until(all, at, share);
      const won = setsWon(share === 1 ? played : played.slice(0, -1));
      return {
        final: { ...setsWon(all), periods: all, period: all.length, minute: null },
        now: { ...won, periods: played, period: played.length, minute: null },
        goals: [],
      };
    });
}

/** Whether what came after the moment is what was needed. */
function isMet(need: LegNeed, before: Pair, after: Pair): boolean {
  const gained = { home: after.home - before.home, away: after.away - before.away };
  const both = gained.home + gained.away;
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
    case 'next':
      return false;
    case 'more':
      return (need.side ? gained[need.side] : both) >= need.count;
    case 'atMost':
      return (need.side ? gained[need.side] : both) <= need.count;
    case 'gain':
      return diff(need.side) >= need.count;
    case 'keepLead':
      return lead(need.side) >= need.lead;
    case 'gainExactly':
      return diff(need.side) === need.count && (lead(need.side) === 0) === need.isToLevel;
    case 'keepExactly':
      return lead(need.side) === need.lead;
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

describe.each(SPORTS)('what a leg still needs in $slug', ({ id, slug }) => {
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
            expect(isPlayed && isMet(before.need, from, to), what).toBe(result === 'won');
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

  it('is known for every outcome, except for what the score does not show: the scorer of a goal and its minute, corners, cards and shots, tie-breaks, extra time and the margin, and parts of innings', () => {
    const score = { home: 1, away: 0, periods: [{ home: 1, away: 0 }], period: 1, minute: 5 };
    const unknown = offers.filter(
      ({ typeId, param }) =>
        !outlookOf(typeId, param, score, false) &&
        !(typeId >= OUTCOME.goalHome && typeId <= OUTCOME.goalNever) &&
        !countOfPart(partOf(typeId)) &&
        !(wholeType(typeId) >= OUTCOME.withTieBreak && wholeType(typeId) <= OUTCOME.marginAway) &&
        !(typeId >= 61_000 && typeId < 63_000),
    );
    expect(unknown).toEqual([]);
  });
});
