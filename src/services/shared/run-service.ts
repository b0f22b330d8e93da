import {
  BehaviorSubject,
  concatMap,
  distinctUntilChanged,
  filter,
  from,
  map,
  Observable,
  of,
  ReplaySubject,
  retry,
  scan,
  share,
  Subject,
  takeUntil,
} from 'rxjs';
import type { AnyTopic, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import type { ObservableInput } from 'rxjs';

/** One change, and the state before and after it. */
export interface Step<State, Change> {
  readonly change: Change;
  readonly before: State;
  readonly state: State;
}

/** The side effects of a service's changes: calls, commands, storage. It emits further changes. */
export type Effect<State, Change> = (
  steps$: Observable<Step<State, Change>>,
  /** The present state at once, then each other one. */
  state$: Observable<State>,
) => Observable<Change>;

/** Publishes a part of the state to one contract; created by `publishes`. */
export type Publication<State, Part extends string> = (
  bus: ShellHandle<Part>,
  state$: Observable<State>,
) => void;

export interface ServiceForm<State, Change, Part extends string> {
  readonly initial: State;
  /** Pure: no time, no calls; a change that makes no difference returns the same object. */
  readonly reduce: (state: State, change: Change) => State;
  readonly change$: Observable<Change>;
  readonly effects?: readonly Effect<State, Change>[];
  readonly publish?: readonly Publication<State, Part>[];
}

export interface RunningService<State, Change> {
  /** The present state. */
  readonly state: () => State;
  /** The present state at once, then each other one. */
  readonly state$: Observable<State>;
  /**
   * Applies the change of a command; within a step it waits its turn.
   * @returns the state after the change.
   * @example bus.handle(couponClear, () => dispatch({ type: 'cleared' }).pipe(map(({ bets }) => ({ count: bets.length }))))
   */
  dispatch(change: Change): Observable<State>;
}

/** A dispatched change, with the message that caused it and the subject for the state after it. */
interface Dispatched<State, Change> {
  readonly change: Change;
  readonly cause: number;
  readonly reduced$: Subject<State>;
}

/**
 * Runs a service: changes in, one `scan`, publications and effects out, until its handle is disposed of.
 * Each step is published and handled under the cause of its change. A reducer that throws leaves the state
 * as it was; an effect that fails is subscribed to again for the next step. Both are reported.
 */
export function runService<State, Change, Part extends string>(
  bus: ShellHandle<Part>,
  form: ServiceForm<State, Change, Part>,
): RunningService<State, Change> {
  const { initial, reduce, change$, effects = [], publish = [] } = form;
  const dispatched = new Subject<Dispatched<State, Change>>();

  function dispatch(change: Change): Observable<State> {
    const reduced$ = new ReplaySubject<State>(1);
    dispatched.next({ change, cause: bus.cause, reduced$ });
    return reduced$.asObservable();
  }

  function reduceSafely(state: State, change: Change): State {
    try {
      return reduce(state, change);
    } catch (error) {
      bus.reportFailure(error);
      return state;
    }
  }

  const state$ = new BehaviorSubject(initial);
  const steps$ = dispatched.pipe(
    // One at a time: a change that an effect emits at once is reduced after the present one, never within it.
    concatMap((next) => of(next)),
    scan(
      ({ state: before }, next) => ({
        ...next,
        before,
        state: reduceSafely(before, next.change),
      }),
      { state: initial } as Step<State, Change> & Dispatched<State, Change>,
    ),
    underOwnCause(bus),
    takeUntil(bus.disposed$),
    share(),
  );
  // The first subscriber: `state()` is up to date when any other one handles the step.
  steps$.subscribe(({ state, reduced$ }) => {
    state$.next(state);
    reduced$.next(state);
  });

  const distinct$ = state$.pipe(distinctUntilChanged(), takeUntil(bus.disposed$));
  for (const publishTo of publish) publishTo(bus, distinct$);

  const failed = (error: unknown): Observable<unknown> => {
    bus.reportFailure(error);
    return steps$;
  };
  for (const effect of effects) {
    bus.listen(effect(steps$, distinct$).pipe(retry({ delay: failed })), dispatch);
  }
  bus.listen(change$, dispatch);
  return { state: () => state$.value, state$: distinct$, dispatch };
}

/**
 * Publishes a contract's part of the state each time that it differs from the last one; nothing while
 * that is undefined.
 * @example publishes(sessionLimitState, ({ endsAt, hasEnded }) => ({ endsAt, hasEnded }), isSameToTheSecond)
 */
export function publishes<C extends AnyTopic, State>(
  contract: C,
  view: (state: State) => PayloadOf<C> | undefined,
  isSame?: (published: PayloadOf<C>, next: PayloadOf<C>) => boolean,
): Publication<State, C['owner']> {
  return (bus, state$) => {
    const value$ = state$.pipe(
      map(view),
      filter((value): value is PayloadOf<C> => value !== undefined),
      distinctUntilChanged(isSame),
    );
    bus.publishFrom(contract, value$);
  };
}

/**
 * Keeps the cause of a message for later work of an operator.
 * @example steps$.pipe(switchMap(keepCause(bus, ({ state }) => call$(api, limitsCall, {}))))
 */
export function keepCause<T, R>(
  bus: Pick<ShellHandle, 'cause' | 'causedBy'>,
  project: (value: T) => ObservableInput<R>,
): (value: T) => Observable<R> {
  return (value) => {
    const { cause } = bus;
    return underCause(bus, from(project(value)), () => cause);
  };
}

function underOwnCause<T extends { readonly cause: number }>(bus: ShellHandle) {
  return (source$: Observable<T>): Observable<T> => underCause(bus, source$, ({ cause }) => cause);
}

function underCause<T>(
  bus: Pick<ShellHandle, 'causedBy'>,
  source$: Observable<T>,
  causeOf: (value: T) => number,
): Observable<T> {
  return new Observable((subscriber) =>
    source$.subscribe({
      next: (value) => bus.causedBy(causeOf(value), () => subscriber.next(value)),
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    }),
  );
}
