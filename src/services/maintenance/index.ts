import { createScheduler, noticesShow, settingsState } from '@grandstand/bus-contracts';
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
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$, logFailure } from '../../api/calls/call';
import { siteState } from '../../api/endpoints/protection/blocking';
import { keepCause, publishes, runService } from '../shared/run-service';
import type { Effect } from '../shared/run-service';
import type { Log, PageEvents, SteadyClock } from '../ports';
import { ticks$ } from '../time/ticks';
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

/** So often the operator is asked while somebody looks at the page. */
const ASK_EVERY_MS = 60_000;
const NOTICE = 'maintenance';

/** Keeps the state of maintenance, and notifies players of one that is near. */
export function createMaintenance(ports: MaintenancePorts): void {
  const { bus, clock, api, page, language, serverNow, log } = ports;
  const scheduler = createScheduler(clock);

  const questions: MaintenanceEffect = (_steps$, state$) =>
    state$.pipe(
      map(({ asking }) => asking),
      distinctUntilChanged(),
      switchMap((asking): Observable<unknown> => {
        if (!asking) return EMPTY;
        return asking.isRepeated ? ticks$(ASK_EVERY_MS, scheduler) : of(undefined);
      }),
      switchMap(
        keepCause(bus, () =>
          call$(api, siteState, {}).pipe(
            tap({
              error: logFailure(log, 'Whether the site is in maintenance could not be found out.'),
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

  /** Has the page looked at again where the site was closed or opened. */
  const guards: MaintenanceEffect = (_steps$, state$) =>
    state$.pipe(
      map(({ maintenance }) => maintenance?.isActive),
      distinctUntilChanged(),
      filter((isActive) => isActive !== undefined),
      mergeMap(() =>
        defer(() => bus.send(navigationGuard, {})).pipe(
          // Navigation logs its own failure; the guards run again with the next move.
          catchError(() => EMPTY),
        ),
      ),
      ignoreElements(),
    );

  /** The notice comes with the time that the operator names for it, and goes with it. */
  const notices: MaintenanceEffect = (steps$) =>
    steps$.pipe(
      filter(({ before, state }) => before.isTold !== state.isTold),
      mergeMap(({ state: { isTold, maintenance } }) =>
        isTold && maintenance ? show$(maintenance) : withdraw$(),
      ),
      ignoreElements(),
    );

  function show$(maintenance: MaintenanceState): Observable<unknown> {
    const { timeZone = 'UTC', is12h = 0 } = bus.peek(settingsState) ?? {};
    const { title, text } = maintenanceText(language, maintenance, { timeZone, is12h });
    return defer(() =>
      bus.send(noticesShow, { kind: 'info', title, text, area: 'maintenance', key: NOTICE }),
    ).pipe(
      catchError((error: unknown) => {
        log('warn', 'The maintenance could not be told.', error);
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
    effects: [guards, notices, moments, questions],
    publish: [publishes(maintenanceState, ({ maintenance }) => maintenance)],
  });
}
