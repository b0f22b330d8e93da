// The service calls past the API client, without cookie, token or fingerprint. It starts 10000 ms after the
// agreement, or at once where registration is open. It reports performance after 10000 ms of quiet, collects
// events for 5 s before it sends them, and stores unsent ones for 24 h.
//
// It counts what fits into `Happening` (`bus-contracts/shell/site/analytics.ts`) and some events of the bus. Of
// these it takes only ids and names of the site: route names, never addresses; kinds of bets, never amounts. It
// listens to no field.
//
// A visitor is a random name that is removed after a day, at a sign-out and when consent ends. Events are stored
// in the browser (`local-port.ts`) and sent to the operator. Another port takes its place where the shell starts
// the service.
import {
  couponPlaced,
  createScheduler,
  dialogsState,
  navigationState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { analyticsTrack, consentState } from '@grandstand/bus-contracts/shell';
import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Log } from '../../ports';
import { runService } from '../../shared/run-service';
import { counters, counting, performanceReports, start } from './analytics-effects';
import type { AnalyticsPort } from './analytics-port';
import { INITIAL, reduce } from './analytics-state';
import type { Change } from './analytics-state';
import type { Measured } from './browser-performance';
import { betEvent, eventOf, signInEvent } from './event-rules';
import type { AnalyticsOperator } from './operator';

export interface AnalyticsPorts {
  readonly bus: ShellHandle<'analytics'>;
  readonly clock: Clock;
  readonly port: AnalyticsPort;
  readonly operator: Pick<AnalyticsOperator, 'counters'>;
  /** The site's own name: "grandstand.example". */
  readonly domain: string;
  readonly performance$: Observable<Measured>;
  readonly log: Log;
}

/** Counts events of visitors while they consent. */
export function createAnalytics(ports: AnalyticsPorts): void {
  const { bus, clock, log } = ports;
  const effectPorts = { ...ports, scheduler: createScheduler(clock) };

  const event$ = merge(
    bus.messages$(sessionSignedIn).pipe(map(({ how }) => signInEvent(how))),
    bus.messages$(couponPlaced).pipe(map(({ typeId, betIds }) => betEvent(typeId, betIds.length))),
  );
  const { dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      bus
        .messages$(consentState)
        .pipe(map(({ marketing }): Change => ({ type: 'consented', isAgreed: marketing }))),
      bus
        .messages$(navigationState)
        .pipe(map(({ route }): Change => ({ type: 'navigated', route }))),
      bus.messages$(dialogsState).pipe(
        map(({ open }): Change => ({
          type: 'dialog-changed',
          isRegistrationOpen: open === 'registration',
        })),
      ),
      bus.messages$(sessionSignedOut).pipe(
        filter(({ reason }) => reason !== 'start'),
        map((): Change => ({ type: 'signed-out' })),
      ),
      event$.pipe(map((event): Change => ({ type: 'happened', event }))),
    ),
    effects: [start, counters, performanceReports, counting].map((effect) => effect(effectPorts)),
  });

  bus.handle(analyticsTrack, (happening) => {
    const { event, unknown } = eventOf(happening);
    for (const what of unknown) log('error', `Tracking met an unknown ${what}.`);
    return dispatch({ type: 'happened', event }).pipe(map(() => ({})));
  });
}
