import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { couponRepeat } from '@grandstand/bus-contracts/shell';
import { map } from 'rxjs';
import { requireAge } from '../../../shared/of-age';
import { placedIn } from '../placement/results';
import type { CouponAccess } from '../coupon-access';
import { clickOfPlaced, draftOfPlaced } from './placed-coupon';
import type { PressCheck } from '../../../shared/press-check';

export interface RepeatPorts {
  readonly bus: ShellHandle<'coupon'>;
  readonly coupon: CouponAccess;
  readonly serverNow: () => number;
  /** Milliseconds that only grow. */
  readonly steadyNow: () => number;
  readonly presses: PressCheck;
}

/** Handles `coupon.repeat`: what was placed last leaves its selections in the coupon, or is placed once more. */
export function handleRepeat({ bus, coupon, serverNow, steadyNow, presses }: RepeatPorts): void {
  bus.handle(couponRepeat, ({ betId, isPlaced }, { envelope }) => {
    requireAge(bus);
    if (isPlaced && !presses.usePlace(envelope)) throw new Refusal('not-pressed');
    const { draft: present, showing, context } = coupon.present();
    const placed = placedIn(showing);
    const { account } = context;
    const isReady =
      placed.some(({ id }) => id === betId) &&
      present.bets.length === 0 &&
      showing.placing.status === 'idle' &&
      // The stake of another account may be in another currency, and that of a free bet is used up.
      (!isPlaced ||
        placed.every(({ accountId, isFreeBet }) => accountId === account?.id && !isFreeBet));
    if (!isReady) throw new Refusal('not-ready');
    const draft = draftOfPlaced(placed, account, serverNow());
    const press = {
      click: clickOfPlaced(placed, draft),
      currencyId: account?.currencyId ?? 0,
      at: steadyNow(),
      isDue: true,
    };
    return coupon
      .dispatch({ type: 'filled', draft, loadReport: null, ...(isPlaced && { press }) })
      .pipe(map(() => ({})));
  });
}
