// The service reloads for a script that could not be fetched at the second try either, at most once in 60 s.
import type { Clock } from '@grandstand/bus-contracts';
import { catchError, defer, EMPTY, exhaustMap, Subject } from 'rxjs';
import type { KeyValueStore, Log } from '../../ports';

export interface ChunkReloadPorts {
  readonly clock: Clock;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** Whether the site can be had at all: a page that reloads without it is lost. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
  readonly log: Log;
}

const RELOADED_KEY = 'chunks.reloaded';
/** The page reloads for it once in this time. */
const ONCE_IN_MS = 60_000;

/**
 * The errors by which browsers report that a part of the program could not be fetched: Chromium and Firefox, then Safari,
 * which says less of a lost connection, and names the type of a page that came in its place.
 */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|^load failed$|not a valid javascript mime type/i;

/** Creates a listener that reloads the page for a script that could not be fetched; it ignores other errors. */
export function createChunkReload(ports: ChunkReloadPorts): (error: unknown) => void {
  const { clock, tabStore, isReachable, reload, log } = ports;
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

  // One reload serves all parts that fail while it is under way.
  const reloads$ = failure$.pipe(
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
