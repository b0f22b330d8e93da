import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';

/** A time in milliseconds as a day and a time in words; universal, since the operator does not know the player's time zone. */
export function utcTime(time: number, language: Language): string {
  const write = (style: 'dateStyle' | 'timeStyle', length: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(languageTag(language), { [style]: length, timeZone: 'UTC' }).format(
      time,
    );
  return `${write('dateStyle', 'long')}, ${write('timeStyle', 'short')} (UTC)`;
}
