import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES, languageOfTag } from '@grandstand/bus-contracts/domain';

/** The facts of a request about its visitor's languages. */
interface LanguageFacts {
  /** Chosen before. */
  readonly chosen: string | undefined;
  /** By their browser: `Accept-Language`. */
  readonly accepted: string | undefined;
}

const USUAL: Language = 'ru';

/** The site's languages that a visitor prefers, the most preferred first: the one chosen before, then the browser's. */
export function readPreferredLanguages({
  chosen,
  accepted = '',
}: LanguageFacts): readonly Language[] {
  const wished = [
    LANGUAGES.find((language) => language === chosen),
    ...browserLanguages(accepted),
  ].filter((language) => language !== undefined);
  return [...new Set(wished)];
}

/**
 * The first language that the visitor prefers, else the one of the operator's `locale`, else Russian,
 * else the first: of those that are offered.
 */
export function preferredLanguage(
  preferredLanguages: readonly Language[],
  offered: readonly Language[],
  locale = '',
): Language {
  const wanted = [...preferredLanguages, languageOfTag(locale), USUAL];
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
