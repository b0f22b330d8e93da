import type { Clock } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createIntent } from '../services/intent';
import { createBrowserSigns, isThriftyBrowser } from '../services/intent/browser-signs';
import type { KeyValueStore, Log, PageEvents } from '../services/ports';
import { createScroll } from '../services/scroll';
import { createBrowserScroll } from '../services/scroll/browser-scroll';
import { importFailed } from './failed-imports';
import type { JoinLater } from './start-later';

export interface MovingPorts {
  readonly join: JoinLater;
  readonly clock: Clock;
  readonly page: PageEvents;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  readonly log: Log;
}

/** Starts what makes moves between pages quick, and brings the player back to where they were. */
export function startMoving({ join, clock, page, tabStore, log }: MovingPorts): void {
  createIntent({
    bus: join('intent'),
    clock,
    signs$: createBrowserSigns(),
    isThrifty: isThriftyBrowser,
    languages: LANGUAGES,
    // By the time of the first move they are there.
    loadRules: () => import('../routes/rules'),
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
  import('./layout/arrive').catch(importFailed);
}
