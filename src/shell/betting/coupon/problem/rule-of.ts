import type { CouponProblem } from '@grandstand/bus-contracts';

/** The rules of betting that refuse a bet, by their numbers. */
export const REFUSING_RULES: Readonly<Partial<Record<CouponProblem['code'], string>>> = {
  'stake-too-small': '4.1',
  'stake-too-big': '4.2',
  'limit-reached': '4.6',
  'price-changed': '1.2',
  'feed-stale': '1.3',
  'bets-dependent': '2.6',
  'bets-impossible': '2.6',
};

/** The chapters by the first digits of their rules. */
const CHAPTERS: Readonly<Record<string, string>> = { 1: 'bets', 2: 'coupons', 4: 'limits' };

/** The place of a rule on its page. */
export function rulePath(rule: string): string {
  return `/rules/betting/${CHAPTERS[rule.charAt(0)]}#r-${rule}`;
}
