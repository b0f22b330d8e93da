/** The shortest time a loader is shown, since a flash is worse than a short wait (specification, section 9). */
const LEAST_MS = 200;

/** Runs a task later; returns a function that cancels it. */
export type After = (ms: number, task: () => void) => () => void;

/** Whether a loader is shown: while something loads, and 200 ms at least. */
export interface Loader {
  /** Sets whether something loads. */
  set(isLoading: boolean): void;
  isShown(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createLoader(after: After): Loader {
  const listeners = new Set<() => void>();
  let isLoading = false;
  let isHeld = false;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    set(next) {
      if (next === isLoading) return;
      isLoading = next;
      if (next && !isHeld) {
        isHeld = true;
        after(LEAST_MS, () => {
          isHeld = false;
          // A request that still loads is held only until it has loaded.
          if (!isLoading) notify();
        });
      }
      notify();
    },
    isShown: () => isLoading || isHeld,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
