import { Observable, Subscription } from 'rxjs';
import type { Observer, Subscriber } from 'rxjs';
import type { Unsubscribe } from '../types';

/** The source of a stream's messages; its subscriptions end with it. */
export interface MessageSource<T> {
  readonly listen: (next: (payload: T) => void) => Unsubscribe;
  /** Runs `end` when the handle is disposed of; returns a function that unregisters it. */
  readonly untilDisposed: (end: () => void) => Unsubscribe;
}

/** The messages of a handle's subscription as an RxJS stream; it completes when the handle is disposed of. */
export class MessageStream<T> extends Observable<T> {
  readonly #source: MessageSource<T>;

  constructor(source: MessageSource<T>) {
    super((subscriber: Subscriber<T>) => {
      const forget = source.untilDisposed(() => subscriber.complete());
      const unsubscribe = source.listen((payload) => subscriber.next(payload));
      return () => {
        forget();
        unsubscribe();
      };
    });
    this.#source = source;
  }

  /**
   * A single function without operators is subscribed to the bus directly: its errors are reported like
   * those of any listener, and a message skips RxJS's own layers.
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

// An area reaches both prototypes through its streams, and the shell's streams share them.
Object.freeze(MessageStream.prototype);
for (const name of ['subscribe', 'pipe', 'forEach'] as const) {
  Object.defineProperty(Observable.prototype, name, { writable: false, configurable: false });
}
