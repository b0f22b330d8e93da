import { configState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  debounceTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  finalize,
  from,
  ignoreElements,
  map,
  of,
  scan,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Log } from '../../ports';
import type { Effect, Step } from '../../shared/run-service';
import type { AnalyticsPort, Counters } from './analytics-port';
import { isRegistering } from './analytics-state';
import type { Change, State } from './analytics-state';
import type { Measured } from './browser-performance';
import { countersByType } from './counters';
import { pageEvent, performanceEvent } from './event-rules';
import type { AnalyticsOperator } from './operator';

export interface EffectPorts {
  readonly bus: Pick<ShellHandle, 'peek'>;
  readonly scheduler: SchedulerLike;
  readonly port: AnalyticsPort;
  readonly operator: Pick<AnalyticsOperator, 'counters'>;
  readonly domain: string;
  readonly performance$: Observable<Measured>;
  readonly log: Log;
}

type AnalyticsEffect = (ports: EffectPorts) => Effect<State, Change>;

/** Specification, section 9. */
const START_DELAY_MS = 10_000;
const QUIET_MS = 10_000;

/** Starts some time after the agreement, at once where the visitor registers. */
export const start: AnalyticsEffect =
  ({ scheduler }) =>
  (_steps$, state$) =>
    phase$(state$).pipe(
      withLatestFrom(state$),
      switchMap(([phase, state]) => {
        if (phase !== 'waiting') return EMPTY;
        return timer(isRegistering(state) ? 0 : START_DELAY_MS, scheduler);
      }),
      map((): Change => ({ type: 'start-due' })),
    );

/** Loads the counters; without them events are counted all the same. */
export const counters: AnalyticsEffect =
  ({ bus, operator, domain, log }) =>
  (_steps$, state$) =>
    phase$(state$).pipe(
      switchMap((phase) => {
        if (phase !== 'starting') return EMPTY;
        return defer(() => {
          const config = bus.peek(configState);
          if (!config) throw new Error('Failed to ask for counters: there is no site config.');
          const call = new AbortController();
          const site = { domain, projectId: config.group_id };
          return from(operator.counters(site, call.signal)).pipe(finalize(() => call.abort()));
        }).pipe(
          map((answered): Counters => {
            const { counters: known, strange } = countersByType(answered);
            if (strange.length > 0)
              log('error', 'Counters could not be added.', { types: strange });
            return known;
          }),
          catchError((error: unknown) => {
            log('error', 'Counters could not be added.', error);
            return of<Counters>(new Map());
          }),
        );
      }),
      map((known): Change => ({ type: 'counters-loaded', counters: known })),
    );

/** Measures the page while events are counted, and reports once nothing changes any more. */
export const performanceReports: AnalyticsEffect =
  ({ scheduler, performance$ }) =>
  (_steps$, state$) =>
    phase$(state$).pipe(
      switchMap((phase) => {
        if (phase !== 'counting') return EMPTY;
        return performance$.pipe(
          scan(
            (measured, { name, value }) => new Map([...measured, [name, value]]),
            new Map<string, number>(),
          ),
          debounceTime(QUIET_MS, scheduler),
        );
      }),
      map((measured): Change => ({ type: 'happened', event: performanceEvent(measured) })),
    );

/** Forwards events to the port while the visitor consents. */
export const counting: AnalyticsEffect =
  ({ port }) =>
  (steps$) =>
    steps$.pipe(
      tap((step) => forward(port, step)),
      ignoreElements(),
    );

function forward(port: AnalyticsPort, { change, before, state }: Step<State, Change>): void {
  const isCounting = before.phase === 'counting';
  switch (change.type) {
    case 'consented':
      if (!change.isAgreed) port.forget();
      break;
    case 'counters-loaded':
      port.start(state.counters);
      for (const event of before.held) port.track(event);
      break;
    case 'navigated':
      if (isCounting && change.route !== before.route) port.track(pageEvent(change.route));
      break;
    case 'happened':
      if (isCounting) port.track(change.event);
      break;
    case 'signed-out':
      if (before.phase !== 'refused') port.forget();
      if (isCounting) port.start(state.counters);
      break;
    case 'dialog-changed':
    case 'start-due':
      break;
  }
}

function phase$(state$: Observable<State>): Observable<State['phase']> {
  return state$.pipe(
    map(({ phase }) => phase),
    distinctUntilChanged(),
  );
}
