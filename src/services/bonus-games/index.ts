import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  bonusGamesLoad,
  bonusGamesMove,
  bonusGamesState,
  bonusGamesTry,
} from '@grandstand/bus-contracts/player';
import type { BonusTry, OwnBonusGames } from '@grandstand/bus-contracts/player';
import { purchasePlaced } from '@grandstand/bus-contracts/shell';
import { catchError, EMPTY, map, merge, startWith, Subject, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../api';
import type { ApiClient } from '../../api';
import { call$, logFailure } from '../../api/calls/call';
import {
  bonusMoveCall,
  bonusTryCall,
  ownBonusGamesCall,
} from '../../api/endpoints/player/games/bonus-games';
import { playerRefusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import { asPlayer$ } from '../shared/as-player';
import { shownPlayer$ } from '../shared/player';

export interface BonusGamesPorts {
  readonly bus: ShellHandle<'bonus-games'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/** The operator's reasons to accept no try of a player at all. */
const EXCLUDED: readonly string[] = [
  'self-excluded',
  'account-closed',
  'banned',
  'account-frozen',
  'session-limit-reached',
  'product-blocked',
];

/**
 * Plays tries of bonus games, and keeps the player's points, tries and prizes current. They are loaded for the first
 * page that shows them, and again after each try that begins or ends and after each purchase.
 */
export function createBonusGames({ bus, api, log }: BonusGamesPorts): void {
  const loaded$ = new Subject<OwnBonusGames>();
  const tried$ = new Subject<BonusTry>();
  const load$ = (): Observable<OwnBonusGames> =>
    asPlayer$(bus, () => call$(api, ownBonusGamesCall, {}));
  const isFailed = logFailure(log, 'The bonus games could not be loaded again.');
  const reloaded$ = merge(tried$, bus.messages$(purchasePlaced)).pipe(
    // The newest change wins; what was there stays where the load fails.
    switchMap(() =>
      load$().pipe(
        catchError((error: unknown) => {
          isFailed(error);
          return EMPTY;
        }),
      ),
    ),
  );

  bus.publishFrom(
    bonusGamesState,
    shownPlayer$(bus).pipe(
      switchMap(() =>
        loaded$.pipe(
          switchMap((own) => reloaded$.pipe(startWith(own))),
          startWith(null),
        ),
      ),
    ),
  );

  bus.handle(bonusGamesLoad, () =>
    load$().pipe(
      tap((own) => loaded$.next(own)),
      map(() => ({})),
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    ),
  );
  bus.handle(bonusGamesTry, (wish) =>
    asPlayer$(bus, () => call$(api, bonusTryCall, wish)).pipe(
      tap((state) => tried$.next(state)),
      catchError((error: unknown) => {
        throw excludedOf(error) ?? playerRefusalOf(error, ['no-tries', 'try-open', 'book-empty']);
      }),
    ),
  );
  bus.handle(bonusGamesMove, (move) =>
    asPlayer$(bus, () => call$(api, bonusMoveCall, move)).pipe(
      tap((state) => {
        if (state.prize) tried$.next(state);
      }),
      catchError((error: unknown) => {
        throw excludedOf(error) ?? playerRefusalOf(error, ['bad-move']);
      }),
    ),
  );
}

/** The refusal to a player who may make no try; null where it is another one. */
function excludedOf(error: unknown): Refusal<'excluded'> | null {
  if (!(error instanceof HttpError) || !EXCLUDED.includes(error.code)) return null;
  return new Refusal('excluded', { text: error.text, cause: error });
}
