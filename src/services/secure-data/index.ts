import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { secureData } from '../../api/endpoints/session-later';
import { onPlayer } from '../shared/player';
import type { CookieJar, Log, Service } from '../ports';

export interface SecureDataPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  readonly log: Log;
}

/** How long the cookies hold (specification, section 9); then they are asked for anew. */
const LIFE_MS = 1_800_000;

/** Keeps a player's secure data in cookies; the session removes them when the player goes. */
export function createSecureData({ bus, clock, api, cookies, log }: SecureDataPorts): Service {
  let player = '';
  let cancel = (): void => {};

  async function load(): Promise<void> {
    const mine = player;
    cancel = clock.after(LIFE_MS, () => void load());
    try {
      const data = await api.call(secureData, {}, { signal: bus.signal });
      if (mine !== player) return;
      if (data === null) {
        log('error', 'The secure data came empty.');
        return;
      }
      const expires = clock.now() + LIFE_MS;
      cookies.set('ggru', data.ggru, { expires });
      cookies.set(`_grant_${data.session}`, data.grant, { expires });
    } catch (error) {
      if (!(error instanceof AbortedError)) {
        log('error', 'The secure data could not be had.', error);
      }
    }
  }

  onPlayer(bus, (userId) => {
    player = userId;
    cancel();
    if (player !== '') void load();
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
