/** The keys of a QWERTY keyboard, row by row, and the same keys with Shift. */
const PLAIN = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";
const SHIFTED = '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';

/** What the keyboards of the site's languages write by the same keys. */
const LAYOUTS = {
  ru: {
    plain: 'ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.',
    shifted: 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
  },
  ua: {
    plain: "'1234567890-=йцукенгшщзхї\\фівапролджєячсмитьбю.",
    shifted: '₴!"№;%:?*()_+ЙЦУКЕНГШЩЗХЇ/ФІВАПРОЛДЖЄЯЧСМИТЬБЮ,',
  },
  kz: {
    plain: '("әіңғ,.үұқөһйцукенгшщзхъ\\фывапролджэячсмитьбю№',
    shifted: ')!ӘІҢҒ;:ҮҰҚӨҺЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ?',
  },
  az: {
    plain: '`1234567890-=qüertyuiopöğ\\asdfghjklıəzxcvbnmçş.',
    shifted: '~!"№;%:?*()_+QÜERTYUİOPÖĞ/ASDFGHJKLIƏZXCVBNMÇŞ,',
  },
} as const;

/** From the signs of one keyboard to those of another by the same keys. */
type Keys = ReadonlyMap<string, string>;

function keysOf(from: string, to: string): Keys {
  const signs = Array.from(to);
  return new Map(Array.from(from, (sign, key) => [sign, signs[key] ?? sign]));
}

const QWERTY = PLAIN + SHIFTED;
const CONVERSIONS: readonly Keys[] = Object.values(LAYOUTS).flatMap(({ plain, shifted }) => [
  keysOf(plain + shifted, QWERTY),
  keysOf(QWERTY, plain + shifted),
]);

/**
 * A password, and what the same keys write on the other keyboards of the site's languages: "gfhjkm" is "пароль", and
 * "йцукен" is "qwerty".
 */
export function onAllKeyboards(password: string): string[] {
  // Other signs between the same letters make no word of them: such a text is not judged again.
  const byLetters = new Map([[lettersOf(password), password]]);
  for (const keys of CONVERSIONS) {
    const text = Array.from(password, (sign) => keys.get(sign) ?? sign).join('');
    const letters = lettersOf(text);
    if (!byLetters.has(letters)) byLetters.set(letters, text);
  }
  return [...byLetters.values()];
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{Letter}/gu, '');
}
