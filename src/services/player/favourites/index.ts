// The service saves a player's changes one after another. A load that fails is repeated after 2 s, then after
// twice as long each time, 60 s at most.
import {
  createScheduler,
  favouritesSet,
  favouritesState,
  sessionState,
} from '@grandstand/bus-contracts';
import type { Clock, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { distinctUntilChanged, filter, map, merge, startWith, switchMap } from 'rxjs';
import type { ApiClient } from '../../../api';
import type { KeyValueStore, Log, OtherTabs } from '../../ports';
import type { Words } from '../../ports/words';
import { playerHash } from '../../shared/player/player-record';
import { answerTo } from '../../shared/kept-list/keep-list';
import { shownOf } from '../../shared/kept-list/kept-list-state';
import { publishes, runService } from '../../shared/run-service';
import { keeping, operator, failureNotices } from './favourites-effects';
import { UNKNOWN, reduce, type Change } from './favourites-state';
import { createGuestList } from './guest-list';
import { FAVOURITES_KEY } from './storage-key';

export interface FavouritesPorts {
  readonly bus: ShellHandle<'favourites'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  readonly words: Words;
  readonly log: Log;
}

function isSameState(
  one: PayloadOf<typeof favouritesState>,
  other: PayloadOf<typeof favouritesState>,
): boolean {
  return one.status === other.status && one.favourites.join() === other.favourites.join();
}

/**
 * Keeps the visitor's favourites: a guest's in the browser, a player's at the operator.
 * A guest's favourites join those of the player who signs in.
 */
export function createFavourites(ports: FavouritesPorts): void {
  const { bus, clock, storage, otherTabs } = ports;
  const guests = createGuestList(storage);
  const ownHash = (): string => playerHash(state().player);
  const effectPorts = {
    ...ports,
    scheduler: createScheduler(clock),
    guests,
    notifyTabs: () => otherTabs.post({ kind: 'kept', key: FAVOURITES_KEY, text: ownHash() }),
    otherTabSaves$: otherTabs.messages$.pipe(
      filter((note) => note.kind === 'kept' && note.key === FAVOURITES_KEY),
      filter((note) => note.kind === 'kept' && note.text === ownHash()),
    ),
  };
  const change$ = merge(
    bus.messages$(sessionState).pipe(
      map(({ userId, status }) => ({ player: userId, isKnown: status !== 'unknown' })),
      startWith({ player: '', isKnown: false }),
      distinctUntilChanged((a, b) => a.player === b.player && a.isKnown === b.isKnown),
      map(({ player, isKnown }): Change => ({
        type: 'player-changed',
        player,
        status: isKnown && player === '' ? 'ready' : 'loading',
        kept: guests.read(),
      })),
    ),
    storage.changes$.pipe(
      filter((key) => key === FAVOURITES_KEY || key === null),
      map((): Change => ({ type: 'guests-changed', guests: guests.read() })),
    ),
  );
  const { state, state$, dispatch } = runService(bus, {
    initial: UNKNOWN,
    reduce,
    change$,
    effects: [operator, keeping, failureNotices].map((effect) => effect(effectPorts)),
    publish: [
      publishes(
        favouritesState,
        (now) => ({ favourites: [...shownOf(now)], status: now.status }),
        isSameState,
      ),
    ],
  });

  bus.handle(favouritesSet, ({ favourite, isOn }) => {
    const press = { item: favourite, isOn };
    return dispatch({ type: 'pressed', press }).pipe(
      switchMap(({ player }) => answerTo(state$, { press, player, left: 'unavailable' })),
    );
  });
}
