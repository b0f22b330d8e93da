import type { BetTotals } from '@grandstand/bus-contracts';

/** The returns of settled bets less their stakes, in minor units; open stakes don't count. */
export function netOf({ staked, open, returned }: BetTotals): number {
  return returned - (staked - open);
}
