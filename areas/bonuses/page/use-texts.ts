import { useTimeText as useTimeIn } from '@grandstand/bus-contracts/time';

const FORM = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Writes a moment in the player's time zone, with its day. */
export function useTimeText(): (time: number) => string {
  return useTimeIn(FORM);
}
