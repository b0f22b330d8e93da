import type { SteadyClock } from '../ports';

/** A moment on both of the page's clocks. */
export interface Moment {
  readonly at: number;
  readonly steadyAt: number;
}

export function momentOf(clock: SteadyClock): Moment {
  return { at: clock.now(), steadyAt: clock.steady() };
}

/** The moment so many milliseconds before. */
export function earlier({ at, steadyAt }: Moment, ms: number): Moment {
  return { at: at - ms, steadyAt: steadyAt - ms };
}

/**
 * The longest it can be since then: the page's clock goes on while the machine sleeps, the steady
 * one is not turned back with it.
 */
export function longestSince(clock: SteadyClock, { at, steadyAt }: Moment): number {
  return Math.max(clock.now() - at, clock.steady() - steadyAt);
}
