import { Observable } from 'rxjs';

/** The browser's locks, as far as the feed uses them. */
export type FeedLocks = Pick<LockManager, 'request'>;

/**
 * Waits for a lock, emits when this tab has it, and holds it until it is unsubscribed from; errors when another
 * tab takes the lock away, or the browser gives this page none. The browser takes it from a page that ends.
 */
export function lock$(locks: FeedLocks, name: string, isHung: boolean): Observable<void> {
  return new Observable((subscriber) => {
    const waiting = new AbortController();
    // The browser refuses a signal beside `steal`: a stolen lock is not waited for.
    const options = isHung ? { steal: true } : { signal: waiting.signal };
    locks
      .request(name, options, () => {
        if (subscriber.closed) return undefined;
        const released = new Promise<void>((resolve) => {
          subscriber.add(() => resolve());
        });
        subscriber.next();
        return released;
      })
      .catch((error: unknown) => subscriber.error(error));
    return () => waiting.abort();
  });
}
