import { soundOf, wordsOf } from '@grandstand/bus-contracts/domain/spelling';

/** A page of the site that its menus lead to. */
export interface SitePage {
  /** Its name in the menu. */
  readonly name: string;
  /** After the language. */
  readonly path: string;
  readonly title: string;
  /** Other words that players use for it. */
  readonly also: string;
}

/** A shorter word with a letter wrong may be any word. */
const MIN_TO_FORGIVE = 5;
const MOST = 6;

/** The pages of which a title has each of the words, or a word that begins with it; with a letter wrong where none has. */
export function foundPages(pages: readonly SitePage[], text: string): readonly SitePage[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const known = pages.map((page) => ({
    page,
    title: formsIn(page.title),
    all: formsIn(`${page.title} ${page.also}`),
  }));
  const found = (fits: (name: string, form: string) => boolean) => {
    const hasAll = (names: readonly string[]): boolean =>
      words.every((word) => formsOf(word).some((form) => names.some((name) => fits(name, form))));
    return known
      .filter(({ all }) => hasAll(all))
      .toSorted((one, other) => Number(hasAll(other.title)) - Number(hasAll(one.title)));
  };
  const exact = found((name, form) => name.startsWith(form));
  const shown = exact.length > 0 ? exact : found(isAlike);
  // Two menus may lead to one page.
  return shown
    .map(({ page }) => page)
    .filter(({ path }, place, all) => all.findIndex((one) => one.path === path) === place)
    .slice(0, MOST);
}

const formsOf = (word: string): readonly string[] => [word, soundOf(word)];
const formsIn = (text: string): readonly string[] => wordsOf(text).flatMap(formsOf);

/** Whether a word begins with another one, of which a letter may be wrong, missing or too many. */
function isAlike(name: string, word: string): boolean {
  if (word.length < MIN_TO_FORGIVE) return name.startsWith(word);
  let same = 0;
  while (same < word.length && name[same] === word[same]) same += 1;
  const rest = name.slice(same);
  const typed = word.slice(same);
  return (
    typed.length <= 1 ||
    rest.slice(1).startsWith(typed.slice(1)) ||
    rest.startsWith(typed.slice(1)) ||
    rest.slice(1).startsWith(typed)
  );
}
