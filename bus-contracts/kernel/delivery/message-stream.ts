import { Observable, Subscription } from 'rxjs';
import type { Observer, Subscriber } from 'rxjs';
import type { Unsubscribe } from '../types';

/** Where a stream gets its messages; all of its subscriptions end when the source does. */
export interface MessageSource<T> {
  readonly listen: (next: (payload: T) => void) => Unsubscribe;
  /** Runs `end` when the handle is disposed of; returns what takes that back. */
  readonly untilDisposed: (end: () => void) => Unsubscribe;
}

/** What a handle hears, as an RxJS stream; it completes when the handle is disposed of. */
export class MessageStream<T> extends Observable<T> {
  readonly #source: MessageSource<T>;

  constructor(source: MessageSource<T>) {
    super((subscriber: Subscriber<T>) => {
      const forget = source.untilDisposed(() => subscriber.complete());
      const leave = source.listen((payload) => subscriber.next(payload));
      return () => {
        forget();
        leave();
      };
    });
    this.#source = source;
  }

  /**
   * A function alone, behind no operator, is heard by the bus itself: so what it throws is reported like
   * any listener's, at once, and a message passes none of the layers that operators need.
   */
  override subscribe(
    observer?: Partial<Observer<T>> | ((value: T) => void) | null,
    error?: ((fault: unknown) => void) | null,
    complete?: (() => void) | null,
  ): Subscription {
    if (typeof observer !== 'function' || error || complete) {
      return super.subscribe(observer as (value: T) => void, error, complete);
    }
    const subscription = new Subscription();
    subscription.add(this.#source.untilDisposed(() => subscription.unsubscribe()));
    subscription.add(this.#source.listen(observer));
    return subscription;
  }
}

// An area reaches both through what it hears; the shell's own streams are of the same classes.
Object.freeze(MessageStream.prototype);
for (const name of ['subscribe', 'pipe', 'forEach'] as const) {
  Object.defineProperty(Observable.prototype, name, { writable: false, configurable: false });
}
