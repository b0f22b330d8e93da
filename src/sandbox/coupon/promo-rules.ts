import type { CouponType, Language } from '@grandstand/bus-contracts';
import { acceptsPromoCodes, BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../catalog/currencies';
import { textsIn } from '../texts';
import type { PromoCode } from './promo-codes';

/** Whether a code works for a coupon: never for a batch; prepaid money never with a bonus account. */
export function hasPromo(
  { effect }: PromoCode,
  coupon: { readonly typeId: CouponType; readonly accountType: number },
): boolean {
  if (!acceptsPromoCodes(coupon.typeId)) return false;
  return effect.kind === 'hyper-bonus' || coupon.accountType !== BONUS_ACCOUNT;
}

/** The prepaid money of a code, in minor units. */
export function prepaidBy(promo: PromoCode | null, { initialAmount }: Currency): number {
  return promo?.effect.kind === 'prepaid' ? Math.floor(promo.effect.stakes * initialAmount) : 0;
}

export function promoTitle({ effect }: PromoCode, language: Language): string {
  const { hyperBonus, prepaid } = textsIn(language).promoCodes;
  if (effect.kind === 'prepaid') return prepaid;
  return hyperBonus.replace('{percent}', String(effect.percent));
}
