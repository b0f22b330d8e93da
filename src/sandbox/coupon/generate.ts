import type { Line } from '../engine/line';
import type { Random } from '../random';
import { shuffled } from '../random';
import type { Candidate } from './candidates';
import { candidates } from './candidates';

export interface Wanted {
  /** The price all bets come to. */
  readonly coef: number;
  /** Undefined: both. */
  readonly section: 'live' | 'line' | undefined;
  /** Empty: any. */
  readonly sportIds: readonly number[];
}

const MOST_LEGS = 12;
const PRICES = { least: 1.1, greatest: 4 };
/** The price a leg has best, for no leg to stand out. */
const USUAL = 1.75;
/** So far from the wish, as a share, a coupon is still what was asked for. */
const NEAR = 0.1;
const ATTEMPTS = 20;

const productOf = (legs: readonly Candidate[]): number =>
  legs.reduce((product, { outcome }) => product * outcome.coef, 1);

function nearest(all: readonly Candidate[], coef: number): Candidate | undefined {
  const distance = ({ outcome }: Candidate): number => Math.abs(Math.log(outcome.coef / coef));
  return all.reduce<Candidate | undefined>(
    (best, candidate) => (best && distance(best) <= distance(candidate) ? best : candidate),
    undefined,
  );
}

/** Legs of different games drawn one by one, each near what is still wanted of it. */
function draw(all: readonly Candidate[], coef: number, random: Random): Candidate[] {
  const games = shuffled(random, [...new Set(all.map(({ game }) => game))]);
  const count = Math.max(1, Math.min(MOST_LEGS, Math.round(Math.log(coef) / Math.log(USUAL))));
  const legs: Candidate[] = [];
  for (const game of games.slice(0, count - 1)) {
    const wanted = (coef / productOf(legs)) ** (1 / (count - legs.length));
    const leg = nearest(
      all.filter((candidate) => candidate.game === game),
      wanted,
    );
    if (leg) legs.push(leg);
  }
  // The last is chosen among all that is left, to come as near as can be.
  const taken = new Set(legs.map(({ game }) => game));
  const rest = all.filter(({ game }) => !taken.has(game));
  const last = nearest(rest, coef / productOf(legs));
  return last ? [...legs, last] : legs;
}

/** Bets that come to about the price that is wanted; null where there are none. */
export function generateBets(line: Line, wanted: Wanted, random: Random): Candidate[] | null {
  const { coef, section, sportIds } = wanted;
  if (!(coef > 1)) return null;
  const all = candidates(line, {
    ...(section && { isLive: section === 'live' }),
    ...PRICES,
  }).filter(({ game }) => sportIds.length === 0 || sportIds.includes(game.match.fixture.sportId));
  let best: { legs: Candidate[]; distance: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const legs = draw(all, coef, random);
    const distance = Math.abs(productOf(legs) / coef - 1);
    if (legs.length > 0 && (!best || distance < best.distance)) best = { legs, distance };
    if (best && best.distance < NEAR / 5) break;
  }
  return best && best.distance <= NEAR ? best.legs : null;
}
