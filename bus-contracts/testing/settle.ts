// Taken when the module loads, so that a test which fakes timers still settles.
const { setImmediate: afterMicrotasks } = globalThis;

/** Lets every promise that can settle do so, however long the chain. */
export function settle(): Promise<void> {
  return new Promise((resolve) => afterMicrotasks(resolve));
}
