import {
  couponPlaced,
  sessionSignedOut,
  type CouponState,
  type PayloadOf,
} from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';

export type Placed = PayloadOf<typeof couponPlaced>;

/** The placement that the operator took last, until the player goes on: by the button, by a new bet, by leaving. */
export function usePlaced(coupon: CouponState | undefined): {
  placed: Placed | null;
  forget: () => void;
} {
  const bus = useBus<ShellEvents>();
  const [placed, setPlaced] = useState<Placed | null>(null);

  useEffect(() => bus.on(couponPlaced, setPlaced), [bus]);
  useEffect(() => bus.on(sessionSignedOut, () => setPlaced(null)), [bus]);

  const isNewCoupon =
    placed !== null && coupon?.placing.status === 'idle' && coupon.bets.length > 0;
  if (isNewCoupon) setPlaced(null);
  return { placed, forget: () => setPlaced(null) };
}

interface ShellEvents {
  readonly name: string;
  readonly hears: readonly (typeof couponPlaced | typeof sessionSignedOut)[];
  readonly says: readonly never[];
  readonly sends: readonly never[];
}
