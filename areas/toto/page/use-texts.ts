import { useTimeText as useTimeIn } from '@grandstand/bus-contracts/time';
import { useMoneyText as useMoneyIn } from '@grandstand/text-ui';

const FORM = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** The currency of all pools. */
const POOLS = { iso: 'EUR', scale: 2 };

/** Writes an amount of a pool, in minor units. */
export function useMoneyText(): (amount: number) => string {
  const money = useMoneyIn();
  return (amount) => money(amount, POOLS);
}

/** Writes a moment in the player's time zone, with its day. */
export function useTimeText(): (time: number) => string {
  return useTimeIn(FORM);
}
