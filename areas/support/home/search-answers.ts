import type { SupportAnswer } from '@grandstand/bus-contracts/player';

/** One spelling of a text: without the case and the marks of its letters. */
const spelled = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** The answers that have all words of a search, those with one in the title first; all of them without a search. */
export function searchAnswers(answers: readonly SupportAnswer[], search: string): SupportAnswer[] {
  const words = spelled(search)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
  const found = answers.filter(({ title, text }) => {
    const all = spelled(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
  const isTitled = ({ title }: SupportAnswer): boolean =>
    words.some((word) => spelled(title).includes(word));
  return words.length === 0
    ? found
    : [...found.filter(isTitled), ...found.filter((answer) => !isTitled(answer))];
}
