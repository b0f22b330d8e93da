import { createIntent } from '../../../services/intent';
import { createBrowserSigns, isThriftyBrowser } from '../../../services/intent/browser-signs';
import { createScroll } from '../../../services/scroll';
import { createBrowserScroll } from '../../../services/scroll/browser-scroll';
import { importFailed } from '../failed-imports';
import type { Ports } from '../ports';
import type { Join } from '../service-group';

interface MovingPorts extends Pick<
  Ports,
  'clock' | 'languages' | 'log' | 'page' | 'routeRules' | 'tabStore'
> {
  readonly join: Join<'intent' | 'scroll'>;
}

/** Starts prefetching before a press, and restoring the scroll position. */
export function startMoving(ports: MovingPorts): void {
  const { join, clock, page, tabStore, languages, routeRules, log } = ports;
  createIntent({
    bus: join('intent'),
    clock,
    signs$: createBrowserSigns(),
    isThrifty: isThriftyBrowser,
    languages,
    loadRules: routeRules.load,
    log,
  });
  createScroll({
    bus: join('scroll'),
    clock,
    page: createBrowserScroll(),
    restored$: page.restored$,
    store: tabStore,
  });
  // Fetched ahead, so that the first move does not wait for it.
  import('../../layout/arrival/arrive').catch(importFailed);
}
