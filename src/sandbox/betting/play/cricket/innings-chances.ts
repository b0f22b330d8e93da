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

/** The shares of some runs, and the most of these runs that have any: the loops go no further. */
interface Row {
  readonly shares: Float64Array;
  most: number;
}

const MAX_RUNS = Math.max(...RUNS);

const rows = (count: number, length: number): Row[] =>
  zeros(count, length).map((shares) => ({ shares, most: -1 }));

/** Where the shares of a number of wickets go with a ball. */
interface Ways {
  readonly next: Row;
  /** After a wicket. */
  readonly out: Row;
  /** At the end of the innings. */
  readonly done: Row;
}

/** Bowls one ball at all runs of a number of wickets. All prices wait for this loop: it makes nothing. */
function bowl(row: Row, ways: Ways, { wide, wicket, runs }: BallChances, target: number): void {
  const { shares } = row;
  const [next, out, done] = [ways.next.shares, ways.out.shares, ways.done.shares];
  const last = shares.length - 1;
  const none = 1 - wide - wicket - runs.reduce((sum, share) => sum + share, 0);
  const count = RUNS.length;
  let { most } = row;
  for (let before = 0; before <= most; before++) {
    const share = shares[before] as number;
    if (share < MIN_SHARE) continue;
    next[before] = (next[before] as number) + share * none;
    out[before] = (out[before] as number) + share * wicket;
    for (let place = 0; place < count; place++) {
      const after = before + (RUNS[place] as number);
      const into = after >= target ? done : next;
      const to = after > last ? last : after;
      into[to] = (into[to] as number) + share * (runs[place] as number);
    }
    // A wide adds to the shares that follow in this loop: the same ball is bowled again.
    const to = before === last ? last : before + 1;
    const into = before + 1 >= target || before === last ? done : shares;
    into[to] = (into[to] as number) + share * wide;
    if (into === shares && to > most) most = to;
  }
  row.most = most;
  const reached = Math.min(last, most + MAX_RUNS);
  ways.next.most = Math.max(ways.next.most, reached);
  ways.out.most = Math.max(ways.out.most, most);
}

/** Adds what the balls of one kind have hit, by how often each of them was bowled at each number of runs. */
function addHits(
  hits: readonly Float64Array[],
  bowled: Float64Array,
  { wide, runs }: BallChances,
): void {
  for (const [place, into] of hits.entries()) {
    const part = (runs[place] as number) + (place === 0 ? wide : 0);
    for (let before = 0; before < into.length; before++) {
      into[before] = (into[before] as number) + (bowled[before] as number) * part;
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
  const ended = rows(limits.wickets + 1, size);
  const hits = Array.from({ length: limits.wickets }, () => zeros(RUNS.length, size));
  const bowled = zeros(limits.wickets, size);
  const firstSix = new Float64Array(size);
  const chancesAt = ballsOf(strength, limits);
  const most = target ?? Infinity;
  let alive = rows(limits.wickets, size);
  let next = rows(limits.wickets, size);
  const isOver = from.runs >= most || from.wickets >= limits.wickets;
  const isFirstSixKnown = isOver || from.balls >= FIRST_SIX_BALLS;
  const begun = (isOver ? ended[from.wickets] : alive[from.wickets]) as Row;
  begun.shares[from.runs] = 1;
  begun.most = from.runs;
  for (let balls = from.balls; balls < limits.balls; balls++) {
    if (balls === FIRST_SIX_BALLS && !isFirstSixKnown) {
      for (const row of [...alive, ...ended]) sumUp(row.shares, firstSix);
    }
    const chances = chancesAt(balls);
    const isLastOfKind = balls + 1 === limits.balls || chancesAt(balls + 1) !== chances;
    for (let lost = 0; lost < limits.wickets; lost++) {
      const row = alive[lost] as Row;
      const out = (lost + 1 === limits.wickets ? ended[limits.wickets] : next[lost + 1]) as Row;
      bowl(row, { next: next[lost] as Row, out, done: ended[lost] as Row }, chances, most);
      if (target === null) {
        sumUp(row.shares, bowled[lost] as Float64Array, row.most);
        if (isLastOfKind) {
          addHits(hits[lost] ?? [], bowled[lost] as Float64Array, chances);
          bowled[lost]?.fill(0);
        }
      }
      row.shares.fill(0, 0, row.most + 1);
      row.most = -1;
    }
    [alive, next] = [next, alive];
  }
  for (const [lost, { shares }] of alive.entries()) {
    sumUp(shares, (ended[lost] as Row).shares);
  }
  if (isFirstSixKnown) firstSix[from.firstSix] = 1;
  return { ended: ended.map(({ shares }) => shares), hits, firstSix };
}

/** Adds shares to others, up to a number of runs. */
function sumUp(shares: Float64Array, into: Float64Array, most = shares.length - 1): void {
  for (let runs = 0; runs <= most; runs++) {
    into[runs] = (into[runs] as number) + (shares[runs] as number);
  }
}

/** Innings that have not begun and have no target, by the strength in whole runs: many matches share them. */
const fresh = new Map<number, InningsChances>();
/** All strengths that rosters have, so that none of them is followed twice. */
const MAX_KEPT = 64;

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
  return freshOf(strength);
}

function freshOf(strength: number): InningsChances {
  const known = fresh.get(strength);
  if (known) return known;
  const made = follow(newInnings('home'), strength, limitsOf(0), null);
  if (fresh.size >= MAX_KEPT) fresh.delete(fresh.keys().next().value ?? 0);
  fresh.set(strength, made);
  return made;
}

/** Follows the innings of sides whose strength is near one, one strength at a time; those that are known are left out. */
export function* freshInnings(strength: number, drift: number): Generator<() => void> {
  const greatest = Math.round(strength * (1 + drift));
  for (let near = Math.round(strength * (1 - drift)); near <= greatest; near++) {
    if (!fresh.has(near)) yield () => void freshOf(near);
  }
}

/** The shares of the runs at the end, whatever the wickets. */
export function endRuns({ ended }: InningsChances): Float64Array {
  const all = new Float64Array(ended[0]?.length ?? 0);
  for (const shares of ended) sumUp(shares, all);
  return all;
}
