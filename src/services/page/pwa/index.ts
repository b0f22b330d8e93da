// The service registers `/pwa-sw.js`, and looks for a new version 60000 ms later. Without `isPwa` it removes the
// worker and its caches, and `/pwa-sw.js` answers a worker that does the same.
//
// The worker (`src/worker`) stores files whose name has their content's hash and that their server marks
// immutable, and an offline page for each language. Pages, calls and areas' views always come from the network, so
// an old shell never meets a new area.
import { configState, createScheduler } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { catchError, defer, distinctUntilChanged, EMPTY, map, merge, switchMap, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Log } from '../../ports';

/** The time after the registration at which the browser checks for a new version (specification, section 9). */
const UPDATE_DELAY_MS = 60_000;

/** The page's service worker, as the browser has it. */
export interface WorkerHost {
  register(): Promise<void>;
  update(): Promise<void>;
  /** Takes away the worker and all it keeps. */
  remove(): Promise<void>;
}

export interface PwaPorts {
  readonly bus: ShellHandle<'pwa'>;
  readonly clock: Clock;
  readonly worker: WorkerHost;
  readonly log: Log;
}

/** Has the service worker where the site is an app that can be installed, and takes it away where it is not. */
export function createPwa({ bus, clock, worker, log }: PwaPorts): void {
  const attempt$ = (act: () => Promise<void>, what: string): Observable<void> =>
    defer(act).pipe(
      catchError((error: unknown) => {
        log('error', `The service worker could not be ${what}.`, error);
        return EMPTY;
      }),
    );
  const update$ = timer(UPDATE_DELAY_MS, createScheduler(clock)).pipe(
    switchMap(() => attempt$(() => worker.update(), 'updated')),
  );
  const work$ = bus.messages$(configState).pipe(
    map(({ isPwa = false }) => isPwa),
    distinctUntilChanged(),
    switchMap((isPwa) =>
      isPwa
        ? merge(
            attempt$(() => worker.register(), 'registered'),
            update$,
          )
        : attempt$(() => worker.remove(), 'removed'),
    ),
  );
  bus.listen(work$, () => {});
}
