import {
  couponState,
  meaningOf,
  createScheduler,
  feedReset,
  playerRulesState,
} from '@grandstand/bus-contracts';
import { LIMIT, limitsState } from '@grandstand/bus-contracts/player';
import { feedPlayer, offersState, userConfigState } from '@grandstand/bus-contracts/shell';
import type { Clock, PlayerRules, ShellHandle } from '@grandstand/bus-contracts';
import type { UserConfig, UserConfigState } from '@grandstand/bus-contracts/shell';
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  share,
  skip,
  startWith,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { userConfigCall } from '../../../api/endpoints/player/user-config';
import type { Log, PageEvents } from '../../ports';
import { call$, logFailure } from '../../../api/calls/call';
import { shownPlayer$ } from '../../shared/player/player';
import { resource$ } from '../../shared/resource';
import type { Resource } from '../../shared/resource';

export interface UserConfigPorts {
  readonly bus: ShellHandle<'user-config'>;
  readonly clock: Clock;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly api: ApiClient;
  readonly log: Log;
}

const NOTHING: UserConfigState = { isInstalled: false, isLoaded: false, config: null };
const LOADING: UserConfigState = { ...NOTHING, isLoading: true };

/** How often a page that is seen asks whether bets are taken again: a reason may end by time. */
const BARRED_MS = 60_000;

/** Keeps the player's config, and loads it again when the operator changes it (ACC-03). */
export function createUserConfig({ bus, clock, page, api, log }: UserConfigPorts): void {
  const standingChanged$ = bus.messages$(feedPlayer).pipe(
    // A player who has just changed a limit is offered nothing.
    filter(
      ({ isStatusChanged = false, areLimitsChanged = false }) =>
        isStatusChanged || areLimitsChanged,
    ),
  );
  const config$ = resource$({
    key$: shownPlayer$(bus).pipe(map((userId) => userId || null)),
    // Messages of the feed during a break are lost.
    reload$: merge(standingChanged$, bus.messages$(feedReset), refusalMayDiffer$(bus, clock, page)),
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

/** When the known reason not to take bets, or that there is none, may be out of date. */
function refusalMayDiffer$(
  bus: ShellHandle<'user-config'>,
  clock: Clock,
  page: UserConfigPorts['page'],
): Observable<unknown> {
  const isRefused$ = bus.messages$(playerRulesState).pipe(
    map(({ refusal }) => refusal !== null),
    distinctUntilChanged(),
  );
  const isRefused = (): boolean => (bus.peek(playerRulesState)?.refusal ?? null) !== null;
  /** A bet was refused for a reason that was not known. */
  const bet$ = bus.messages$(couponState).pipe(
    map(({ problems }) => problems.some(({ code }) => meaningOf(code).isBarring === true)),
    distinctUntilChanged(),
    filter((isBarred) => isBarred && !isRefused()),
  );
  /** The player has said, here or in another tab, that they want to play again after a self-exclusion. */
  const return$ = bus.messages$(limitsState).pipe(
    map(({ pending }) => pending.some(({ limitType }) => limitType === LIMIT.selfExclusion)),
    distinctUntilChanged(),
    skip(1),
    filter((isWaiting) => !isWaiting),
  );
  const time$ = combineLatest([isRefused$, page.visible$]).pipe(
    switchMap(([isBarred, isVisible]) =>
      isBarred && isVisible ? interval(BARRED_MS, createScheduler(clock)) : EMPTY,
    ),
  );
  return merge(bet$, return$, time$);
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
    refusal: refusalOf(config),
  };
}

function refusalOf(config: UserConfig | null): PlayerRules['refusal'] {
  const refusal = config?.bet_refusal;
  return refusal ? { code: refusal.code, text: refusal.message } : null;
}
