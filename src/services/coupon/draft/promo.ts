import { acceptsPromoCodes } from '@grandstand/bus-contracts/domain';
import type { CouponCheck } from '../../../api';
import type { Draft } from './draft';

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
