/** A person's name: letters of any script, with the signs that names have; it may begin with an apostrophe. */
export const NAME = /^['’ʼ‘`´]?\p{L}[\p{L}\p{M}\p{Zs}.'’ʼ‘`´·\p{Pd}]{0,99}$/u;

/** What a person without a surname enters as one: many names are a single word. */
export const NO_SURNAME = '-';

/** Signs that stand for one: apostrophes and dashes of keyboards, and the Ukrainian letter. */
const APOSTROPHES = /[’ʼ‘`´ʹ]/gu;
const DASHES = /\p{Pd}/gu;

/** Letters that documents write in another way, or that capitals do not tell apart. */
const ONE_LETTER: Readonly<Record<string, string>> = { ı: 'i', ё: 'е', ø: 'o', đ: 'd', ł: 'l' };

/**
 * A name without what differs between a document and a keyboard: capitals of every language, spaces, apostrophes,
 * and the marks of Latin and Greek letters, which capitals and the machine-readable lines of documents lack.
 * @example comparableName('İLQAR') === comparableName('İlqar') // true
 * @example comparableName('QILIC') === comparableName('Qılıc') // true
 */
export function comparableName(name: string): string {
  return (
    name
      .normalize('NFKC')
      // Up and down again: "ß" is "ss" then, and both forms of sigma are one.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      .normalize('NFC')
      .replaceAll(/[ıёøđł]/gu, (letter) => ONE_LETTER[letter] ?? letter)
      .replaceAll(APOSTROPHES, "'")
      .replaceAll(DASHES, '-')
      .trim()
      .replaceAll(/\s+/g, ' ')
  );
}

/** Scripts of the languages of the site, and of documents that people have. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Han'];
const OF_SCRIPT = SCRIPTS.map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** Whether two names are written in scripts that have no letter in common, so that people have to compare them. */
export function areOfOtherScripts(one: string, other: string): boolean {
  const scripts = scriptsOf(one);
  const others = scriptsOf(other);
  if (scripts.length === 0 || others.length === 0) return false;
  return !scripts.some((script) => others.includes(script));
}

function scriptsOf(name: string): string[] {
  return OF_SCRIPT.filter(([, pattern]) => pattern.test(name)).map(([script]) => script);
}
