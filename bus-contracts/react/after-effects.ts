import type { Handle } from '../kernel/types';

/**
 * Publishes from an effect after React has finished, since other roots of the page may render for it.
 * @remarks A commit that React has put off, as it does for suspended parts, first runs the pending
 * effects of every root. An effect that updates the root of that commit has React render and commit
 * it at once; the commit that was put off then throws error 177, "Cannot commit the same tree as before".
 */
export function afterEffects(bus: Handle, publish: () => void): void {
  queueMicrotask(() => {
    // A part that was retired meanwhile publishes nothing more.
    if (!bus.signal.aborted) publish();
  });
}
