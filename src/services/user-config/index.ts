import { feedReset } from '@grandstand/bus-contracts';
import { feedPlayer, userConfigState } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { UserConfig, UserConfigState } from '@grandstand/bus-contracts/shell';
import { filter, map, merge, startWith } from 'rxjs';
import type { ApiClient } from '../../api';
import { userConfigCall } from '../../api/endpoints/player/user-config';
import type { Log } from '../ports';
import { call$, logFailure } from '../../api/calls/call';
import { shownPlayer$ } from '../shared/player';
import { resource$ } from '../shared/resource';
import type { Resource } from '../shared/resource';

export interface UserConfigPorts {
  readonly bus: ShellHandle<'user-config'>;
  readonly api: ApiClient;
  readonly log: Log;
}

const NOTHING: UserConfigState = { isInstalled: false, isLoaded: false, config: null };
const LOADING: UserConfigState = { ...NOTHING, isLoading: true };

/** Keeps the player's config, and loads it again when the operator changes it (ACC-03). */
export function createUserConfig({ bus, api, log }: UserConfigPorts): void {
  const standingChanged$ = bus
    .messages$(feedPlayer)
    .pipe(filter(({ isStandingChanged = false }) => isStandingChanged));
  const config$ = resource$({
    key$: shownPlayer$(bus).pipe(map((userId) => userId || null)),
    // Messages of the feed during a break are lost.
    reload$: merge(standingChanged$, bus.messages$(feedReset)),
    load: () => call$(api, userConfigCall, {}, { headers: { 'Cache-Control': 'no-cache' } }),
    onError: logFailure(log, 'The user config could not be loaded.'),
  });
  bus.publishFrom(userConfigState, config$.pipe(map(stateOf), startWith(NOTHING)));
}

function stateOf({ status, value }: Resource<UserConfig>): UserConfigState {
  if (status === 'loading') return LOADING;
  if (status !== 'ready' || value === undefined) return NOTHING;
  return { isInstalled: true, isLoaded: true, config: value };
}
