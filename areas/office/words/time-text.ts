import type { AreaView } from '@grandstand/bus-contracts/area';
import { dateFormat } from '@grandstand/bus-contracts/domain';

/** Writes days and times in the player's language, zone and clock. */
export function timeFormat(
  tag: string,
  { timeZone, is12h }: Pick<AreaView['settings'], 'timeZone' | 'is12h'>,
): (time: number) => string {
  return dateFormat(tag, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    is12h,
  });
}

/** A single one; a list makes one format for all of its rows. */
export function timeText(
  time: number,
  tag: string,
  settings: Pick<AreaView['settings'], 'timeZone' | 'is12h'>,
): string {
  return timeFormat(tag, settings)(time);
}
