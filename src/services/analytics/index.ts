import {
  configState,
  couponPlaced,
  dialogsState,
  navigationState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { analyticsTrack, consentState } from '@grandstand/bus-contracts/shell';
import type { Observable, Subscription } from 'rxjs';
import type { Log, Service } from '../ports';
import type { AnalyticsEvent, AnalyticsPort, Counters } from './analytics-port';
import type { Measured } from './browser-performance';
import { countersByType } from './counters';
import { betEvent, eventOf, pageEvent, performanceEvent, signInEvent } from './event-rules';
import type { AnalyticsOperator } from './operator';

/** Specification, section 9. */
const START_DELAY_MS = 10_000;
const QUIET_MS = 10_000;
/** On these pages counting starts at once. */
const REGISTRATION_ROUTES: ReadonlySet<string> = new Set(['registration', 'socialregistration']);
/** Before it starts no more are held. */
const MOST_HELD = 50;

export interface AnalyticsPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly port: AnalyticsPort;
  readonly operator: Pick<AnalyticsOperator, 'counters'>;
  /** The site's own name: "grandstand.example". */
  readonly domain: string;
  readonly performance$: Observable<Measured>;
  readonly log: Log;
}

/** Counts what visitors do, once they agree to that and for as long as they do. */
export function createAnalytics(ports: AnalyticsPorts): Service {
  const { bus, clock, port, operator, domain, performance$, log } = ports;
  let phase: 'refused' | 'waiting' | 'starting' | 'counting' = 'refused';
  let held: AnalyticsEvent[] = [];
  let counters: Counters = new Map();
  let cancelStart = (): void => {};
  let cancelReport = (): void => {};
  let measuring: Subscription | undefined;
  let asking = new AbortController();
  let route = '';

  function track(event: AnalyticsEvent): void {
    if (phase === 'counting') port.track(event);
    else if (phase !== 'refused' && held.length < MOST_HELD) held.push(event);
  }

  /** Most players meet registration as a dialog over whatever page they are on. */
  function isRegistering(): boolean {
    return REGISTRATION_ROUTES.has(route) || bus.peek(dialogsState)?.open === 'registration';
  }

  function agree(): void {
    phase = 'waiting';
    if (route !== '') held.push(pageEvent(route));
    cancelStart = clock.after(isRegistering() ? 0 : START_DELAY_MS, begin);
  }

  function begin(): void {
    cancelStart();
    phase = 'starting';
    const { signal } = asking;
    void loadCounters(signal).then(() => {
      if (signal.aborted) return;
      port.start(counters);
      phase = 'counting';
      for (const event of held.splice(0)) port.track(event);
      measure();
    });
  }

  async function loadCounters(signal: AbortSignal): Promise<void> {
    const config = bus.peek(configState);
    try {
      if (!config) throw new Error('Failed to ask for counters: there is no site config.');
      const site = { domain, projectId: config.group_id };
      const { counters: known, strange } = countersByType(await operator.counters(site, signal));
      counters = known;
      if (strange.length > 0) log('error', 'Counters could not be added.', { types: strange });
    } catch (error) {
      counters = new Map();
      if (!signal.aborted) log('error', 'Counters could not be added.', error);
    }
  }

  function measure(): void {
    const measured = new Map<string, number>();
    measuring = performance$.subscribe(({ name, value }) => {
      measured.set(name, value);
      cancelReport();
      cancelReport = clock.after(QUIET_MS, () => track(performanceEvent(measured)));
    });
  }

  function refuse(): void {
    phase = 'refused';
    held = [];
    stopAll();
    asking = new AbortController();
    port.forget();
  }

  function stopAll(): void {
    cancelStart();
    cancelReport();
    measuring?.unsubscribe();
    asking.abort();
  }

  bus.on(consentState, ({ marketing }) => {
    if (!marketing) refuse();
    else if (phase === 'refused') agree();
  });
  bus.on(navigationState, (place) => {
    if (place.route === route) return;
    ({ route } = place);
    track(pageEvent(route));
    if (phase === 'waiting' && isRegistering()) begin();
  });
  bus.on(dialogsState, () => {
    if (phase === 'waiting' && isRegistering()) begin();
  });
  bus.on(sessionSignedIn, ({ how }) => track(signInEvent(how)));
  bus.on(sessionSignedOut, ({ reason }) => {
    if (reason === 'start' || phase === 'refused') return;
    // Who comes next is somebody else.
    held = [];
    port.forget();
    if (phase === 'counting') port.start(counters);
  });
  bus.on(couponPlaced, ({ typeId, betIds }) => track(betEvent(typeId, betIds.length)));
  bus.handle(analyticsTrack, (happening) => {
    const { event, unknown } = eventOf(happening);
    for (const what of unknown) log('error', `Tracking met an unknown ${what}.`);
    track(event);
    return {};
  });

  return {
    stop() {
      stopAll();
      bus.dispose();
    },
  };
}
