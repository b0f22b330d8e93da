import type { Language } from '@grandstand/bus-contracts';
import { languageOfTag, LANGUAGES } from '@grandstand/bus-contracts/domain';

/** The language that the player chose before, else the browser's first that is offered, else Russian. */
export function preferredLanguage(
  chosen: string | undefined,
  accepted: string | undefined,
): Language {
  const known = LANGUAGES.find((language) => language === chosen);
  return known ?? browserLanguage(accepted ?? '') ?? 'ru';
}

/** Reads `Accept-Language`: "uk-UA,uk;q=0.9,en;q=0.8". */
function browserLanguage(header: string): Language | undefined {
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
    .map(({ tag }) => languageOfTag(tag))
    .find((language) => language !== undefined);
}
