import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  finalize,
  firstValueFrom,
  map,
  merge,
  NEVER,
  of,
  share,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Leads somewhere; once it is called off, it leads nowhere any more. */
export type Move = (signal: AbortSignal) => Promise<void>;

export interface MoveQueue {
  /** Cancels the move under way and begins a new one; callers who wait for the first wait for the second. */
  begin(move: Move): Promise<void>;
  /** The move that is not through. */
  underWay(): Move | undefined;
}

export interface MoveQueuePorts {
  readonly scheduler: SchedulerLike;
  /** Ends the move that is not through. */
  readonly disposed$: Observable<void>;
  /** Called when a move takes long, and when it has ended. */
  readonly showSlow: (isSlow: boolean) => void;
  /** Called with the error of a move that failed and was not cancelled before. */
  readonly failed: (error: unknown) => void;
}

/** How a move ended; without `failure`, well. */
interface End {
  readonly failure?: { readonly error: unknown };
}

const WELL: End = {};

/** Moves that take longer are seen to be on their way. */
const SLOW_MS = 200;

/** One move at a time: a newer one takes the place of one that is not through. */
export function createMoveQueue(ports: MoveQueuePorts): MoveQueue {
  const { scheduler, disposed$, showSlow, failed } = ports;
  const underWay$ = new BehaviorSubject<Move | undefined>(undefined);

  const slow$ = timer(SLOW_MS, scheduler).pipe(
    tap(() => showSlow(true)),
    switchMap(() => NEVER.pipe(finalize(() => showSlow(false)))),
  );

  function run$(move: Move): Observable<End> {
    const calledOff = new AbortController();
    const end$ = defer(() => move(calledOff.signal)).pipe(
      map(() => WELL),
      catchError((error: unknown) => {
        failed(error);
        return of<End>({ failure: { error } });
      }),
    );
    return merge(slow$, end$).pipe(
      take(1),
      finalize(() => calledOff.abort()),
    );
  }

  const ends$ = underWay$.pipe(
    switchMap((move) => (move ? run$(move) : EMPTY)),
    tap(() => underWay$.next(undefined)),
    takeUntil(disposed$),
    share(),
  );

  return {
    async begin(move) {
      // A move that takes the place of this one ends for both.
      const end = firstValueFrom(ends$, { defaultValue: WELL });
      underWay$.next(move);
      const { failure } = await end;
      if (failure) throw failure.error;
    },
    underWay: () => underWay$.value,
  };
}
