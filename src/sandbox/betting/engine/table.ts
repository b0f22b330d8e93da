import { WORLD_CHAMPIONSHIP } from '../catalog/world-championship';

/** Two sides, by their places in the ranking before the championship. */
interface Sides {
  readonly home: number;
  readonly away: number;
}

/** A match that is over; null: it had no winner. */
export interface Played extends Sides {
  readonly winner: 'home' | 'away' | null;
}

/** A match that is not over, and how probable it is that home wins it. */
export interface Coming extends Sides {
  readonly homeWins: number;
}

const SIDES = WORLD_CHAMPIONSHIP.roster.length;
const WIN = 2;
const NO_WINNER = 1;

/** A side's row of the table. */
export interface Row {
  readonly side: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly points: number;
}

const pointsFor = (match: Played, side: number): number => {
  if (match.winner === null) return NO_WINNER;
  return match[match.winner] === side ? WIN : 0;
};

const isOf = (match: Sides, side: number): boolean => match.home === side || match.away === side;

/** The rows of the sides, the first in the table first. */
export function tableOf(matches: readonly Played[]): readonly Row[] {
  return rankingOf(matches).map((side) => {
    const own = matches.filter((match) => isOf(match, side));
    const won = own.filter((match) => match.winner && match[match.winner] === side).length;
    const lost = own.filter((match) => match.winner && match[match.winner] !== side).length;
    const points = own.reduce((sum, match) => sum + pointsFor(match, side), 0);
    return { side, played: own.length, won, lost, points };
  });
}

/**
 * The sides by their points; level ones by the points of the matches among themselves, then by the ranking before
 * the championship.
 */
export function rankingOf(matches: readonly Played[]): readonly number[] {
  const pointsOf = (side: number, among: readonly Played[]): number =>
    among.reduce((sum, match) => sum + (isOf(match, side) ? pointsFor(match, side) : 0), 0);
  const all = Array.from({ length: SIDES }, (_, side) => ({
    side,
    points: pointsOf(side, matches),
  }));
  const ranked = all.map(({ side, points }) => {
    const level = new Set(
      all.filter((other) => other.points === points).map((other) => other.side),
    );
    const among = matches.filter(({ home, away }) => level.has(home) && level.has(away));
    return { side, points, amongLevel: pointsOf(side, among) };
  });
  return ranked
    .toSorted((a, b) => b.points - a.points || b.amongLevel - a.amongLevel || a.side - b.side)
    .map(({ side }) => side);
}

/** The champion of a whole edition; the same side as the first of `rankingOf`, found without a table. */
function championOf(points: Int8Array, beaten: readonly Int8Array[]): number {
  let most = 0;
  for (const sum of points) most = Math.max(most, sum);
  let best = -1;
  let bestAmong = -1;
  for (let side = 0; side < points.length; side++) {
    if (points[side] !== most) continue;
    let among = 0;
    for (let other = 0; other < points.length; other++) {
      if (points[other] === most) among += beaten[side]?.[other] ?? 0;
    }
    if (among > bestAmong) [best, bestAmong] = [side, among];
  }
  return best;
}

/** How probable it is that each side becomes champion: all results of the coming matches are counted through. */
export function chancesOfSides(
  played: readonly Played[],
  coming: readonly Coming[],
): readonly number[] {
  const points = new Int8Array(SIDES);
  const beaten = Array.from({ length: SIDES }, () => new Int8Array(SIDES));
  const add = (side: number, other: number, more: number): void => {
    points[side] = (points[side] ?? 0) + more;
    const own = beaten[side];
    if (own) own[other] = (own[other] ?? 0) + more;
  };
  for (const match of played) {
    add(match.home, match.away, pointsFor(match, match.home));
    add(match.away, match.home, pointsFor(match, match.away));
  }
  const chances = Array.from({ length: SIDES }, () => 0);
  const count = (next: number, share: number): void => {
    const match = coming[next];
    if (share === 0) return;
    if (!match) {
      const champion = championOf(points, beaten);
      chances[champion] = (chances[champion] ?? 0) + share;
      return;
    }
    const { home, away, homeWins } = match;
    add(home, away, WIN);
    count(next + 1, share * homeWins);
    add(home, away, -WIN);
    add(away, home, WIN);
    count(next + 1, share * (1 - homeWins));
    add(away, home, -WIN);
  };
  count(0, 1);
  return chances;
}
