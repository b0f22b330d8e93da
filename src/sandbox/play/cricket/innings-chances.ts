import { ballsOf, RUNS, type BallChances } from './balls';
import { FIRST_SIX_BALLS, limitsOf, newInnings, type Innings, type Limits } from './innings';

/** How an innings may go on. Runs are counted from 0; all arrays have the same length. */
export interface InningsChances {
  /** Shares of the ways to end, by wickets and runs. */
  readonly ended: readonly Float64Array[];
  /**
   * Without a target: shares of the ways in which some runs are scored at once (1, 2, 3, 4 or 6, in this order)
   * from a number of runs on, by wickets. A target between the two would have ended the innings there.
   */
  readonly hits: readonly (readonly Float64Array[])[];
  /** Shares of the runs of the first six overs. */
  readonly firstSix: Float64Array;
}

/** The most runs that are told apart: hardly any innings has more. */
const RUNS_A_BALL = 2.2;
const MORE_RUNS = 44;
/** Ways of a smaller share change no price. */
const MIN_SHARE = 1e-12;

const zeros = (count: number, length: number): Float64Array[] =>
  Array.from({ length: count }, () => new Float64Array(length));

function add(shares: Float64Array | undefined, runs: number, share: number): void {
  if (!shares) return;
  const place = Math.min(runs, shares.length - 1);
  shares[place] = (shares[place] ?? 0) + share;
}

/** Where the shares of a number of wickets go with a ball. */
interface Ways {
  readonly next: Float64Array;
  /** After a wicket. */
  readonly out: Float64Array;
  /** At the end of the innings. */
  readonly done: Float64Array;
  /** Undefined with a target. */
  readonly hit: readonly Float64Array[] | undefined;
}

/** Bowls one ball at all runs of a number of wickets. All prices wait for this loop: it makes nothing. */
function bowl(
  shares: Float64Array,
  { next, out, done, hit }: Ways,
  { wide, wicket, runs }: BallChances,
  most: number,
): void {
  const last = shares.length - 1;
  const none = 1 - wide - wicket - runs.reduce((sum, share) => sum + share, 0);
  const numbers = RUNS;
  const count = numbers.length;
  for (let before = 0; before <= last; before++) {
    const share = shares[before] as number;
    if (share < MIN_SHARE) continue;
    next[before] = (next[before] as number) + share * none;
    out[before] = (out[before] as number) + share * wicket;
    for (let place = 0; place < count; place++) {
      const after = before + (numbers[place] as number);
      const into = after >= most ? done : next;
      const to = after > last ? last : after;
      into[to] = (into[to] as number) + share * (runs[place] as number);
    }
    // A wide adds to the shares that follow in this loop: the same ball is bowled again.
    const to = before === last ? last : before + 1;
    const into = before + 1 >= most || before === last ? done : shares;
    into[to] = (into[to] as number) + share * wide;
  }
  if (!hit) return;
  for (let place = 0; place < count; place++) {
    const into = hit[place] as Float64Array;
    const part = (runs[place] as number) + (place === 0 ? wide : 0);
    for (let before = 0; before <= last; before++) {
      into[before] = (into[before] as number) + (shares[before] as number) * part;
    }
  }
}

/** Follows all ways of an innings ball by ball, up to its target where it has one. */
function follow(
  from: Innings,
  strength: number,
  limits: Limits,
  target: number | null,
): InningsChances {
  const size = Math.ceil(from.runs + (limits.balls - from.balls) * RUNS_A_BALL + MORE_RUNS);
  const ended = zeros(limits.wickets + 1, size);
  const hits = Array.from({ length: limits.wickets }, () => zeros(RUNS.length, size));
  const firstSix = new Float64Array(size);
  const chancesAt = ballsOf(strength, limits);
  const most = target ?? Infinity;
  let alive = zeros(limits.wickets, size);
  const isOver = from.runs >= most || from.wickets >= limits.wickets;
  const isFirstSixKnown = isOver || from.balls >= FIRST_SIX_BALLS;
  add(isOver ? ended[from.wickets] : alive[from.wickets], from.runs, 1);
  for (let balls = from.balls; balls < limits.balls; balls++) {
    if (balls === FIRST_SIX_BALLS && !isFirstSixKnown) sumUp([...alive, ...ended], firstSix);
    const chances = chancesAt(balls);
    const next = zeros(limits.wickets, size);
    for (const [lost, shares] of alive.entries()) {
      const out = lost + 1 === limits.wickets ? ended[limits.wickets] : next[lost + 1];
      const [own, done, hit] = [next[lost], ended[lost], target === null ? hits[lost] : undefined];
      if (own && out && done) bowl(shares, { next: own, out, done, hit }, chances, most);
    }
    alive = next;
  }
  for (const [lost, shares] of alive.entries()) sumUp([shares], ended[lost]);
  if (isFirstSixKnown) add(firstSix, from.firstSix, 1);
  return { ended, hits, firstSix };
}

function sumUp(all: readonly Float64Array[], into: Float64Array | undefined): void {
  for (const shares of all) {
    for (const [runs, share] of shares.entries()) if (share > 0) add(into, runs, share);
  }
}

/** Innings that have not begun and have no target, by the strength: many matches share them. */
const fresh = new Map<number, InningsChances>();
const MAX_KEPT = 24;

/** The ways of an innings; `place` is its number among all of the match, from 0. */
export function inningsChances(
  from: Innings,
  strength: number,
  place: number,
  target: number | null,
): InningsChances {
  const limits = limitsOf(place);
  const isFresh = from.balls === 0 && from.runs === 0 && from.wickets === 0 && target === null;
  if (!isFresh || limits !== limitsOf(0)) return follow(from, strength, limits, target);
  const known = fresh.get(strength);
  if (known) return known;
  const made = follow(newInnings(from.side), strength, limits, null);
  if (fresh.size >= MAX_KEPT) fresh.delete(fresh.keys().next().value ?? 0);
  fresh.set(strength, made);
  return made;
}

/** The shares of the runs at the end, whatever the wickets. */
export function endRuns({ ended }: InningsChances): Float64Array {
  const all = new Float64Array(ended[0]?.length ?? 0);
  sumUp(ended, all);
  return all;
}
