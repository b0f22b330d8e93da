import { configState } from '@grandstand/bus-contracts';
import { fromEvent, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { workerScriptUrl } from '../../../remote-views';
import { createAge } from '../../../services/age';
import { createAnalytics } from '../../../services/analytics';
import { createBrowserPerformance } from '../../../services/analytics/browser-performance';
import { createCollector } from '../../../services/analytics/collector';
import { createLocalPort } from '../../../services/analytics/local-port';
import { createAnalyticsOperator } from '../../../services/analytics/operator';
import { createAttribution } from '../../../services/attribution';
import { createConsent } from '../../../services/consent';
import { createWindowWidth } from '../../../services/consent/window-width';
import { createPwa } from '../../../services/pwa';
import { createBrowserWorker } from '../../../services/pwa/browser-worker';
import { createServerNow } from '../../../services/time/server-now';
import type { Ports } from '../ports';
import type { Join } from '../service-group';

interface ConsentStartPorts extends Pick<
  Ports,
  'api' | 'clock' | 'cookies' | 'log' | 'page' | 'storage' | 'tabStore'
> {
  readonly join: Join<'age' | 'analytics' | 'attribution' | 'consent' | 'pwa' | 'window-width'>;
}

/** Starts the questions of consent and age, and the services that depend on the answers. */
export function startConsent(ports: ConsentStartPorts): void {
  const { join, clock, api, storage, cookies, page, tabStore, log } = ports;
  const consent = join('consent');
  createConsent({
    bus: consent,
    clock,
    api,
    storage,
    page,
    serverNow: createServerNow(consent, clock),
    log,
  });
  createWindowWidth({ bus: join('window-width'), clock, cookies, width$: windowWidth() });
  const age = join('age');
  createAge({
    bus: age,
    clock,
    storage,
    tabStorage: tabStore,
    page,
    serverNow: createServerNow(age, clock),
  });
  createAttribution({ bus: join('attribution'), clock, cookies, landing: landingAddress() });
  const analytics = join('analytics');
  const operator = createAnalyticsOperator((input, init) => fetch(input, init));
  createAnalytics({
    bus: analytics,
    clock,
    operator,
    domain: location.hostname,
    performance$: createBrowserPerformance(),
    port: createLocalPort({
      clock,
      storage,
      newVisitor: () => crypto.randomUUID(),
      pass: createCollector({
        clock,
        operator,
        isWanted: () => analytics.peek(configState)?.isFatmanAnalyticsAvailable === true,
      }),
    }),
    log,
  });
  createPwa({ bus: join('pwa'), clock, worker: createBrowserWorker(workerScriptUrl), log });
}

/** The address that the document was loaded from; the address bar may have changed since. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

function windowWidth(): Observable<number> {
  return fromEvent(window, 'resize').pipe(
    startWith(undefined),
    map(() => window.innerWidth),
  );
}
