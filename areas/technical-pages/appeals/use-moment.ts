import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/** Writes a moment with its date, as the player has set it. */
export function useMoment(): (at: number) => string {
  const { language, settings } = useAreaWords();
  return dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h: settings.is12h,
  });
}
