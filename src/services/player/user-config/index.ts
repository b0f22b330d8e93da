import { feedReset, playerRulesState } from '@grandstand/bus-contracts';
import { feedPlayer, offersState, userConfigState } from '@grandstand/bus-contracts/shell';
import type { PlayerRules, ShellHandle } from '@grandstand/bus-contracts';
import type { UserConfig, UserConfigState } from '@grandstand/bus-contracts/shell';
import { distinctUntilChanged, filter, map, merge, share, startWith } from 'rxjs';
import type { ApiClient } from '../../../api';
import { userConfigCall } from '../../../api/endpoints/player/user-config';
import type { Log } from '../../ports';
import { call$, logFailure } from '../../../api/calls/call';
import { shownPlayer$ } from '../../shared/player/player';
import { resource$ } from '../../shared/resource';
import type { Resource } from '../../shared/resource';

export interface UserConfigPorts {
  readonly bus: ShellHandle<'user-config'>;
  readonly api: ApiClient;
  readonly log: Log;
}

const NOTHING: UserConfigState = { isInstalled: false, isLoaded: false, config: null };
const LOADING: UserConfigState = { ...NOTHING, isLoading: true };

/** Keeps the player's config, and loads it again when the operator changes it (ACC-03). */
export function createUserConfig({ bus, api, log }: UserConfigPorts): void {
  const standingChanged$ = bus.messages$(feedPlayer).pipe(
    // A player who has just changed a limit is offered nothing.
    filter(
      ({ isStandingChanged = false, areLimitsChanged = false }) =>
        isStandingChanged || areLimitsChanged,
    ),
  );
  const config$ = resource$({
    key$: shownPlayer$(bus).pipe(map((userId) => userId || null)),
    // Messages of the feed during a break are lost.
    reload$: merge(standingChanged$, bus.messages$(feedReset)),
    load: () => call$(api, userConfigCall, {}, { headers: { 'Cache-Control': 'no-cache' } }),
    onError: logFailure(log, 'The user config could not be loaded.'),
  });
  const state$ = config$.pipe(map(stateOf), share());
  bus.publishFrom(userConfigState, state$.pipe(startWith(NOTHING)));
  const rules$ = state$.pipe(
    startWith(NOTHING),
    map(({ config }) => rulesOf(config)),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  bus.publishFrom(playerRulesState, rules$);
  const mayBeOffered$ = state$.pipe(
    startWith(NOTHING),
    map(({ config }) => config && (config.may_be_offered ?? false)),
    distinctUntilChanged(),
  );
  bus.publishFrom(offersState, mayBeOffered$.pipe(map((mayBeOffered) => ({ mayBeOffered }))));
}

function stateOf({ status, value }: Resource<UserConfig>): UserConfigState {
  if (status === 'loading') return LOADING;
  if (status !== 'ready' || value === undefined) return NOTHING;
  return { isInstalled: true, isLoaded: true, config: value };
}

/** What the player may not bet on: areas get nothing else of the config. */
function rulesOf(config: UserConfig | null): PlayerRules {
  return {
    line: config?.disallow_line_sport ?? [],
    live: config?.disallow_live_sport ?? [],
    isLineClosed: config?.isCCLine ?? false,
    isLiveClosed: config?.isCClive ?? false,
  };
}
