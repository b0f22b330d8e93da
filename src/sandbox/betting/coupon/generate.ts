import type { Line } from '../engine/line';
import type { Random } from '../../platform/random';
import { shuffled } from '../../platform/random';
import type { Candidate } from './candidates';
import { candidates } from './candidates';

export interface GenerateRequest {
  /** The total price. */
  readonly coef: number;
  /** Undefined: live and line. */
  readonly section: 'live' | 'line' | undefined;
  /** Empty: any sport. */
  readonly sportIds: readonly number[];
}

const MAX_LEGS = 12;
const PRICES = { least: 1.1, greatest: 4 };
/** The preferred price of a leg, so that the legs are alike. */
const USUAL_COEF = 1.75;
/** The accepted relative distance from the requested price. */
const TOLERANCE = 0.1;
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

/** Draws legs of different games; each is near the price that the remaining legs need. */
function draw(all: readonly Candidate[], coef: number, random: Random): Candidate[] {
  const games = shuffled(random, [...new Set(all.map(({ game }) => game))]);
  const count = Math.max(1, Math.min(MAX_LEGS, Math.round(Math.log(coef) / Math.log(USUAL_COEF))));
  const legs: Candidate[] = [];
  for (const game of games.slice(0, count - 1)) {
    const wanted = (coef / productOf(legs)) ** (1 / (count - legs.length));
    const leg = nearest(
      all.filter((candidate) => candidate.game === game),
      wanted,
    );
    if (leg) legs.push(leg);
  }
  // The last leg is the nearest one of all remaining games.
  const used = new Set(legs.map(({ game }) => game));
  const rest = all.filter(({ game }) => !used.has(game));
  const last = nearest(rest, coef / productOf(legs));
  return last ? [...legs, last] : legs;
}

/** Generates bets with about the requested total price; null if there are none. */
export function generateBets(
  line: Line,
  wanted: GenerateRequest,
  random: Random,
): Candidate[] | null {
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
    if (best && best.distance < TOLERANCE / 5) break;
  }
  return best && best.distance <= TOLERANCE ? best.legs : null;
}
