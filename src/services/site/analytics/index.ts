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
