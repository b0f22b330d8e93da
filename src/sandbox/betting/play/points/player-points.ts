import type { Random } from '../../../platform/random';
import type { Pair } from '../fixture';
import type { Timeline } from '../timeline';
import type { Scorer, Scorers } from './scorers';

type Side = keyof Pair;
const SIDES = ['home', 'away'] as const;

/** What the players of a match have scored up to a moment. */
export interface PlayerPoints {
  readonly scorers: Scorers;
  /** By the numbers of the players; those without points are left out. */
  readonly points: Readonly<Record<Side, ReadonlyMap<number, number>>>;
}

/** A basket of a match: who scored it, and when. */
export interface Basket {
  readonly at: number;
  readonly side: Side;
  readonly number: number;
  readonly points: number;
}

const MAX_AT_ONCE = 3;

/**
 * The baskets of a match, each by a player whom the draws name. A score that was set higher is as many baskets as it
 * takes; one that was set lower takes the last points back.
 */
export function basketsOf(
  { frames }: Timeline,
  scorers: Scorers,
  random: Random,
): readonly Basket[] {
  const baskets: Basket[] = [];
  let before: Pair = { home: 0, away: 0 };
  for (const { at, score } of frames) {
    for (const side of SIDES) {
      let more = score[side] - before[side];
      for (; more > 0; more -= MAX_AT_ONCE) {
        const { number } = drawnScorer(scorers[side], random());
        baskets.push({ at, side, number, points: Math.min(MAX_AT_ONCE, more) });
      }
      if (more < 0 && score[side] < before[side]) {
        takeBack(baskets, { at, side, points: before[side] - score[side] });
      }
    }
    before = score;
  }
  return baskets;
}

/** Points that no longer count are counted against those who scored them last. */
function takeBack(
  baskets: Basket[],
  { at, side, points }: { readonly at: number; readonly side: Side; readonly points: number },
): void {
  let left = points;
  const counted = new Map<number, number>();
  for (const basket of baskets) {
    if (basket.side === side)
      counted.set(basket.number, (counted.get(basket.number) ?? 0) + basket.points);
  }
  for (const { number } of baskets.filter((basket) => basket.side === side).toReversed()) {
    const gone = Math.min(left, counted.get(number) ?? 0, MAX_AT_ONCE);
    if (gone <= 0) continue;
    baskets.push({ at, side, number, points: -gone });
    counted.set(number, (counted.get(number) ?? 0) - gone);
    left -= gone;
    if (left === 0) return;
  }
}

function drawnScorer(scorers: readonly Scorer[], drawn: number): Scorer {
  let below = 0;
  const found = scorers.find(({ share }) => {
    below += share;
    return drawn < below;
  });
  const scorer = found ?? scorers.at(-1);
  if (!scorer) throw new RangeError('Failed to draw who scored: the side has no players.');
  return scorer;
}

/** What the players have scored up to a second of play. */
export function pointsUntil(
  baskets: readonly Basket[],
  scorers: Scorers,
  until: number,
): PlayerPoints {
  const points = { home: new Map<number, number>(), away: new Map<number, number>() };
  for (const { at, side, number, points: more } of baskets) {
    if (at > until) break;
    points[side].set(number, (points[side].get(number) ?? 0) + more);
  }
  return { scorers, points };
}
