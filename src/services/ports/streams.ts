import { Observable, Subscription } from 'rxjs';

// RxJS has both as `fromEvent` and `merge`. Those take whatever can be listened to or turned into a
// stream, and bring the code for all of it into the first load: twice what the rest of RxJS weighs here.

/** What a target dispatches under any of these names. */
export function events$<E extends Event>(
  target: EventTarget,
  ...names: readonly string[]
): Observable<E> {
  return new Observable((subscriber) => {
    const listener = (event: Event): void => subscriber.next(event as E);
    for (const name of names) target.addEventListener(name, listener);
    return () => {
      for (const name of names) target.removeEventListener(name, listener);
    };
  });
}

/** What any of these streams says; it fails with the first that does. */
export function anyOf$<T>(...sources: readonly Observable<T>[]): Observable<T> {
  return new Observable((subscriber) => {
    const all = new Subscription();
    for (const source of sources) {
      all.add(
        source.subscribe({
          next: (value) => subscriber.next(value),
          error: (error) => subscriber.error(error),
        }),
      );
    }
    return all;
  });
}
