import { dateFormat, formatMoney, languageTag, numberTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

interface Money {
  readonly amount: number;
  readonly iso: string;
  readonly scale: number;
}

interface Writing {
  readonly time: (at: number) => string;
  readonly money: (sum: Money) => string;
  /** "1.2 MB" */
  readonly size: (bytes: number) => string;
}

/** Writes times, amounts and sizes in the words of the language. */
export function useWriting(): Writing {
  const { language, settings } = useAreaWords();
  const tag = languageTag(language);
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(numberTag(tag), {
      style: 'unit',
      unit: name,
      maximumFractionDigits: 1,
    }).format(value);
  return {
    time: dateFormat(tag, {
      timeZone: settings.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
      hour12: settings.is12h === 1,
    }),
    money: (sum) => formatMoney(sum.amount, sum, tag),
    size: (bytes) =>
      bytes < 1_000_000 ? unit(bytes / 1_000, 'kilobyte') : unit(bytes / 1_000_000, 'megabyte'),
  };
}
