import { BALLS_AN_OVER, FIRST_SIX_BALLS, limitsOf, type Limits } from './innings';

/** Runs that a ball can bring. */
export const RUNS = [1, 2, 3, 4, 6] as const;

/** The place of 4 among them: 4 and 6 are boundaries. */
const BOUNDARIES_FROM = 3;

/** What a ball brings, by probability; the rest are balls without runs. */
export interface BallChances {
  /** One run, and the ball is bowled again. */
  readonly wide: number;
  readonly wicket: number;
  /** Of each number of `RUNS`. */
  readonly runs: readonly number[];
}

/** Of a side of usual strength: with few fielders far out, in the middle, and when wickets no longer matter. */
const FIRST_SIX: BallChances = {
  wide: 0.03,
  wicket: 0.04,
  runs: [0.31, 0.05, 0.01, 0.155, 0.045],
};
const MIDDLE: BallChances = {
  wide: 0.03,
  wicket: 0.045,
  runs: [0.44, 0.075, 0.005, 0.085, 0.045],
};
const LAST: BallChances = {
  wide: 0.045,
  wicket: 0.085,
  runs: [0.38, 0.09, 0.005, 0.12, 0.08],
};
const LAST_FROM = 16 * BALLS_AN_OVER;

/** The runs of an innings of a usual side. */
export const USUAL_RUNS = 160;
/** How much more the balls differ than the runs: many of them are single runs, which all sides take. */
const LEVER = 1.4;

/** A stronger side hits more boundaries, and loses fewer wickets. */
function scaled({ wide, wicket, runs }: BallChances, strength: number): BallChances {
  const factor = 1 + LEVER * (strength / USUAL_RUNS - 1);
  return {
    wide,
    wicket: wicket / factor,
    runs: runs.map((share, place) => (place >= BOUNDARIES_FROM ? share * factor : share)),
  };
}

/** The balls of a side, by the number of balls that it has faced; `strength` is about the runs of its innings. */
export function ballsOf(strength: number, limits: Limits): (balls: number) => BallChances {
  const last = scaled(LAST, strength);
  if (limits !== limitsOf(0)) return () => last;
  const [first, middle] = [scaled(FIRST_SIX, strength), scaled(MIDDLE, strength)];
  return (balls) => (balls < FIRST_SIX_BALLS ? first : balls < LAST_FROM ? middle : last);
}
