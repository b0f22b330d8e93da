import type { SiteConfig } from '../../contracts/site/config';

/** Used where the operator sets no age. */
const USUAL_AGE = 18;

/** The age from which on the operator takes bets, in years. */
export function leastAge(config: Pick<SiteConfig, 'age'> | undefined): number {
  return config?.age?.minAge ?? USUAL_AGE;
}

/** The storage key of the time when a visitor confirmed their age, in milliseconds since the epoch. */
export const AGE_ANSWER_KEY = 'age.confirmedAt';

/** How long an answer is kept (specification, section 9). */
export const AGE_KEPT_MS = 259_200_000;

/** Clocks are corrected by seconds; an answer further ahead than that was not given yet. */
export const AGE_CORRECTION_MS = 60_000;

/** The id of the age dialog in the page that the host writes. */
export const AGE_QUESTION_ID = 'age-question';
