// The service loads the state every 60 s while the page is visible, and at each moment that the operator has
// announced. The README of `blocking` says what a visitor sees while the site is closed.
import {
  createScheduler,
  navigationState,
  noticesShow,
  settingsState,
} from '@grandstand/bus-contracts';
import { maintenanceText } from '@grandstand/bus-contracts/domain';
import {
  maintenanceState,
  navigationGuard,
  noticesWithdraw,
} from '@grandstand/bus-contracts/shell';
import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import type { MaintenanceState } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  skip,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { siteState } from '../../../api/endpoints/site/site-state';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { Log, PageEvents, SteadyClock } from '../../ports';
import { ticks$ } from '../../time/ticks';
import { maintenanceOf } from './maintenance-rules';
import { INITIAL, reduce } from './maintenance-state';
import type { Change, State } from './maintenance-state';

export interface MaintenancePorts {
  readonly bus: ShellHandle<'maintenance'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  readonly language: Language;
  /** The operator's time. */
  readonly serverNow: () => number;
  readonly log: Log;
}

type MaintenanceEffect = Effect<State, Change>;

/** How often the state is loaded while the page is visible. */
const POLL_MS = 60_000;
const NOTICE = 'maintenance';

/** Keeps the state of maintenance, and notifies players of one that is near. */
export function createMaintenance(ports: MaintenancePorts): void {
  const { bus, clock, api, page, language, serverNow, log } = ports;
  const scheduler = createScheduler(clock);

  const polls: MaintenanceEffect = (_steps$, state$) =>
    state$.pipe(
      map(({ polling }) => polling),
      distinctUntilChanged(),
      switchMap((polling): Observable<unknown> => {
        if (!polling) return EMPTY;
        return polling.isRepeated ? ticks$(POLL_MS, scheduler) : of(undefined);
      }),
      switchMap(
        keepCause(bus, () =>
          call$(api, siteState, {}).pipe(
            tap({
              error: logFailure(log, 'The state of maintenance could not be loaded.'),
            }),
            // The known state stays: a failed call neither blocks nor admits anyone.
            catchError(() => EMPTY),
          ),
        ),
      ),
      map(({ maintenance }): Change => ({
        type: 'answered',
        maintenance: maintenanceOf(maintenance),
        now: serverNow(),
      })),
    );

  const moments: MaintenanceEffect = (_steps$, state$) =>
    state$.pipe(
      map(({ next }) => next),
      distinctUntilChanged(),
      switchMap((next) => (next ? timer(next.inMs, scheduler) : EMPTY)),
      map((): Change => ({ type: 'moment-came', now: serverNow() })),
    );

  /** Whether the page that is shown is one of an open site: the server has checked the first one. */
  const isShownOpen = bus.peek(navigationState)?.layout !== 'maintenance';

  /** Has `navigation` check the page again when the maintenance begins or ends. */
  const guards: MaintenanceEffect = (_steps$, state$) =>
    state$.pipe(
      map(({ maintenance }) => maintenance?.isActive ?? (isShownOpen ? false : undefined)),
      distinctUntilChanged(),
      skip(1),
      mergeMap(() =>
        defer(() => bus.send(navigationGuard, {})).pipe(
          // Navigation logs its own failure; the guards run again with the next move.
          catchError(() => EMPTY),
        ),
      ),
      ignoreElements(),
    );

  /** Shows the notice during the time that the operator names for it. */
  const notices: MaintenanceEffect = (steps$) =>
    steps$.pipe(
      filter(({ before, state }) => before.isNoticeShown !== state.isNoticeShown),
      mergeMap(({ state: { isNoticeShown, maintenance } }) =>
        isNoticeShown && maintenance ? show$(maintenance) : withdraw$(),
      ),
      ignoreElements(),
    );

  function show$(maintenance: MaintenanceState): Observable<unknown> {
    const { timeZone = 'UTC', is12h = 0 } = bus.peek(settingsState) ?? {};
    const { title, text } = maintenanceText(language, maintenance, { timeZone, is12h });
    return defer(() =>
      bus.send(noticesShow, {
        kind: 'info',
        title,
        text,
        area: 'maintenance',
        key: NOTICE,
        // Until its time is over.
        isPermanent: true,
      }),
    ).pipe(
      catchError((error: unknown) => {
        log('warn', 'The notice of the maintenance could not be shown.', error);
        return EMPTY;
      }),
    );
  }

  function withdraw$(): Observable<unknown> {
    return defer(() => bus.send(noticesWithdraw, { key: NOTICE })).pipe(
      // It had been closed.
      catchError(() => EMPTY),
    );
  }

  runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      page.visible$.pipe(map((isVisible): Change => ({ type: 'visibility-changed', isVisible }))),
      page.restored$.pipe(map((): Change => ({ type: 'page-restored' }))),
    ),
    effects: [guards, notices, moments, polls],
    publish: [publishes(maintenanceState, ({ maintenance }) => maintenance)],
  });
}
