import type { AreaView } from '@grandstand/bus-contracts/area';
import { dateFormat } from '@grandstand/bus-contracts/domain';

/** A day and time in the player's language, zone and clock. */
export function timeText(
  time: number,
  tag: string,
  { timeZone, is12h }: Pick<AreaView['settings'], 'timeZone' | 'is12h'>,
): string {
  return dateFormat(tag, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: is12h === 1,
  })(time);
}
