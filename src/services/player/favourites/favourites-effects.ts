import { noticesShow, type ShellHandle } from '@grandstand/bus-contracts';
import { filter, from, ignoreElements, map, tap } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  favouritesCall,
  favouritesJoinCall,
  favouritesSetCall,
} from '../../../api/endpoints/player/favourites';
import { refusalOf } from '../../../api/refusal-of';
import type { Log } from '../../ports';
import type { Words } from '../../ports/words';
import { keepList } from '../../shared/kept-list/keep-list';
import type { Effect } from '../../shared/run-service';
import type { Change, State } from './favourites-state';
import type { GuestList } from './guest-list';

export interface EffectPorts {
  readonly bus: ShellHandle<'favourites'>;
  readonly scheduler: SchedulerLike;
  readonly api: ApiClient;
  readonly guests: GuestList;
  /** Notifies the player's other tabs that there are changes to load. */
  readonly notifyTabs: () => void;
  /** Another tab has saved something of the player's. */
  readonly otherTabSaves$: Observable<unknown>;
  readonly words: Words;
  readonly log: Log;
}

type FavouritesEffect = (ports: EffectPorts) => Effect<State, Change>;

/** Loads and saves a player's list. */
export const operator: FavouritesEffect = ({
  bus,
  scheduler,
  api,
  guests,
  notifyTabs,
  otherTabSaves$,
  words,
  log,
}) => {
  /** Joins a guest's favourites of this browser, and empties that list once the operator has them. */
  const join$ = (own: readonly string[]): Observable<readonly string[]> =>
    call$(api, favouritesJoinCall, { favourites: [...own] }).pipe(
      tap(({ leftOut }) => {
        guests.write(guests.read().filter((favourite) => !own.includes(favourite)));
        notifyTabs();
        if (leftOut.length > 0) showNotice(bus, words('favourites.leftOut'));
      }),
      map(({ favourites }) => favourites),
    );

  return keepList({
    bus,
    scheduler,
    load: () => {
      const own = guests.read();
      return own.length > 0
        ? join$(own)
        : call$(api, favouritesCall, {}).pipe(map(({ favourites }) => favourites));
    },
    onLoadError: logFailure(log, 'The favourites could not be loaded.'),
    save: ({ item, isOn }) =>
      call$(api, favouritesSetCall, { favourite: item, isOn }).pipe(
        tap(notifyTabs),
        map(({ favourites }) => favourites),
      ),
    codeOf: (error) => refusalOf(error, ['favourites-full', 'unknown-favourite']).code,
    reload$: otherTabSaves$,
  });
};

/** Keeps a guest's list in the browser. */
export const keeping: FavouritesEffect =
  ({ guests }) =>
  (steps$) =>
    steps$.pipe(
      filter(
        ({ change, before, state }) =>
          change.type === 'pressed' && state.player === '' && state.kept !== before.kept,
      ),
      tap(({ state }) => guests.write(state.kept)),
      ignoreElements(),
    );

/** Shows a notice when a press was refused. */
export const failureNotices: FavouritesEffect =
  ({ bus, words }) =>
  (steps$) =>
    steps$.pipe(
      filter(({ before, state }) => state.failed !== null && state.failed !== before.failed),
      tap(({ state }) => showNotice(bus, words(`favourites.${state.failed?.code}`))),
      ignoreElements(),
    );

function showNotice(bus: ShellHandle<'favourites'>, text: Promise<string>): void {
  bus.listen(from(text), (words) => {
    // A notice that could not be shown has been reported by the bus.
    bus.send(noticesShow, { kind: 'error', text: words }).catch(() => {});
  });
}
