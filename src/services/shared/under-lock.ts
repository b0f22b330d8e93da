import { Observable } from 'rxjs';
import type { TabLocks } from '../ports/tab-locks';

/** Subscribes to a source while this tab holds the lock; completes at once where another tab holds it. */
export function underLock$<T>(
  locks: TabLocks,
  name: string,
  source$: Observable<T>,
): Observable<T> {
  return new Observable((subscriber) => {
    const held = locks.withLock(
      name,
      () =>
        new Promise<void>((resolve) => {
          const subscription = source$.subscribe({
            next: (value) => subscriber.next(value),
            error: (error: unknown) => subscriber.error(error),
            complete: () => subscriber.complete(),
          });
          subscription.add(resolve);
          // Also where the subscriber left before the lock was granted.
          subscriber.add(subscription);
        }),
    );
    held.then(
      () => subscriber.complete(),
      (error: unknown) => subscriber.error(error),
    );
  });
}
