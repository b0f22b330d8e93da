import type { Language } from '../contracts/settings';
import type { AreaView } from './area-views';

type Texts = AreaView['texts'];

/**
 * Makes what loads an area's own texts: a page loads those of its language alone, and that only where the server sent none.
 * @example export const loadTexts = textsLoader({ ru: () => import('./i18n/ru.json'), ... })
 */
export function textsLoader(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>,
): (language: Language) => Promise<Texts> {
  return async (language) => (await files[language]()).default;
}
