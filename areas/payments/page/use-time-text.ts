import { useTimeText as useTimeIn } from '@grandstand/bus-contracts/time';

const FORM = {
  dateStyle: 'medium',
  timeStyle: 'short',
} as const;

/** Writes a moment as the player has set it. */
export function useTimeText(): (time: number) => string {
  return useTimeIn(FORM);
}
