// Tries and moves have ids of the page, and are sent again where no answer came.
import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  bonusGamesLoad,
  bonusGamesMove,
  bonusGamesState,
  bonusGamesTry,
} from '@grandstand/bus-contracts/player';
import type { BonusTry } from '@grandstand/bus-contracts/player';
import { purchasePlaced } from '@grandstand/bus-contracts/shell';
import { catchError, merge, Subject, tap } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  bonusMoveCall,
  bonusTryCall,
  ownBonusGamesCall,
} from '../../../api/endpoints/casino/bonus-games';
import { playerRefusalOf } from '../../../api/refusal-of';
import type { Log } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { HOLD_CODES } from '../../../api/hold-codes';
import { loadedValue } from '../../shared/loaded-value';

export interface BonusGamesPorts {
  readonly bus: ShellHandle<'bonus-games'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/** The operator's reasons to accept no try of a player at all. */
const EXCLUDED: readonly string[] = [
  'self-excluded',
  'return-unconfirmed',
  'account-closed',
  'banned',
  'account-frozen',
  ...HOLD_CODES,
  'session-limit-reached',
  'product-blocked',
];

/**
 * Plays tries of bonus games, and keeps the player's points, tries and prizes current. They are loaded for the first
 * page that shows them, and again after each try that begins or ends and after each purchase.
 */
export function createBonusGames({ bus, api, log }: BonusGamesPorts): void {
  const tried$ = new Subject<BonusTry>();
  const own = loadedValue({
    bus,
    changed$: merge(tried$, bus.messages$(purchasePlaced)),
    call: () => call$(api, ownBonusGamesCall, {}),
    refusalOf: playerRefusalOf,
    onFailed: logFailure(log, 'The bonus games could not be loaded again.'),
  });

  bus.publishFrom(bonusGamesState, own.value$);
  bus.handle(bonusGamesLoad, () => own.first$());
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
