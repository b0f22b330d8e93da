import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { couponRepeat } from '@grandstand/bus-contracts/shell';
import { map } from 'rxjs';
import { requireAge } from '../../shared/of-age';
import type { CouponAccess } from './coupon-access';
import { draftOfPlaced } from './placed-coupon';
import type { PressCheck } from './press-check';

export interface RepeatPorts {
  readonly bus: ShellHandle<'coupon'>;
  readonly coupon: CouponAccess;
  readonly serverNow: () => number;
  /** Milliseconds that only grow. */
  readonly steadyNow: () => number;
  readonly presses: PressCheck;
}

/** Handles `coupon.repeat`: the bet placed last leaves its selections in the coupon, or is placed once more. */
export function handleRepeat({ bus, coupon, serverNow, steadyNow, presses }: RepeatPorts): void {
  bus.handle(couponRepeat, ({ betId, isPlaced }, { envelope }) => {
    requireAge(bus);
    if (isPlaced && !presses.usePlace(envelope)) throw new Refusal('not-pressed');
    const { draft: present, showing, context } = coupon.present();
    const { successCoupon: bet, placing } = showing;
    const { account } = context;
    const isReady =
      bet?.id === betId &&
      present.bets.length === 0 &&
      placing.status === 'idle' &&
      // The stake of another account may be in another currency.
      (!isPlaced || account?.id === bet.accountId);
    if (!isReady) throw new Refusal('not-ready');
    const { amount, accountId, typeId, systemValue, legs } = bet;
    const coefs = Object.fromEntries(legs.map(({ marketId, coef }) => [marketId, coef]));
    const matchCoefs = Object.fromEntries(
      legs.flatMap(({ gameId, matchCoef }) =>
        matchCoef === undefined ? [] : [[gameId, matchCoef]],
      ),
    );
    const press = {
      click: { amount, accountId, coefs, matchCoefs, typeId, systemValue },
      currencyId: account?.currencyId ?? 0,
      at: steadyNow(),
      isDue: true,
    };
    const draft = draftOfPlaced(bet, account, serverNow());
    return coupon
      .dispatch({ type: 'filled', draft, loadReport: null, ...(isPlaced && { press }) })
      .pipe(map(() => ({})));
  });
}
