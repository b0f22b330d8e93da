import type { Handle } from '../kernel/types';

/**
 * Says from an effect what other roots of the page may render for, once React is through.
 * @remarks React runs one root's effects on its way to another's commit; an update of that other one
 * in between has it commit a tree that it has just committed, which it refuses with an error.
 */
export function afterEffects(bus: Handle, say: () => void): void {
  queueMicrotask(() => {
    // A part that was retired meanwhile has nothing more to say.
    if (!bus.signal.aborted) say();
  });
}
