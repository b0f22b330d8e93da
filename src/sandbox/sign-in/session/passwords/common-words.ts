const WORDS = import.meta.glob<string>('./words/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Cyrillic letters as people write them with Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f',
  х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  є: 'ye', і: 'i', ї: 'yi', ґ: 'g', ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'h',
  ə: 'e', ı: 'i', ö: 'o', ü: 'u', ğ: 'g', ç: 'c', ş: 's',
}; // prettier-ignore

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function inLatin(word: string): string {
  return Array.from(word, (letter) => LATIN[letter] ?? letter).join('');
}

/** Words and names that passwords are made of in the site's languages beside English, the usual ones first: as they are, and in Latin letters. */
export function commonWords(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(WORDS).flatMap(([path, text]) => {
      const name = `${path.replace(/^.*\/(\w+)\.txt$/, '$1')}Words`;
      const words = wordsOf(text);
      const latin = [...new Set(words.map(inLatin))];
      return [
        [name, [...new Set(words)]],
        [`${name}InLatin`, latin],
      ];
    }),
  );
}
