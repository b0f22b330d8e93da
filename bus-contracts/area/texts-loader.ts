import type { Language } from '../contracts/player/settings';
import type { AreaView } from './view/area-views';

type Texts = AreaView['texts'];
/** The files of a folder, as `import.meta.glob` finds them. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Creates the loader of an area's texts from files named by language: a page loads only those of its language, and only where the server sent none.
 * The files of packages whose components the area shows follow its own.
 * @example const loadTexts = textsLoader(import.meta.glob('./i18n/*.json', { import: 'default' }))
 */
export function textsLoader(...sources: readonly Files[]): (language: Language) => Promise<Texts> {
  // One object a language: a server makes its texts once for it.
  const known = new Map<Language, Texts>();
  return async (language) => {
    const loaded =
      known.get(language) ??
      (Object.assign(
        {},
        ...(await Promise.all(sources.map((files) => loadFile(files, language)))),
      ) as Texts);
    known.set(language, loaded);
    return loaded;
  };
}

async function loadFile(files: Files, language: Language): Promise<unknown> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`));
  if (!found) throw new Error(`Failed to load an area's texts: it has no ${language}.json.`);
  return found[1]();
}
