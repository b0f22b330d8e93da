import type { CurveChoice, CurveView } from './curve';
import { curveRules } from './curve';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules, Results } from '../rules';
import type { CurveTable } from '../tables/curve';

export interface FlightView extends CurveView {
  /** The multiplier at which the stake came back, in hundredths; null: it did not. */
  readonly out: number | null;
}

/** Milliseconds in which the multiplier grows by the factor e. */
const GROWTH_MS = 12_000;
const OUT = /^out-(\d+)$/;

/** After how long a multiplier is reached, in hundredths. */
export function flightMs(hundredths: number): number {
  return Math.ceil(Math.log(hundredths / 100) * GROWTH_MS);
}

/** The multiplier after so long, in hundredths. */
export function flownAfter(ms: number): number {
  return Math.floor(100 * Math.exp(Math.max(0, ms) / GROWTH_MS));
}

/**
 * A curve that all players watch: a bet comes back at its target, or at the multiplier at which its player takes it
 * out before. Every multiplier is reached with the same share of chance, so no moment returns more than another.
 */
export function flightRules(table: CurveTable): GameRules<CurveChoice, FlightView, FlightView> {
  const curve = curveRules(table);
  return {
    ...curve,
    begin(choice, results) {
      const { targets, end } = curve.begin(choice, results);
      const [target] = targets;
      return { targets, end, out: target !== undefined && target <= end ? target : null };
    },
    moves: () => NO_MOVES,
    move(state, move) {
      const out = Number(OUT.exec(move)?.[1] ?? Number.NaN);
      return isOutLegal(table, state, out) ? { ...state, out } : refuseMove(move);
    },
    returned: ({ out }) => (out ?? 0) * HUNDREDTH,
    publicView: (state) => state,
  };
}

function isOutLegal(
  { least }: CurveTable,
  { targets, end }: Pick<FlightView, 'targets' | 'end'>,
  out: number,
): boolean {
  const [target = 0] = targets;
  return out >= least && out < target && out <= end;
}

/** How a round runs after its draw: the times are the server's. */
export function flightRun(table: CurveTable) {
  const curve = curveRules(table);
  const endOf = (choice: CurveChoice, results: Results): CurveView => curve.begin(choice, results);
  return {
    /** The curve ends where the next hundredth would be. */
    lengthMs: (results: Results): number => flightMs(endOf({ targets: [] }, results).end + 1),
    /** When the target of a bet is reached; null: it is not. */
    settlesAfter(choice: unknown, results: Results): number | null {
      const { targets, end } = endOf(choice as CurveChoice, results);
      const [target = Infinity] = targets;
      return target <= end ? flightMs(target) : null;
    },
    /** What a stop after so long is; null: it is too early or too late. */
    stopAfter(ms: number, choice: unknown, results: Results): string | null {
      const out = flownAfter(ms);
      return isOutLegal(table, endOf(choice as CurveChoice, results), out) ? `out-${out}` : null;
    },
  };
}
