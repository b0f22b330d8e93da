// Prices that were pressed before their area had started.
import { couponAddBet, couponRemoveBet } from '@grandstand/bus-contracts';
import type { CouponPick, ShellHandle } from '@grandstand/bus-contracts';
import { catchError, concatMap, EMPTY, from } from 'rxjs';
import type { Observable } from 'rxjs';

export interface EarlyPick {
  readonly pick: CouponPick;
  /** Whether the player wants it in the coupon, or out of it. */
  readonly isChosen: boolean;
  /** Leaves the press to the area, which says why it fails. */
  readonly refuse: () => void;
}

interface EarlyPressesPorts {
  readonly bus: ShellHandle<'early-presses'>;
  readonly picks$: Observable<EarlyPick>;
}

/**
 * Puts prices that were pressed early into the coupon, or takes them out, in the order of the presses.
 * @remarks The coupon sees no press by hand behind them: with one-click betting on, nothing is placed.
 */
export function createEarlyPresses({ bus, picks$ }: EarlyPressesPorts): void {
  const sent$ = picks$.pipe(
    concatMap(({ pick, isChosen, refuse }) =>
      from(
        isChosen
          ? bus.send(couponAddBet, pick)
          : bus.send(couponRemoveBet, { marketId: pick.marketId }),
      ).pipe(
        catchError(() => {
          refuse();
          return EMPTY;
        }),
      ),
    ),
  );
  bus.listen(sent$, () => {});
}
