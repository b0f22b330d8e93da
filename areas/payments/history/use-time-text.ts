import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/** Writes a moment as the player has set it. */
export function useTimeText(): (time: number) => string {
  const { language, settings } = useAreaWords();
  return dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: settings.is12h === 1,
  });
}
