/** The shortest time a loader is shown, since a flash is worse than a short wait (specification, section 9). */
const MIN_MS = 200;

/** Runs a task later; returns a function that cancels it. */
export type After = (ms: number, task: () => void) => () => void;

/** Whether a loader is shown: while something loads, and for at least 200 ms. */
export interface Loader {
  /** Sets whether something loads. */
  set(isLoading: boolean): void;
  isShown(): boolean;
  subscribe(listener: () => void): () => void;
}

/** @param delay how long something loads before its loader is shown, ms */
export function createLoader(after: After, delay = 0): Loader {
  const listeners = new Set<() => void>();
  let isLoading = false;
  let isHeld = false;
  let isShown = false;
  let cancel = (): void => {};
  const settle = (): void => {
    // A request that still loads is held only until it has loaded.
    if (!isLoading && !isHeld) isShown = false;
    for (const listener of listeners) listener();
  };
  const show = (): void => {
    isShown = true;
    isHeld = true;
    after(MIN_MS, () => {
      isHeld = false;
      if (!isLoading) settle();
    });
  };
  return {
    set(next) {
      if (next === isLoading) return;
      isLoading = next;
      cancel();
      if (next && !isShown) {
        if (delay === 0) show();
        else cancel = after(delay, show);
      }
      settle();
    },
    isShown: () => isShown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
