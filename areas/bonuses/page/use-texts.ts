import { useMemo } from 'react';
import { dateFormat, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

interface Currency {
  readonly iso: string;
  readonly scale: number;
}

/** Writes an amount in minor units of a currency. */
export function useMoneyText(): (amount: number, currency: Currency) => string {
  const { language } = useAreaWords();
  return (amount, currency) => formatMoney(amount, currency, languageTag(language));
}

/** Writes a moment in the player's time zone, with its day. */
export function useTimeText(): (time: number) => string {
  const { language, settings } = useAreaWords();
  const { timeZone, is12h } = settings;
  return useMemo(
    () =>
      dateFormat(languageTag(language), {
        timeZone,
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        // Node and browsers write midnight differently where only the 12 hours are ruled out.
        hourCycle: is12h === 1 ? 'h12' : 'h23',
      }),
    [language, timeZone, is12h],
  );
}
