import {
  catchError,
  concat,
  defer,
  EMPTY,
  map,
  of,
  retry,
  scan,
  startWith,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** The state of data that is loaded from the operator. */
export interface Resource<Value> {
  /** `none`: there is nothing to load. A reload keeps the status until it has ended. */
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  /** The last answer, kept during a reload and if that fails; undefined before the first. */
  readonly value: Value | undefined;
}

export interface ResourceOptions<Key, Value> {
  /** The key to load; null loads nothing. A new key drops the value of the last one. */
  readonly key$: Observable<Key | null>;
  /** Reloads the same key; an answer in flight may be outdated, and is dropped. */
  readonly reload$?: Observable<unknown>;
  readonly load: (key: Key) => Observable<Value>;
  /** Gets every load that failed. */
  readonly onError: (error: unknown) => void;
  /** When a failed load is tried again; left out, it is not. */
  readonly retry?: {
    /** Milliseconds to wait after so many failures in a row. */
    readonly delay: (failures: number) => number;
    readonly scheduler: SchedulerLike;
  };
}

/**
 * Loads data from the operator: the newest answer wins, older ones are dropped, failed loads are retried.
 * @example resource$({
 *   key$: player$(bus).pipe(map((userId) => userId || null)),
 *   load: () => call$(api, userConfigCall, {}),
 *   onError: logFailure(log, 'The user config could not be loaded.'),
 * })
 */
export function resource$<Key, Value>(
  options: ResourceOptions<Key, Value>,
): Observable<Resource<Value>> {
  const { key$, reload$ = EMPTY, load } = options;
  const loading: Resource<Value> = { status: 'loading', value: undefined };
  return key$.pipe(
    switchMap((key) => {
      if (key === null) return of<Resource<Value>>({ status: 'none', value: undefined });
      return reload$.pipe(
        startWith(undefined),
        switchMap(() =>
          outcome$(
            defer(() => load(key)),
            options,
          ),
        ),
        scan((known, outcome): Resource<Value> => ({ ...known, ...outcome }), loading),
        startWith(loading),
      );
    }),
  );
}

/** How a load ends: with a value, or without one and, where it is tried again, with a value later. */
function outcome$<Value>(
  load$: Observable<Value>,
  { onError, retry: again }: Pick<ResourceOptions<unknown, Value>, 'onError' | 'retry'>,
): Observable<Partial<Resource<Value>>> {
  const failed$ = of({ status: 'failed' as const });
  const attempt$ = load$.pipe(
    map((value) => ({ status: 'ready' as const, value })),
    catchError((error: unknown) => {
      onError(error);
      return again
        ? concat(
            failed$,
            throwError(() => error),
          )
        : failed$;
    }),
  );
  if (!again) return attempt$;
  const { delay, scheduler } = again;
  return attempt$.pipe(retry({ delay: (_error, failures) => timer(delay(failures), scheduler) }));
}
