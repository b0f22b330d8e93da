/** The chapters by the first digits of their rules. */
const CHAPTERS: Readonly<Record<string, string>> = { 1: 'bets', 2: 'coupons', 4: 'limits' };

/** The place of a rule on its page. */
export function rulePath(rule: string): string {
  return `/rules/betting/${CHAPTERS[rule.charAt(0)]}#r-${rule}`;
}
