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

/** Starts what makes moves between pages quick, and brings the player back to where they were. */
export function startMoving(ports: MovingPorts): void {
  const { join, clock, page, tabStore, languages, routeRules, log } = ports;
  createIntent({
    bus: join('intent'),
    clock,
    signs$: createBrowserSigns(),
    isThrifty: isThriftyBrowser,
    languages,
    // By the time of the first move they are there.
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
  // The first move is not to wait for what receives the player.
  import('../../layout/arrive').catch(importFailed);
}
