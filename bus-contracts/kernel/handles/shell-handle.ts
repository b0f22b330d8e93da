import { fromEvent, map, ReplaySubject, take, takeUntil } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { Access } from './access';
import { contractId } from '../contract';
import type { AnyContract, AnyTopic } from '../contract';
import type { Delivery } from '../delivery/delivery';
import { BusHandle } from './handle';
import type { Problems } from '../problems';
import type { ShellHandle } from '../types';

/** The handle of a part of the shell: a handle that also publishes streams and keeps causes. */
export class ShellBusHandle extends BusHandle implements ShellHandle {
  readonly disposed$: Observable<void>;
  readonly #delivery: Delivery;
  readonly #problems: Problems;

  constructor(
    name: string,
    grant: (contract: AnyContract) => Access,
    problems: Problems,
    onDispose: (handle: BusHandle) => void,
    delivery: Delivery,
  ) {
    super(name, grant, problems, onDispose);
    this.#delivery = delivery;
    this.#problems = problems;
    // One abort listener for all subscribers, since a service may have dozens of streams.
    const disposed$ = new ReplaySubject<void>(1);
    fromEvent(this.signal, 'abort')
      .pipe(
        take(1),
        map(() => {}),
      )
      .subscribe(disposed$);
    this.disposed$ = disposed$.asObservable();
    Object.freeze(this);
  }

  get cause(): number {
    return this.#delivery.cause;
  }

  causedBy(cause: number, task: () => void): void {
    this.#delivery.within(cause, task);
  }

  publishFrom(contract: AnyTopic, source$: Observable<unknown>): Subscription {
    return this.#listen(source$, (payload) => this.publish(contract, payload), contract);
  }

  listen<T>(source$: Observable<T>, listener: (value: T) => void): Subscription {
    return this.#listen(source$, listener);
  }

  /** Catches the listener's errors, since RxJS would rethrow them without naming the part. */
  #listen<T>(
    source$: Observable<T>,
    listener: (value: T) => void,
    contract?: AnyContract,
  ): Subscription {
    const failed = (error: unknown): void => this.reportFailure(error, contract);
    return source$.pipe(takeUntil(this.disposed$)).subscribe({
      next: (value) => {
        try {
          listener(value);
        } catch (error) {
          failed(error);
        }
      },
      error: failed,
    });
  }

  reportFailure(error: unknown, contract?: AnyContract): void {
    this.#problems.report({
      kind: 'source-failed',
      part: this.name,
      contract: contract ? contractId(contract) : '',
      error,
    });
  }
}

Object.freeze(ShellBusHandle.prototype);
