// The service checks a page again after 60 s, and in 5 s after a redirect that failed.
import { createScheduler, navigationState, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { blockingState } from '@grandstand/bus-contracts/shell';
import { filter, interval, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import type { Log, PageEvents, SteadyClock } from '../../ports';
import { publishes, runService } from '../../shared/run-service';
import { momentOf } from '../../time/elapsed';
import { retries, tasks } from './blocking-effects';
import { CHECK_VALID_MS, INITIAL, reduce } from './blocking-state';
import type { Change } from './blocking-state';

export interface BlockingPorts {
  readonly bus: ShellHandle<'blocking'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  /** The site's own origin. */
  readonly origin: string;
  /** The visitor and the page that the server has checked and allowed; null if it could not check. */
  readonly allowedByServer: { readonly isPlayer: boolean; readonly path: string } | null;
  /** Loads another full address: of this site, or of a host that the config names. */
  readonly loadAddress: (address: string) => void;
  readonly log: Log;
}

/** Checks with the operator whether the visitor may open a page, and redirects a blocked visitor. */
export function createBlocking(ports: BlockingPorts): void {
  const { bus, clock, api, page, origin, allowedByServer, loadAddress, log } = ports;
  const scheduler = createScheduler(clock);
  const read = () => momentOf(clock);
  const effectPorts = { bus, scheduler, read, api, origin, loadAddress, log };

  const change$: Observable<Change> = merge(
    bus.messages$(sessionState).pipe(
      filter(({ status }) => status !== 'unknown'),
      map(({ status }): Change => {
        const isPlayer = status === 'player';
        const allowedPath =
          allowedByServer?.isPlayer === isPlayer ? allowedByServer.path : undefined;
        return { type: 'visitor-changed', isPlayer, allowedPath, now: read() };
      }),
    ),
    bus
      .messages$(navigationState)
      .pipe(map((place): Change => ({ type: 'moved', place, now: read() }))),
    page.visible$.pipe(
      filter(Boolean),
      map((): Change => ({ type: 'page-seen', now: read() })),
    ),
    page.restored$.pipe(map((): Change => ({ type: 'page-restored', now: read() }))),
    interval(CHECK_VALID_MS, scheduler).pipe(
      map((): Change => ({ type: 'minute-passed', now: read() })),
    ),
  );

  runService(bus, {
    initial: INITIAL,
    reduce,
    change$,
    effects: [tasks(effectPorts), retries(effectPorts)],
    publish: [publishes(blockingState, ({ published }) => published)],
  });
}
