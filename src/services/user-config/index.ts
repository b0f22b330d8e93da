import { feedReset } from '@grandstand/bus-contracts';
import { feedPlayer, userConfigState } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { UserConfigState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { userConfigCall } from '../../api/endpoints/user-config';
import { createNewest } from '../shared/newest';
import { onShownPlayer } from '../shared/player';
import type { Log, Service } from '../ports';

export interface UserConfigPorts {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
  readonly log: Log;
}

const NOTHING: UserConfigState = { isInstalled: false, isLoaded: false, config: null };

/** Has what the operator knows of the player, from the sign-in on, and anew when it takes another view of them; for a guest it asks for nothing. */
export function createUserConfig({ bus, api, log }: UserConfigPorts): Service {
  const newest = createNewest();
  let player = '';
  const show = (state: UserConfigState): void => bus.publish(userConfigState, state);
  show(NOTHING);

  async function load(): Promise<void> {
    const number = newest.begin();
    try {
      const config = await api.call(
        userConfigCall,
        {},
        { signal: bus.signal, headers: { 'Cache-Control': 'no-cache' } },
      );
      if (newest.take(number)) show({ isInstalled: true, isLoaded: true, config });
    } catch (error) {
      if (error instanceof AbortedError) return;
      log('warn', 'The user config could not be loaded.', error);
      if (newest.take(number)) show(NOTHING);
    }
  }

  onShownPlayer(bus, (userId) => {
    player = userId;
    newest.forget();
    show(NOTHING);
    if (userId !== '') void load();
  });

  const renew = (): void => {
    // What is under way may be from before.
    newest.forget();
    if (player !== '') void load();
  };
  bus.on(feedPlayer, ({ isStandingChanged = false }) => {
    if (isStandingChanged) renew();
  });
  // Whatever was said in the break is lost.
  bus.on(feedReset, renew);

  return { stop: () => bus.dispose() };
}
