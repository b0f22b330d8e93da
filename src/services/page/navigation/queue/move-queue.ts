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

/** Moves to another page; does nothing more once its signal is aborted. */
export type Move = (signal: AbortSignal) => Promise<void>;

export interface MoveQueue {
  /** Cancels the move in progress and begins a new one; callers who wait for the first wait for the second. */
  begin(move: Move): Promise<void>;
  /** The move that has not ended. */
  underWay(): Move | undefined;
}

export interface MoveQueuePorts {
  readonly scheduler: SchedulerLike;
  /** Ends the move in progress. */
  readonly disposed$: Observable<void>;
  /** Called when a move takes long, and when it has ended. */
  readonly showSlow: (isSlow: boolean) => void;
  /** Called with the error of a move that failed and was not cancelled before. */
  readonly failed: (error: unknown) => void;
}

/** How a move ended; without `failure`, successfully. */
interface End {
  readonly failure?: { readonly error: unknown };
}

const SUCCESS: End = {};

/** A move that takes longer shows its progress. */
const SLOW_MS = 200;

/** Runs one move at a time: a newer one cancels the one in progress. */
export function createMoveQueue(ports: MoveQueuePorts): MoveQueue {
  const { scheduler, disposed$, showSlow, failed } = ports;
  const underWay$ = new BehaviorSubject<Move | undefined>(undefined);

  const slow$ = timer(SLOW_MS, scheduler).pipe(
    tap(() => showSlow(true)),
    switchMap(() => NEVER.pipe(finalize(() => showSlow(false)))),
  );

  function run$(move: Move): Observable<End> {
    const controller = new AbortController();
    const end$ = defer(() => move(controller.signal)).pipe(
      map(() => SUCCESS),
      catchError((error: unknown) => {
        failed(error);
        return of<End>({ failure: { error } });
      }),
    );
    return merge(slow$, end$).pipe(
      take(1),
      finalize(() => controller.abort()),
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
      // A newer move replaces this one, and its end settles both calls.
      const end = firstValueFrom(ends$, { defaultValue: SUCCESS });
      underWay$.next(move);
      const { failure } = await end;
      if (failure) throw failure.error;
    },
    underWay: () => underWay$.value,
  };
}
