import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError, EMPTY, map, merge, startWith, Subject, switchMap, take, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { playerRefusalOf } from '../../api/refusal-of';
import { asPlayer$ } from './player/as-player';
import { shownPlayer$ } from './player/player';

interface LoadedOptions<T> {
  readonly bus: Pick<ShellHandle, 'messages$' | 'peek'>;
  readonly call: () => Observable<T>;
  /** Called where the value could not be loaded again. */
  readonly onFailed: (error: unknown) => void;
  /** What changes the value, beside a break of the feed. */
  readonly changed$: Observable<unknown>;
}

interface Loaded<T> {
  /** Null for a guest, and before the first load. */
  readonly value$: Observable<T | null>;
  /** The first load; a failure is a refusal. */
  first$(): Observable<Record<string, never>>;
}

/**
 * A value of the player that is loaded for the first page that shows it, and again when it may have changed. What was
 * there stays where that fails; another player never sees it.
 */
export function loadedValue<T>({ bus, call, onFailed, changed$ }: LoadedOptions<T>): Loaded<T> {
  const loaded$ = new Subject<T>();
  const load$ = (): Observable<T> => asPlayer$(bus, call);
  // Messages of the feed during a break are lost.
  const changes$ = merge(bus.messages$(feedReset), changed$);
  const reloaded$ = changes$.pipe(
    // The newest change wins.
    switchMap(() =>
      load$().pipe(
        catchError((error: unknown) => {
          onFailed(error);
          return EMPTY;
        }),
      ),
    ),
  );
  return {
    value$: shownPlayer$(bus).pipe(
      switchMap(() =>
        loaded$.pipe(
          switchMap((own) => reloaded$.pipe(startWith(own))),
          startWith(null),
        ),
      ),
    ),
    first$: () =>
      // A change during the load begins it again: its answer may be older.
      changes$.pipe(
        startWith(undefined),
        switchMap(load$),
        take(1),
        tap((own) => loaded$.next(own)),
        map(() => ({})),
        catchError((error: unknown) => {
          throw playerRefusalOf(error);
        }),
      ),
  };
}
