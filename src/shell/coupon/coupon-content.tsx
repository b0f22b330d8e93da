import type { CouponState } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import { CouponBets } from './coupon-bets';
import { CouponForm } from './coupon-form';
import { PlacedCoupon } from './placed-coupon';
import type { Placed } from './use-placed';

export interface CouponContentProps {
  readonly coupon: CouponState | undefined;
  readonly placed: Placed | null;
  /** The player is done with what was placed. */
  readonly onDone: () => void;
}

/** What a coupon holds: what was placed last, the bets, and the way to place them. */
export function CouponContent({ coupon, placed, onDone }: CouponContentProps): ReactElement {
  return (
    <>
      {placed ? <PlacedCoupon placed={placed} onDone={onDone} /> : null}
      {coupon && coupon.bets.length > 0 ? (
        <>
          <CouponBets coupon={coupon} />
          <CouponForm coupon={coupon} />
        </>
      ) : null}
    </>
  );
}
