/** A difference to the time that has passed by which a clock is set, and not just inexact; ms. */
const JUMP = 60_000;
/** For so long a clock must stand by a jump until it is believed, ms. */
const BELIEVED_AFTER = 60_000;

interface Readings {
  /** Milliseconds since the epoch, by a clock that may be set. */
  readonly wall: () => number;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly monotonic: () => number;
}

/**
 * The time of a clock that may be wrong for a while: a jump, forward or back, counts only once it has lasted for a
 * minute. Until then the time goes on from where it was.
 * @remarks What ends by the clock ends for good: bets are settled, draws are drawn, bonuses lapse. A clock that is a
 * year ahead for some seconds must not do that.
 */
export function steadyTime({ wall, monotonic }: Readings): () => number {
  let trusted = { wall: wall(), monotonic: monotonic() };
  /** A jump that is not believed yet. */
  let doubt: { readonly by: number; readonly since: number } | null = null;
  return () => {
    const at = { wall: wall(), monotonic: monotonic() };
    const expected = trusted.wall + at.monotonic - trusted.monotonic;
    const by = at.wall - expected;
    if (Math.abs(by) <= JUMP) {
      doubt = null;
      trusted = at;
      return at.wall;
    }
    if (!doubt || Math.abs(by - doubt.by) > JUMP) doubt = { by, since: at.monotonic };
    if (at.monotonic - doubt.since < BELIEVED_AFTER) return expected;
    doubt = null;
    trusted = at;
    return at.wall;
  };
}
