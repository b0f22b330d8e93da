import { useTimeText as useTimeIn } from '@grandstand/bus-contracts/time';

const FORM = {
  dateStyle: 'medium',
  timeStyle: 'medium',
} as const;

/** Writes a moment in the player's time zone. */
export function useTimeText(): (time: number) => string {
  return useTimeIn(FORM);
}
