import { languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a way costs and how long it takes, as the operator says it; null: that is not known. */
interface Terms {
  /** In hundredths of a percent. */
  readonly fee: number | null;
  readonly usualMs: number | null;
}

/**
 * The fee of a way in words; undefined where it is not known.
 * @param words The words of it: in a list, or as a sentence.
 */
export function feeText(
  { fee }: Pick<Terms, 'fee'>,
  language: Language,
  t: TFunction,
  words: 'way.fee' | 'deduce.fee' = 'way.fee',
): string | undefined {
  if (fee === null) return undefined;
  if (fee === 0) return t(`${words}.none`);
  const write = numberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 2 });
  const share = write(fee / 10_000);
  return t(`${words}.share`, { share });
}

/** How long a way usually takes in words, rounded up to whole minutes, hours or days; undefined where it is not known. */
export function timeText({ usualMs }: Pick<Terms, 'usualMs'>, t: TFunction): string | undefined {
  if (usualMs === null) return undefined;
  if (usualMs <= HOUR) return t('way.minutes', { count: Math.max(1, Math.ceil(usualMs / MINUTE)) });
  if (usualMs < DAY) return t('way.hours', { count: Math.ceil(usualMs / HOUR) });
  return t('way.days', { count: Math.ceil(usualMs / DAY) });
}
