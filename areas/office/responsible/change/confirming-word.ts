/**
 * What the keys of a US keyboard type in each layout, from the top row to the bottom one. Letters of the same place are
 * typed by the same key.
 */
const LAYOUTS: readonly string[] = [
  "1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  // Russian, Ukrainian, Kazakh.
  '1234567890-=йцукенгшщзхъфывапролджэячсмитьбю',
  '1234567890-=йцукенгшщзхїфівапролджєячсмитьбю',
  '"әіңғ,.үұқөһйцукенгшщзхъфывапролджэячсмитьбю',
  // Azerbaijani, and Turkish on the same keys.
  '1234567890-=qüertyuiopöğasdfghjklıəzxcvbnmçş',
  '1234567890*-qwertyuıopğüasdfghjklşizxcvbnmöç',
];

/** Letters that a keyboard of another language lacks, as the plain letters that people type in their place. */
const PLAIN: Readonly<Record<string, string>> = {
  ə: 'e',
  ı: 'i',
  ә: 'а',
  і: 'и',
  ї: 'и',
  й: 'и',
  ң: 'н',
  ғ: 'г',
  ґ: 'г',
  ү: 'у',
  ұ: 'у',
  қ: 'к',
  ө: 'о',
  һ: 'х',
  ё: 'е',
  є: 'е',
};

/** Letters of Cyrillic as Latin ones, for keyboards that have no others. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
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

/**
 * Whether the player typed the confirming word. Nobody is kept from protecting themselves by a letter of their
 * keyboard: case, accents and quotes make no difference, a letter that a keyboard lacks may be typed as a plain one, and
 * the word may be typed in another layout than the one it was meant in.
 */
export function isConfirmed(typed: string, word: string): boolean {
  const [given, wanted] = [lowered(typed), lowered(word)];
  const isSpelled = plain(given) !== '' && latin(given) === latin(wanted);
  return isSpelled || isSameKeys(given, [wanted, turkic(word)]);
}

/** In small letters, in no language: the dotted and the dotless I of Turkic languages are one. */
function lowered(text: string): string {
  return text.trim().toLowerCase().normalize('NFC').replaceAll('i\u0307', 'i');
}

/** In small letters as a Turkic keyboard types them: I is dotless, İ is dotted. */
function turkic(text: string): string {
  return lowered(text.replaceAll('I', 'ı').replaceAll('İ', 'i'));
}

/** The letters alone, each as the plain one of its script. */
function plain(text: string): string {
  return Array.from(text, (letter) => PLAIN[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '');
}

function latin(text: string): string {
  return Array.from(plain(text), (letter) => LATIN[letter] ?? letter).join('');
}

/** Whether a text and one of the spellings of a word are typed by the same keys, each in some layout. */
function isSameKeys(typed: string, spellings: readonly string[]): boolean {
  const wanted = LAYOUTS.flatMap((layout) => spellings.map((word) => keysOf(word, layout)));
  return LAYOUTS.some((layout) => {
    const keys = keysOf(typed, layout);
    return keys !== undefined && wanted.includes(keys);
  });
}

/** The places of the keys that type a text in a layout; undefined: it has not all letters, or there are none. */
function keysOf(text: string, layout: string): string | undefined {
  const places = Array.from(text, (letter) => layout.indexOf(letter));
  return places.length === 0 || places.includes(-1) ? undefined : places.join(' ');
}
