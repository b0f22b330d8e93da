import { combinationsWith, MAX_NUMBERS } from './lotto-rules';
import type { LottoRules } from './lotto-rules';

/** The tickets of a purchase, and the draws that they may be in. */
export const MAX_TICKETS = 100;
export const MAX_DRAWS = 10;

/** A ticket as a line of a purchase: "1 7 12 20 33", or more numbers for a system. */
export function ticketText(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => one - other).join(' ');
}

/** The numbers of a line; null where the rules have no such ticket. */
export function ticketOf({ pick, of }: LottoRules, line: string): number[] | null {
  if (!/^[1-9]\d?( [1-9]\d?)*$/.test(line)) return null;
  const numbers = line.split(' ').map(Number);
  const isRising = numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  const isSize = numbers.length >= pick && numbers.length <= MAX_NUMBERS;
  return isRising && isSize && numbers.every((number) => number <= of) ? numbers : null;
}

/** A ticket as it stands under the root of its draw: "80000007:1-7-12-20-33". */
export function leafText(id: number | string, numbers: readonly number[]): string {
  return `${id}:${numbers.join('-')}`;
}

/** What a purchase names: a draw, and how many draws of its lottery from it on. */
export interface LottoRef {
  readonly drawId: number;
  readonly draws: number;
}

/** "lotto-7x3" */
export function lottoRef({ drawId, draws }: LottoRef): string {
  return `lotto-${drawId}x${draws}`;
}

export function lottoRefOf(ref: string): LottoRef | null {
  const [, id, draws] = /^lotto-(\d{1,12})x(\d{1,2})$/.exec(ref) ?? [];
  const count = Number(draws);
  return id !== undefined && count >= 1 && count <= MAX_DRAWS
    ? { drawId: Number(id), draws: count }
    : null;
}

export function hitsOf(numbers: readonly number[], drawn: readonly number[]): number {
  return numbers.filter((number) => drawn.includes(number)).length;
}

/**
 * What so many hits of a ticket with so many numbers win, in prices of a combination; at least so much where the
 * sales are shared, without the jackpot.
 * @example prizeTimes(lottoRules('5-36'), 3, 6) // 30: three combinations with 3 hits, and three with 2, win 9 and 1
 */
export function prizeTimes(rules: LottoRules, hits: number, size = rules.pick): number {
  return rules.terms.prizes.reduce(
    (sum, prize) => sum + prize.times * combinationsWith(rules, { size, hits }, prize.hits),
    0,
  );
}
