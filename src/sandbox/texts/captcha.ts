import type { Language } from '@grandstand/bus-contracts';

/** The numbers from 1 to 9 as they are said. */
const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  ru: ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  az: ['bir', 'iki', 'üç', 'dörd', 'beş', 'altı', 'yeddi', 'səkkiz', 'doqquz'],
  kz: ['бір', 'екі', 'үш', 'төрт', 'бес', 'алты', 'жеті', 'сегіз', 'тоғыз'],
  ua: ['один', 'два', 'три', 'чотири', "п'ять", 'шість', 'сім', 'вісім', "дев'ять"],
};

const QUESTIONS: Readonly<Record<Language, (one: string, other: string) => string>> = {
  ru: (one, other) => `Сколько будет ${one} плюс ${other}?`,
  en: (one, other) => `How much is ${one} plus ${other}?`,
  az: (one, other) => `${one} üstəgəl ${other} neçə edir?`,
  kz: (one, other) => `${one} қосу ${other} неше болады?`,
  ua: (one, other) => `Скільки буде ${one} плюс ${other}?`,
};

/** A question whose answer is the sum: for who can't read the picture. */
export function captchaQuestion(terms: readonly [number, number], language: Language): string {
  const [one, other] = terms.map((term) => NUMBERS[language][term - 1] ?? String(term));
  const question = QUESTIONS[language](one ?? '', other ?? '');
  return question.charAt(0).toUpperCase() + question.slice(1);
}
