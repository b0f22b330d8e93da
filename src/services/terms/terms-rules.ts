import type { TermsState } from '@grandstand/bus-contracts';

/** As if nothing had changed: of a guest, of a player who has agreed, and where the check failed. */
export const UNCHANGED: TermsState = { isUserTermsChanged: false, userTermsChangedUpdatedAt: null };

/** What the operator's answer to the check means. */
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
