import type { TotoRules } from './toto-rules';

/** What a player marks: the outcomes of each match, and how many times the least stake each combination has. */
export interface TotoCoupon {
  readonly units: number;
  readonly picks: readonly string[];
}

/** The outcomes of a draw's matches so far: a symbol, "void", or null while it is not known. */
export type TotoResults = readonly (string | null)[];

export const VOID = 'void';
export const MAX_COMBINATIONS = 10_000;
export const MAX_UNITS = 500;

/** How many combinations of one outcome a match the marks have. */
export function combinations(picks: readonly string[]): number {
  return picks.reduce((count, pick) => count * pick.length, 1);
}

/** A coupon as a line of a purchase: "5x 1 1X 2". */
export function couponText({ units, picks }: TotoCoupon): string {
  return `${units}x ${picks.join(' ')}`;
}

/** The coupon of a line; null where the rules have no such coupon. */
export function couponOf({ matches, outcomes }: TotoRules, line: string): TotoCoupon | null {
  const [count = '', ...picks] = line.split(' ');
  const units = Number(/^([1-9]\d{0,2})x$/.exec(count)?.[1] ?? 0);
  if (units < 1 || units > MAX_UNITS || picks.length !== matches) return null;
  if (!picks.every((pick) => pick !== '' && pick === inOrder(outcomes, pick))) return null;
  return combinations(picks) > MAX_COMBINATIONS ? null : { units, picks };
}

/** The outcomes that are among the marks, each once, in their order. */
function inOrder(outcomes: string, marks: string): string {
  return Array.from(outcomes)
    .filter((symbol) => marks.includes(symbol))
    .join('');
}

/** The marks of a match after an outcome was pressed. */
export function withPress({ outcomes }: TotoRules, pick: string, symbol: string): string {
  return inOrder(outcomes, pick.includes(symbol) ? pick.replace(symbol, '') : pick + symbol);
}

/** Whether marks have the outcome of a match; of a void match every outcome is right. */
function isHit(pick: string, result: string): boolean {
  return result === VOID || pick.includes(result);
}

/** How many combinations have 0, 1, 2 … hits; a match without a result is no hit. */
export function hitCounts(picks: readonly string[], results: TotoResults): number[] {
  let counts = [1];
  for (const [place, pick] of picks.entries()) {
    const result = results[place] ?? null;
    const right = result === null || !isHit(pick, result) ? 0 : result === VOID ? pick.length : 1;
    counts = joined(counts, { right, wrong: pick.length - right });
  }
  return counts;
}

/** The most hits that a combination may still have. */
export function mostHits(picks: readonly string[], results: TotoResults): number {
  return picks.filter((pick, place) => isHit(pick, results[place] ?? VOID)).length;
}

/** The chance that the best combination has at least so many hits, if each outcome were as likely as the others. */
export function chanceOf(rules: TotoRules, picks: readonly string[], hits: number): number {
  const all = rules.outcomes.length;
  let chances = [1];
  for (const { length } of picks) {
    chances = joined(chances, { right: length / all, wrong: 1 - length / all });
  }
  return chances.slice(hits).reduce((sum, chance) => sum + chance, 0);
}

/** The weights of so many hits after another match. */
function joined(
  weights: readonly number[],
  { right, wrong }: { readonly right: number; readonly wrong: number },
): number[] {
  return Array.from(
    { length: weights.length + 1 },
    (_, hits) => (weights[hits] ?? 0) * wrong + (weights[hits - 1] ?? 0) * right,
  );
}
