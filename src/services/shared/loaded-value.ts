import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { catchError, EMPTY, map, merge, of, startWith, Subject, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { logFailure } from '../../api/calls/call';
import { playerRefusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import { asPlayer$ } from './as-player';
import { shownPlayer$ } from './player';

interface LoadedOptions<T> {
  readonly bus: ShellHandle;
  readonly log: Log;
  readonly call: () => Observable<T>;
  /** For the log, where the value could not be loaded again. */
  readonly failed: string;
  /** What changes the value, beside bets and money of the player. */
  readonly changed$?: Observable<unknown>;
}

interface Loaded<T> {
  /** Null for a guest, and before the first load. */
  readonly value$: Observable<T | null>;
  /** The first load; a failure is a refusal. */
  first$(): Observable<Record<string, never>>;
}

/**
 * A value of the player that is loaded for the first page that shows it, and again when bets or money of the player
 * have changed. What was there stays where that fails; another player never sees it.
 */
export function loadedValue<T>({
  bus,
  log,
  call,
  failed,
  changed$ = EMPTY,
}: LoadedOptions<T>): Loaded<T> {
  const loaded$ = new Subject<T>();
  const load$ = (): Observable<T> => asPlayer$(bus, call);
  const isFailed = logFailure(log, failed);
  // Messages of the feed during a break are lost.
  const reloaded$ = merge(bus.messages$(feedPlayer), bus.messages$(feedReset), changed$).pipe(
    // The newest change wins.
    switchMap(() =>
      load$().pipe(
        catchError((error: unknown) => {
          isFailed(error);
          return EMPTY;
        }),
      ),
    ),
  );
  return {
    value$: shownPlayer$(bus).pipe(
      switchMap((userId) =>
        userId === ''
          ? of(null)
          : loaded$.pipe(
              switchMap((own) => reloaded$.pipe(startWith(own))),
              startWith(null),
            ),
      ),
    ),
    first$: () =>
      load$().pipe(
        tap((own) => loaded$.next(own)),
        map(() => ({})),
        catchError((error: unknown) => {
          throw playerRefusalOf(error);
        }),
      ),
  };
}
