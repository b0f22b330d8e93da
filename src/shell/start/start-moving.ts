import type { Language } from '@grandstand/bus-contracts';
import { createIntent } from '../../services/intent';
import { createBrowserSigns, isThriftyBrowser } from '../../services/intent/browser-signs';
import type { KeyValueStore, Log, PageEvents, SteadyClock } from '../../services/ports';
import { createScroll } from '../../services/scroll';
import { createBrowserScroll } from '../../services/scroll/browser-scroll';
import { importFailed } from './failed-imports';
import type { JoinLater } from './start-later';

export interface MovingPorts {
  readonly join: JoinLater;
  readonly clock: SteadyClock;
  readonly page: PageEvents;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** Those that the site offers. */
  readonly languages: readonly Language[];
  readonly log: Log;
}

/** Starts what makes moves between pages quick, and brings the player back to where they were. */
export function startMoving(ports: MovingPorts): void {
  const { join, clock, page, tabStore, languages, log } = ports;
  createIntent({
    bus: join('intent'),
    clock,
    signs$: createBrowserSigns(),
    isThrifty: isThriftyBrowser,
    languages,
    // By the time of the first move they are there.
    loadRules: () => import('../../routes/rules'),
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
  import('../layout/arrive').catch(importFailed);
}
