import { acceptsFreeBets, acceptsPromoCodes } from '@grandstand/bus-contracts/domain';
import type { CouponCheck } from '../../../../api';
import type { Account } from '@grandstand/bus-contracts';
import type { Checked } from './checked';
import type { Draft } from '../draft/draft';

/** The promo code that applies; empty if there is none. A batch of singles accepts no code. */
export function promoCodeOf({ typeId, promoCode }: Draft): string {
  return acceptsPromoCodes(typeId) ? promoCode : '';
}

/** The code if the player typed it; empty if it is one of the offered ones. */
export function manualPromoCode({ promoCode }: Draft, checked: CouponCheck | null): string {
  return checked?.promoCodes.some(({ code }) => code === promoCode) ? '' : promoCode;
}

/** Whether the operator has refused this code. */
export function isPromoRefused(draft: Draft, checked: CouponCheck | null): boolean {
  const code = promoCodeOf(draft);
  const checkedCode = checked?.promoCode;
  return code !== '' && checkedCode?.code === code && !checkedCode.isAccepted;
}

/** The stake of the free bet that the chosen code gives; null: it gives none, or is not checked for this account yet. */
export function freeStakeOf(
  draft: Draft,
  account: Account | null,
  checked: Checked | null,
): number | null {
  if (!checked || !acceptsFreeBets(draft.typeId)) return null;
  const { promoCode, accountId } = checked.request;
  // Of a single and of an express alike: a bet that is added or removed leaves it.
  const isSame = promoCode === draft.promoCode && accountId === account?.id;
  return isSame ? checked.answer.freeBetAmount : null;
}
