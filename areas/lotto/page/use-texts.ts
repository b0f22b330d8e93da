import { languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText as useTimeIn } from '@grandstand/bus-contracts/time';
import { useMoneyText as useMoneyIn } from '@grandstand/text-ui';

const FORM = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** The currency of all lotteries. */
const CURRENCY = { iso: 'EUR', scale: 2 };

/** Writes an amount of a lottery, in minor units. */
export function useMoneyText(): (amount: number) => string {
  const money = useMoneyIn();
  return (amount) => money(amount, CURRENCY);
}

/** Writes a number, or a part of one as percents. */
export function useNumberText(): {
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (part: number) => string;
} {
  const { language } = useAreaWords();
  const tag = languageTag(language);
  return {
    number: (value, digits = 0) => numberFormat(tag, { maximumFractionDigits: digits })(value),
    percent: (part) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })(part),
  };
}

/** Writes a moment in the player's time zone, with its day. */
export function useTimeText(): (time: number) => string {
  return useTimeIn(FORM);
}
