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
 * The longest that can lie between two moments, ms: the page's clock goes on while the machine sleeps,
 * the steady one is not turned back with it.
 */
export function longestBetween(since: Moment, now: Moment): number {
  return Math.max(now.at - since.at, now.steadyAt - since.steadyAt);
}

/** The longest it can be since then, ms. */
export function longestSince(clock: SteadyClock, since: Moment): number {
  return longestBetween(since, momentOf(clock));
}
