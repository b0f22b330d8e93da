/** Letters of Cyrillic alphabets (Russian, Ukrainian, Kazakh) in Latin; accents are gone before. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Latin letters that are not a plain letter with an accent. */
const LATIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ə: 'e',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A text in lower case without accents, its Cyrillic letters in Latin; letters of other scripts are kept. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/./gu, (letter) => CYRILLIC[letter] ?? LATIN[letter] ?? letter);
}

/**
 * The words of a name or a query in plain Latin letters and digits.
 * @example wordsOf('1. FC Köln') // ['1', 'fc', 'koln']
 * @example wordsOf('Манчестер Сити') // ['manchester', 'siti']
 */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** In order; each makes spellings of one sound equal. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sh'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[jy]/g, 'i'],
  [/ee|ea/g, 'i'],
  [/oo|ou|ue/g, 'u'],
  [/oe/g, 'o'],
  [/ae/g, 'a'],
  [/(.)\1/g, '$1'],
];

/**
 * How a word of `wordsOf` sounds, about: "city" and "siti" (from «сити») are one.
 * @example soundOf('liverpool') // 'liverpul', as is soundOf('liverpul') from «Ливерпуль»
 */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [spelling, same]) => sound.replace(spelling, same), word);
}
