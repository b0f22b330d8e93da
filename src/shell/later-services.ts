import type { Clock } from '@grandstand/bus-contracts';
import type { ApiClient } from '../api';
import type { CookieJar, KeyValueStore, Log, OtherTabs, PageEvents } from '../services/ports';
import type { JoinLater } from './start-later';

export interface LaterPorts {
  readonly join: JoinLater;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly cookies: CookieJar;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  readonly log: Log;
}

/** Starts the services that no first paint waits for: two seconds after the areas stand, or with the first of their commands. */
export function startLaterServices(_ports: LaterPorts): void {}
