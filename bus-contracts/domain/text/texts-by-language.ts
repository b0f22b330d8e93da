import { LANGUAGES, type Language } from '../../contracts/languages';

/**
 * The texts of each language, from files that are named by their language ("ru.json"); throws where one has none.
 * @example textsByLanguage<Texts>(import.meta.glob('./*.json', { eager: true, import: 'default' }))
 */
export function textsByLanguage<Texts>(
  files: Readonly<Record<string, unknown>>,
): Readonly<Record<Language, Texts>> {
  const entries = LANGUAGES.map((language) => {
    const found = Object.entries(files).find(([path]) => path.includes(`/${language}.`));
    if (!found)
      throw new Error(`Failed to read texts: there is no file of "${language}". Please add it.`);
    return [language, found[1]];
  });
  return Object.fromEntries(entries) as Record<Language, Texts>;
}
