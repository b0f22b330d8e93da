import { createScheduler, Refusal, sessionState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { casinoFavourites, casinoSetFavourite } from '@grandstand/bus-contracts/player';
import {
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  of,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$, logFailure } from '../../api/calls/call';
import {
  casinoFavouritesCall,
  casinoSetFavouriteCall,
} from '../../api/endpoints/player/games/casino-favourites';
import { refusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import { backoff } from '../shared/backoff';
import { keepCause, publishes, runService } from '../shared/run-service';
import type { Effect } from '../shared/run-service';
import { NOBODY, reduce, shownOf, type Change, type Press, type State } from './casino-state';

export interface CasinoPorts {
  readonly bus: ShellHandle<'casino'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly log: Log;
}

/** Between two tries to load. */
const RETRY = backoff(2000, 60_000);

/** Keeps the games of the casino that the player has marked: at the operator, and shown at once. */
export function createCasino({ bus, clock, api, log }: CasinoPorts): void {
  const { state$, dispatch } = runService(bus, {
    initial: NOBODY,
    reduce,
    change$: bus.messages$(sessionState).pipe(
      map(({ status, userId }) => (status === 'player' ? userId : '')),
      startWith(''),
      distinctUntilChanged(),
      map((player): Change => ({ type: 'player-changed', player })),
    ),
    effects: [operator({ bus, api, log, scheduler: createScheduler(clock) })],
    publish: [
      publishes(
        casinoFavourites,
        (now) => ({ games: [...shownOf(now)], status: now.status }),
        (one, other) => one.status === other.status && one.games.join() === other.games.join(),
      ),
    ],
  });

  bus.handle(casinoSetFavourite, (request) => {
    const press = { ...request };
    const player = bus.peek(sessionState)?.userId ?? '';
    if (player === '') throw new Refusal('not-signed-in');
    return dispatch({ type: 'pressed', press }).pipe(
      switchMap(() =>
        state$.pipe(
          filter((now) => now.player !== player || !now.pending.includes(press)),
          take(1),
          map((now) => {
            // Of a player who has left meanwhile nothing is said.
            if (now.player !== player) throw new Refusal('not-signed-in');
            if (now.failed?.press === press) throw new Refusal(now.failed.code);
            return {};
          }),
        ),
      ),
    );
  });
}

interface EffectPorts extends Pick<CasinoPorts, 'bus' | 'api' | 'log'> {
  readonly scheduler: SchedulerLike;
}

/** Loads and saves, one call after the other: each answer has all, and none overtakes another. */
function operator({ bus, api, log, scheduler }: EffectPorts): Effect<State, Change> {
  const failed = logFailure(log, 'The favourite games could not be loaded.');
  const load$ = defer(() => call$(api, casinoFavouritesCall, {})).pipe(
    map(({ favourites }): Change => ({ type: 'loaded', games: favourites })),
    catchError((error: unknown) => {
      failed(error);
      return of<Change>({ type: 'load-failed' });
    }),
  );
  const save$ = (press: Press): Observable<Change> =>
    call$(api, casinoSetFavouriteCall, press).pipe(
      map(({ favourites }): Change => ({ type: 'saved', press, games: favourites })),
      catchError((error: unknown) => {
        const { code } = refusalOf(error, ['favourites-full', 'unknown-game']);
        return of<Change>({ type: 'refused', press, code });
      }),
    );

  return (steps$, state$) => {
    const presses$ = steps$.pipe(
      map(({ change }) => (change.type === 'pressed' ? change.press : null)),
      filter((press) => press !== null),
    );
    const again$ = steps$.pipe(
      filter(({ change }) => change.type === 'load-failed'),
      switchMap(({ state }) => timer(RETRY(state.failures), scheduler)),
    );
    return state$.pipe(
      map(({ player }) => player),
      distinctUntilChanged(),
      switchMap((player) =>
        player === ''
          ? EMPTY
          : merge(
              merge(of(null), again$).pipe(map(() => load$)),
              presses$.pipe(map(keepCause(bus, save$))),
            ).pipe(concatMap((call) => call)),
      ),
    );
  };
}
