// The README of `blocking` says which pages a banned player may open.
import { sessionState } from '@grandstand/bus-contracts';
import {
  banState,
  feedPlayer,
  navigationGuard,
  userConfigState,
} from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { BanState, UserConfig } from '@grandstand/bus-contracts/shell';
import { distinctUntilChanged, filter, ignoreElements, map, merge, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';

export interface BanPorts {
  readonly bus: ShellHandle<'ban'>;
}

/** The values of a guest. */
const NOT_BANNED: BanState = { isBanned: false, banLevel: 0, banVersion: 0 };

type Change =
  | { readonly type: 'player-changed'; readonly userId: string }
  | { readonly type: 'ban-received'; readonly ban: BanState };

/** Undefined until the config of the first player has loaded. */
type State = BanState | undefined;

/** The ban of one player does not apply to the next: their own is in their config. */
function reduce(ban: State, change: Change): State {
  if (change.type === 'ban-received') return change.ban;
  return change.userId === '' || ban?.isBanned ? NOT_BANNED : ban;
}

/** Publishes whether the player is banned, by the user config and sooner by the feed, and has `navigation` check the page again. */
export function createBan({ bus }: BanPorts): void {
  const isPlayer = (): boolean => bus.peek(sessionState)?.status === 'player';
  const change$: Observable<Change> = merge(
    player$(bus).pipe(map((userId): Change => ({ type: 'player-changed', userId }))),
    bus.messages$(userConfigState).pipe(
      map(({ config }) => config),
      // A config that could not be loaded lifts no ban.
      filter((config) => config !== null),
      filter(isPlayer),
      map((config): Change => ({ type: 'ban-received', ban: banOf(config) })),
    ),
    bus.messages$(feedPlayer).pipe(
      map(({ ban }) => ban),
      filter((ban) => ban !== undefined),
      filter(isPlayer),
      map(({ level, version }): Change => ({
        type: 'ban-received',
        ban: banOf({ ban_level: level, ban_version: version }),
      })),
    ),
  );
  /** Has `navigation` check the page after each change of the ban. */
  const guarding: Effect<State, Change> = (_steps$, state$) =>
    state$.pipe(
      filter((ban) => ban !== undefined),
      distinctUntilChanged(isSame),
      tap(() => {
        bus.send(navigationGuard, {}).catch(() => {
          // Navigation logs why it could not check the page; its guards read the state at the next move.
        });
      }),
      ignoreElements(),
    );
  runService<State, Change, 'ban'>(bus, {
    initial: undefined,
    reduce,
    change$,
    effects: [guarding],
    publish: [publishes(banState, (ban: State) => ban, isSame)],
  });
}

function isSame(one: BanState, other: BanState): boolean {
  return one.banLevel === other.banLevel && one.banVersion === other.banVersion;
}

/** The meaning of the operator's two numbers: a level above 0 is a ban. */
function banOf({
  ban_level: banLevel,
  ban_version: banVersion,
}: Pick<UserConfig, 'ban_level' | 'ban_version'>): BanState {
  return { isBanned: banLevel > 0, banLevel, banVersion };
}
