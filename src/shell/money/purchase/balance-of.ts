import type { Account } from '@grandstand/bus-contracts';

/** What an account can pay: points, or minor units of its currency. */
export function balanceOf({ isPointsTypeBalance, points, money }: Account): number {
  return isPointsTypeBalance ? points : money;
}
