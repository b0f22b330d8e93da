import type { TermsState } from '@grandstand/bus-contracts';

/** Unchanged terms: for guests, for players who have agreed, and if the check failed. */
export const UNCHANGED: TermsState = { isUserTermsChanged: false, userTermsChangedUpdatedAt: null };

/** The terms state of an answer. */
export function checkedTerms(answer: {
  readonly result: boolean;
  readonly updatedAt: number | null;
}): TermsState {
  return { isUserTermsChanged: answer.result, userTermsChangedUpdatedAt: answer.updatedAt };
}

/** A call was refused until the terms are agreed to: so they have changed, whenever that was. */
export function requiredTerms(known: TermsState = UNCHANGED): TermsState {
  return { ...known, isUserTermsChanged: true };
}
