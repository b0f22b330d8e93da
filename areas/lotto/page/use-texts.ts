import { useMemo } from 'react';
import { dateFormat, formatMoney, languageTag, numberTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/** The currency of all lotteries. */
const CURRENCY = { iso: 'EUR', scale: 2 };

/** Writes an amount of a lottery, in minor units. */
export function useMoneyText(): (amount: number) => string {
  const { language } = useAreaWords();
  return (amount) => formatMoney(amount, CURRENCY, languageTag(language));
}

/** Writes a number, or a part of one as percents. */
export function useNumberText(): {
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (part: number) => string;
} {
  const { language } = useAreaWords();
  const tag = numberTag(languageTag(language));
  return {
    number: (value, digits = 0) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value),
    percent: (part) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(part),
  };
}

/** Writes a moment in the player's time zone, with its day. */
export function useTimeText(): (time: number) => string {
  const { language, settings } = useAreaWords();
  const { timeZone, is12h } = settings;
  return useMemo(
    () =>
      dateFormat(languageTag(language), {
        timeZone,
        weekday: 'short',
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
