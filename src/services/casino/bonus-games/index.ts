// Tries and moves have ids of the page, and are sent again where no answer came.
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  bonusGamesLoad,
  bonusGamesMove,
  bonusGamesState,
  bonusGamesTry,
} from '@grandstand/bus-contracts/player';
import type { BonusTry } from '@grandstand/bus-contracts/player';
import { purchasePlaced } from '@grandstand/bus-contracts/shell';
import { merge, Subject, tap } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  bonusMoveCall,
  bonusTryCall,
  ownBonusGamesCall,
} from '../../../api/endpoints/casino/bonus-games';
import type { Log } from '../../ports';
import { forPlayer$, namedAs } from '../../shared/player/relay';
import { HOLD_CODES } from '../../../api/hold-codes';
import { loadedValue } from '../../shared/loaded-value';

export interface BonusGamesPorts {
  readonly bus: ShellHandle<'bonus-games'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/** The operator's reasons to accept no try of a player at all. */
const EXCLUDED = namedAs('excluded', [
  'self-excluded',
  'return-unconfirmed',
  'account-closed',
  'banned',
  'account-frozen',
  ...HOLD_CODES,
  'session-limit-reached',
  'product-blocked',
]);

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
    onFailed: logFailure(log, 'The bonus games could not be loaded again.'),
  });

  bus.publishFrom(bonusGamesState, own.value$);
  bus.handle(bonusGamesLoad, () => own.first$());
  bus.handle(bonusGamesTry, (wish) =>
    forPlayer$(bus, bonusGamesTry, () => call$(api, bonusTryCall, wish), EXCLUDED).pipe(
      tap((state) => tried$.next(state)),
    ),
  );
  bus.handle(bonusGamesMove, (move) =>
    forPlayer$(bus, bonusGamesMove, () => call$(api, bonusMoveCall, move), EXCLUDED).pipe(
      tap((state) => {
        if (state.prize) tried$.next(state);
      }),
    ),
  );
}
