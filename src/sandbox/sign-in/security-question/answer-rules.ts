/** The questions that a player can choose from; their words are in `texts`. */
export const QUESTIONS = [
  'first-teacher',
  'childhood-street',
  'first-job',
  'grandparent-town',
  'first-trip',
  'childhood-book',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Shorter answers are guessed. */
const MIN_LETTERS = 3;

/** An answer without what people write differently at another time: capitals, spaces, accents and punctuation. */
export function plainAnswer(answer: string): string {
  return (
    answer
      .normalize('NFKD')
      // Up and down again: "ß" is "ss" then.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  );
}

/** Whether an answer is long enough to be asked for. */
export function isUsable(answer: string): boolean {
  return Array.from(plainAnswer(answer)).length >= MIN_LETTERS;
}
