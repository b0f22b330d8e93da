import type { Language } from '@grandstand/bus-contracts';
import { languageOfTag } from '@grandstand/bus-contracts/domain';

/** The languages that a visitor prefers. */
export interface Wishes {
  /** Chosen before. */
  readonly chosen: string | undefined;
  /** By their browser: `Accept-Language`. */
  readonly accepted: string | undefined;
}

const USUAL: Language = 'ru';

/**
 * The language that the player chose before, else the browser's first, else the one of the operator's
 * `locale`, else Russian, else the first: of those that are offered.
 */
export function preferredLanguage(
  { chosen, accepted = '' }: Wishes,
  offered: readonly Language[],
  locale = '',
): Language {
  const wanted = [chosen, ...browserLanguages(accepted), languageOfTag(locale), USUAL];
  return (
    wanted
      .map((one) => offered.find((language) => language === one))
      .find((language) => language !== undefined) ??
    offered[0] ??
    USUAL
  );
}

/** Reads `Accept-Language`: "uk-UA,uk;q=0.9,en;q=0.8". */
function browserLanguages(header: string): (Language | undefined)[] {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters
      .find((one) => one.trim().startsWith('q='))
      ?.trim()
      .slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => languageOfTag(tag));
}
