// The service reloads for a script that could not be fetched at the second try either, at most once in 60 s, and not
// while the network is lost or has just come back: a reload would lose what the player has opened, and bring nothing.
import { createScheduler, type Clock } from '@grandstand/bus-contracts';
import { catchError, defer, EMPTY, exhaustMap, Subject, switchMap, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore, Log } from '../../ports';

export interface ChunkReloadPorts {
  readonly clock: Clock;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** Whether the browser reports a network: at once, and whenever that changes. */
  readonly online$: Observable<boolean>;
  /** Whether the site can be reached: a page that reloads without it is lost. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
  readonly log: Log;
}

const RELOADED_KEY = 'chunks.reloaded';
/** The page reloads for it once in this time. */
const ONCE_IN_MS = 60_000;
/** A network reaches the site only seconds after the browser has reported it: a script that fails meanwhile is not gone. */
const NETWORK_SETTLES_IN_MS = 5000;

/**
 * The errors by which browsers report that a part of the program could not be fetched: Chromium and Firefox, then Safari,
 * which says less of a lost connection, and names the type of a page that came in its place.
 */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|^load failed$|not a valid javascript mime type/i;

/** Creates a listener that reloads the page for a script that could not be fetched; it ignores other errors. */
export function createChunkReload(ports: ChunkReloadPorts): (error: unknown) => void {
  const { clock, tabStore, online$, isReachable, reload, log } = ports;
  const scheduler = createScheduler(clock);
  const failure$ = new Subject<Error>();

  async function reloadFor(failed: Error): Promise<void> {
    const ago = clock.now() - Number(tabStore.get(RELOADED_KEY) ?? -Infinity);
    // A clock that was set back leaves the age unknown.
    if (ago < ONCE_IN_MS && ago >= 0) return;
    if (!(await isReachable())) return;
    // Without storage the reloads cannot be counted: the page would reload for ever.
    if (!tabStore.set(RELOADED_KEY, String(clock.now()))) return;
    log('warn', 'A part of the program could not be fetched: the page is reloaded.', failed);
    reload();
  }

  const settledFailure$ = online$.pipe(
    switchMap((isOnline, changes) =>
      isOnline
        ? timer(changes && NETWORK_SETTLES_IN_MS, scheduler).pipe(switchMap(() => failure$))
        : EMPTY,
    ),
  );
  // One reload serves all parts that fail while it is under way.
  const reloads$ = settledFailure$.pipe(
    exhaustMap((failed) =>
      defer(() => reloadFor(failed)).pipe(
        catchError((error: unknown) => {
          log('warn', 'The page was not reloaded.', error);
          return EMPTY;
        }),
      ),
    ),
  );
  reloads$.subscribe();

  return (error) => {
    if (error instanceof Error && CHUNK_FAILURE.test(error.message)) failure$.next(error);
  };
}
