import type { SiteConfig } from '../../contracts/page/config';

/** Used where the operator sets no age. */
const USUAL_AGE = 18;

/** The age from which on the operator takes bets, in years. */
export function leastAge(config: Pick<SiteConfig, 'age'> | undefined): number {
  return config?.age?.minAge ?? USUAL_AGE;
}
