// The service loads the list with the session, and saves one change after another. The list shows a change at
// once, and takes it back where the operator refuses it. A load that fails is repeated after 2 s, then after twice
// as long each time, 60 s at most.
import { createScheduler, Refusal, sessionState } from '@grandstand/bus-contracts';
import type { Clock, FailureOf, ShellHandle } from '@grandstand/bus-contracts';
import { casinoFavourites, casinoSetFavourite } from '@grandstand/bus-contracts/player';
import { distinctUntilChanged, map, startWith, switchMap } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  casinoFavouritesCall,
  casinoSetFavouriteCall,
} from '../../../api/endpoints/player/casino-favourites';
import { refusalOf } from '../../../api/refusal-of';
import type { Log } from '../../ports';
import { answerTo, keepList } from '../../shared/kept-list/keep-list';
import { NO_LIST, reduceList, shownOf } from '../../shared/kept-list/kept-list-state';
import type { KeptList, ListChange } from '../../shared/kept-list/kept-list-state';
import { publishes, runService } from '../../shared/run-service';

export interface CasinoPorts {
  readonly bus: ShellHandle<'casino'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly log: Log;
}

type Code = FailureOf<typeof casinoSetFavourite>;

/** Keeps the games of the casino that the player has marked: at the operator, and shown at once. */
export function createCasino({ bus, clock, api, log }: CasinoPorts): void {
  const { state$, dispatch } = runService<KeptList<Code>, ListChange<Code>, 'casino'>(bus, {
    initial: NO_LIST,
    reduce: reduceList,
    change$: bus.messages$(sessionState).pipe(
      map(({ status, userId }) => (status === 'player' ? userId : '')),
      startWith(''),
      distinctUntilChanged(),
      map((player) => ({
        type: 'player-changed',
        player,
        status: player === '' ? 'ready' : 'loading',
        kept: [],
      })),
    ),
    effects: [
      keepList({
        bus,
        scheduler: createScheduler(clock),
        load: () => call$(api, casinoFavouritesCall, {}).pipe(map(({ favourites }) => favourites)),
        onLoadError: logFailure(log, 'The favourite games could not be loaded.'),
        save: ({ item, isOn }) =>
          call$(api, casinoSetFavouriteCall, { game: item, isOn }).pipe(
            map(({ favourites }) => favourites),
          ),
        codeOf: (error) => refusalOf(error, ['favourites-full', 'unknown-game']).code,
      }),
    ],
    publish: [
      publishes(
        casinoFavourites,
        (now) => ({ games: [...shownOf(now)], status: now.status }),
        (one, other) => one.status === other.status && one.games.join() === other.games.join(),
      ),
    ],
  });

  bus.handle(casinoSetFavourite, ({ game, isOn }) => {
    const press = { item: game, isOn };
    const player = bus.peek(sessionState)?.userId ?? '';
    if (player === '') throw new Refusal('not-signed-in');
    return dispatch({ type: 'pressed', press }).pipe(
      switchMap(() => answerTo(state$, { press, player, left: 'not-signed-in' })),
    );
  });
}
