import {
  couponPlaced,
  couponState,
  sessionSignedOut,
  type CouponState,
  type PayloadOf,
} from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';

export type Placed = PayloadOf<typeof couponPlaced>;

interface Memory {
  readonly placed: Placed;
  /** Bets that stayed behind: of a batch of singles some may be taken and some refused. */
  readonly rest: readonly string[];
}

type ShellManifest = {
  readonly name: string;
  readonly hears: readonly (typeof couponPlaced | typeof couponState | typeof sessionSignedOut)[];
  readonly says: readonly never[];
  readonly sends: readonly never[];
};

/** The placement that the operator took last, until the player goes on: by the button, by another bet, by leaving. */
export function usePlaced(coupon: CouponState | undefined): {
  readonly placed: Placed | null;
  readonly forget: () => void;
} {
  const bus = useBus<ShellManifest>();
  const [memory, setMemory] = useState<Memory | null>(null);

  useEffect(
    () =>
      bus.on(couponPlaced, (placed) => {
        const rest = bus.peek(couponState)?.bets.map(({ market }) => market.id) ?? [];
        setMemory({ placed, rest });
      }),
    [bus],
  );
  useEffect(() => bus.on(sessionSignedOut, () => setMemory(null)), [bus]);

  const hasNewBet =
    memory !== null && coupon?.bets.some(({ market }) => !memory.rest.includes(market.id));
  if (hasNewBet) setMemory(null);
  return { placed: memory?.placed ?? null, forget: () => setMemory(null) };
}
