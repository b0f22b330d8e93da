import { fromEvent, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { workerScriptUrl } from '../../../remote-views';
import { createAge } from '../../../services/protection/age';
import { createAttribution } from '../../../services/site/attribution';
import { createConsent } from '../../../services/page/consent';
import { createWindowWidth } from '../../../services/page/consent/window-width';
import { createPwa } from '../../../services/page/pwa';
import { createBrowserWorker } from '../../../services/page/pwa/browser-worker';
import { createServerNow } from '../../../services/time/server-now';
import type { Ports } from '../ports';
import type { Join } from '../service-group';

interface ConsentStartPorts extends Pick<
  Ports,
  'api' | 'clock' | 'cookies' | 'log' | 'page' | 'storage' | 'tabStore'
> {
  readonly join: Join<'age' | 'attribution' | 'consent' | 'pwa' | 'window-width'>;
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
