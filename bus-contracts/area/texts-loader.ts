import type { Language } from '../contracts/player/settings';
import type { AreaView } from './view/area-views';

type Texts = AreaView['texts'];

/**
 * Creates the loader of an area's texts from files named by language: a page loads only those of its language, and only where the server sent none.
 * @example const loadTexts = textsLoader(import.meta.glob('./i18n/*.json', { import: 'default' }))
 */
export function textsLoader(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): (language: Language) => Promise<Texts> {
  return async (language) => {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`));
    if (!found) throw new Error(`Failed to load an area's texts: it has no ${language}.json.`);
    return (await found[1]()) as Texts;
  };
}
