import { dateFormat, fileSize, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
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
  return {
    time: dateFormat(tag, {
      timeZone: settings.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
      is12h: settings.is12h,
    }),
    money: (sum) => formatMoney(sum.amount, sum, tag),
    size: (bytes) => fileSize(bytes, tag),
  };
}
