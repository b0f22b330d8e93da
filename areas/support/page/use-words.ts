import { dateFormat, formatMoney, languageTag, numberTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

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
  /** A span of time in its largest unit, at least a minute. */
  readonly span: (ms: number) => string;
}

/** Writes times, amounts and sizes in the words of the language. */
export function useWriting(): Writing {
  const { language, settings } = useAreaWords();
  const tag = languageTag(language);
  const unit = (value: number, name: string, unitDisplay: 'long' | 'short'): string =>
    new Intl.NumberFormat(numberTag(tag), {
      style: 'unit',
      unit: name,
      unitDisplay,
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
      bytes < 1_000_000
        ? unit(bytes / 1_000, 'kilobyte', 'short')
        : unit(bytes / 1_000_000, 'megabyte', 'short'),
    span: (ms) => {
      const [name, length] = UNITS.find(([, one]) => ms >= one) ?? UNITS[2];
      return unit(Math.max(1, Math.ceil(ms / length)), name, 'long');
    },
  };
}
