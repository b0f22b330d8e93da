import { useMemo } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/** Writes a moment in the player's time zone. */
export function useTimeText(): (time: number) => string {
  const { language, settings } = useAreaWords();
  const { timeZone, is12h } = settings;
  return useMemo(
    () =>
      dateFormat(languageTag(language), {
        timeZone,
        dateStyle: 'medium',
        timeStyle: 'medium',
        hour12: is12h === 1,
      }),
    [language, timeZone, is12h],
  );
}
