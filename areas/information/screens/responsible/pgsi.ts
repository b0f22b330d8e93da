/** The questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001). */
export const QUESTIONS = 9;
/** The answers: never, sometimes, most of the time, almost always; each is worth its place. */
export const ANSWERS = 4;

export type PgsiResult = 'none' | 'low' | 'moderate' | 'high';

/** The sum from which on a result holds. */
const BOUNDS = [
  [8, 'high'],
  [3, 'moderate'],
  [1, 'low'],
] as const;

/** The result of the answers; null while one is missing. */
export function pgsiResult(answers: readonly (number | null)[]): PgsiResult | null {
  if (answers.length < QUESTIONS || answers.includes(null)) return null;
  const sum = answers.reduce<number>((total, answer) => total + (answer ?? 0), 0);
  return BOUNDS.find(([least]) => sum >= least)?.[1] ?? 'none';
}
