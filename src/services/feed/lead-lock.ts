/** The browser's locks, as far as the feed uses them. */
export type FeedLocks = Pick<LockManager, 'request'>;

interface LeadLock {
  readonly name: string;
  readonly locks: FeedLocks;
  /** The tab that has it gives no sign of life: it is not waited for. */
  readonly isHung: boolean;
  readonly onTaken: () => void;
  /** Another tab took it away, or the browser gives this page none. */
  readonly onRefused: () => void;
}

/** Waits for the lead among the browser's tabs, and holds it until it is given back. The browser takes it from a page that ends. */
export function takeLead({ name, locks, isHung, onTaken, onRefused }: LeadLock): () => void {
  const waiting = new AbortController();
  let isGivenBack = false;
  let giveBack = (): void => {};
  const isDone = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  // The browser refuses a signal beside `steal`: that is not waited for.
  const options = isHung ? { steal: true } : { signal: waiting.signal };
  locks
    .request(name, options, () => {
      if (isGivenBack) return undefined;
      onTaken();
      return isDone;
    })
    .catch(() => {
      if (!isGivenBack) onRefused();
    });
  return () => {
    isGivenBack = true;
    giveBack();
    waiting.abort();
  };
}
