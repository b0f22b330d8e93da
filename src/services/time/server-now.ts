import { serverClockState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { SteadyClock } from '../ports';

/** So far the page's clock may fall behind the steady one without having been turned back. */
const TOLERANCE_MS = 1000;

/** The operator's time; the page's own until the operator's is known. It outlives sleep and a clock that is turned back. */
export function createServerNow(bus: Pick<ShellHandle, 'peek'>, clock: SteadyClock): () => number {
  return () => {
    const known = bus.peek(serverClockState);
    const now = clock.now();
    if (!known) return now;
    const steadily = known.measuredAt + clock.steady() - known.steadyAt;
    return known.offset + (now < steadily - TOLERANCE_MS ? steadily : now);
  };
}

/**
 * The operator's time has come at least this far; null until it is known. A page's clock that is
 * set forward looks like sleep: until the next message of the operator this time does not follow it.
 */
export function createLeastServerNow(
  bus: Pick<ShellHandle, 'peek'>,
  clock: SteadyClock,
): () => number | null {
  return () => {
    const known = bus.peek(serverClockState);
    if (!known) return null;
    const steadily = known.measuredAt + clock.steady() - known.steadyAt;
    return known.offset + Math.min(clock.now(), steadily);
  };
}
