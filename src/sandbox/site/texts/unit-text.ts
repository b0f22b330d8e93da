import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';

/** Units that texts count. */
export type Unit = 'day' | 'hour' | 'megabyte' | 'minute' | 'second';

/** A number of units in words: "2 hours". Only Node has these words in all languages, so no page writes them itself. */
export function unitText(value: number, unit: Unit, language: Language): string {
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}

/** Items as a language lists them: "one, two, and three". */
export function listText(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageTag(language)).format(items);
}
