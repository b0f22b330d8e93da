import { noticesShow, type ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import {
  favouritesCall,
  favouritesJoinCall,
  favouritesSetCall,
} from '../../api/endpoints/player/favourites';
import { refusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import type { Words } from '../ports/words';
import { backoff } from '../shared/backoff';
import { keepCause } from '../shared/run-service';
import type { Effect } from '../shared/run-service';
import type { Change, Press, State } from './favourites-state';
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

/** Between two tries to load. */
const RETRY = backoff(2000, 60_000);

/** Loads and saves for a player, one call after the other: each answer has all, and none overtakes another. */
export const operator: FavouritesEffect =
  ({ bus, scheduler, api, guests, notifyTabs, otherTabSaves$, words, log }) =>
  (steps$, state$) => {
    const presses$ = steps$.pipe(
      map(({ change }) => (change.type === 'pressed' ? change.press : null)),
      filter((press) => press !== null),
    );

    /** Joins a guest's favourites of this browser, and empties that list once the operator has them. */
    const join$ = (own: readonly string[]): Observable<Change> =>
      call$(api, favouritesJoinCall, { favourites: [...own] }).pipe(
        tap(({ leftOut }) => {
          guests.write(guests.read().filter((favourite) => !own.includes(favourite)));
          notifyTabs();
          if (leftOut.length > 0) showNotice(bus, words('favourites.leftOut'));
        }),
        map(({ favourites }): Change => ({ type: 'loaded', favourites })),
      );

    const load$ = (): Observable<Change> => {
      const own = guests.read();
      return own.length > 0
        ? join$(own)
        : call$(api, favouritesCall, {}).pipe(
            map(({ favourites }): Change => ({ type: 'loaded', favourites })),
          );
    };

    const save$ = (press: Press): Observable<Change> =>
      call$(api, favouritesSetCall, press).pipe(
        tap(notifyTabs),
        map(({ favourites }): Change => ({ type: 'saved', press, favourites })),
        catchError((error: unknown) => {
          const { code } = refusalOf(error, ['favourites-full', 'unknown-favourite']);
          return of<Change>({ type: 'refused', press, code });
        }),
      );

    const again$ = steps$.pipe(
      filter(({ change }) => change.type === 'load-failed'),
      switchMap(({ state }) => timer(RETRY(state.failures), scheduler)),
    );

    return state$.pipe(
      map(({ player }) => player),
      distinctUntilChanged(),
      switchMap((player) => {
        if (player === '') return EMPTY;
        const loadOrFail$ = defer(load$).pipe(
          catchError((error: unknown) => {
            if (!(error instanceof AbortedError)) {
              log('warn', 'The favourites could not be loaded.', error);
            }
            return of<Change>({ type: 'load-failed' });
          }),
        );
        return merge(
          merge(of(null), otherTabSaves$, again$).pipe(map(() => loadOrFail$)),
          presses$.pipe(map(keepCause(bus, save$))),
        ).pipe(concatMap((call) => call));
      }),
    );
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
