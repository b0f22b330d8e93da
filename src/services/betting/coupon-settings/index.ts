// The service stores one-click betting, its stakes, the exact coefficient and the reaction to price changes for
// each player, under a mark that reveals no identity.
import { couponState, Refusal, sessionState } from '@grandstand/bus-contracts';
import {
  couponClear,
  couponSettingsSet,
  couponSettingsState,
} from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import {
  concatMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  of,
  take,
  tap,
  withLatestFrom,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore } from '../../ports';
import { shownPlayer$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { ownKey, readOwn, readSettings, writeSettings } from './saved-settings';
import { SETTINGS_KEY } from './storage-key';
import type { OwnSettings } from './saved-settings';
import { changed, turnsOneClickOn } from './transitions';

export interface CouponSettingsPorts {
  readonly bus: ShellHandle<'coupon-settings'>;
  readonly store: KeyValueStore;
}

interface State {
  /** The player of these settings; empty for a guest, and until the session is known. */
  readonly owner: string;
  readonly settings: CouponSettings;
}

type Change =
  | { readonly type: 'player-changed'; readonly userId: string; readonly own: OwnSettings }
  /** The owner changes their settings. */
  | {
      readonly type: 'set';
      readonly owner: string;
      readonly changes: Partial<CouponSettings>;
    }
  | { readonly type: 'set-by-other-tab'; readonly settings: CouponSettings };

function reduce(state: State, change: Change): State {
  const { owner, settings } = state;
  switch (change.type) {
    case 'player-changed':
      if (change.userId === owner) return state;
      // The rest keeps its values here: storage may have failed.
      return { owner: change.userId, settings: { ...settings, ...change.own } };
    case 'set':
      if (change.owner !== owner) return state;
      return { owner, settings: changed(settings, change.changes) };
    case 'set-by-other-tab':
      return { owner, settings: change.settings };
  }
}

/** Keeps the settings of the coupon: display settings for the browser, betting settings for each player. */
export function createCouponSettings({ bus, store }: CouponSettingsPorts): void {
  const userId$ = shownPlayer$(bus);

  /** Stores the owner's settings for other tabs and visits. */
  const keeping: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      filter(({ change, state }) => change.type === 'set' && change.owner === state.owner),
      tap(({ state: { owner, settings } }) => writeSettings(store, owner, settings)),
      ignoreElements(),
    );

  const { state$, dispatch } = runService(bus, {
    initial: { owner: '', settings: readSettings(store, '') },
    reduce,
    change$: merge(
      userId$.pipe(
        map((userId): Change => ({
          type: 'player-changed',
          userId,
          own: readOwn(store, userId),
        })),
      ),
      store.changes$.pipe(
        withLatestFrom(userId$),
        filter(([key, userId]) => [null, SETTINGS_KEY, ownKey(userId)].includes(key)),
        map(([, userId]): Change => ({
          type: 'set-by-other-tab',
          settings: readSettings(store, userId),
        })),
      ),
    ),
    effects: [keeping],
    publish: [publishes(couponSettingsState, ({ settings }) => settings)],
  });

  /** One-click betting begins with an empty coupon, once the player has confirmed that. */
  function prepare$(
    { settings }: State,
    changes: Partial<CouponSettings>,
    isConfirmed: boolean,
  ): Observable<unknown> {
    const hasBets = (bus.peek(couponState)?.bets.length ?? 0) > 0;
    if (!hasBets || !turnsOneClickOn(settings, changed(settings, changes))) return of(null);
    if (!isConfirmed) throw new Refusal('needs-confirmation');
    return from(bus.send(couponClear, {}));
  }

  /** Emits once the session is known: until then the settings are those of a guest. */
  const sessionLoaded$ = bus.messages$(sessionState).pipe(
    filter(({ status }) => status !== 'unknown'),
    take(1),
  );

  bus.handle(couponSettingsSet, ({ isConfirmed = false, ...changes }) =>
    sessionLoaded$.pipe(
      concatMap(() => state$.pipe(take(1))),
      concatMap((state) =>
        prepare$(state, changes, isConfirmed).pipe(
          // Another player may be here once the coupon is empty: then nothing is set.
          concatMap(() => dispatch({ type: 'set', owner: state.owner, changes })),
        ),
      ),
      map(({ settings }) => settings),
    ),
  );
}
