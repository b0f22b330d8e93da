import { useMemo } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import type { DateForm } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/**
 * Writes moments, ms since 1970, in the player's language, time zone and 12 or 24 hours.
 * @param form What is written of a moment; a constant, since each new object makes a new format.
 * @example const time = useTimeText(SHORT); // SHORT = { dateStyle: 'medium', timeStyle: 'short' }
 */
export function useTimeText(form: DateForm): (time: number) => string {
  const { language, settings } = useAreaWords();
  const { timeZone, is12h } = settings;
  return useMemo(
    () => dateFormat(languageTag(language), { ...form, timeZone, is12h }),
    [form, language, timeZone, is12h],
  );
}
