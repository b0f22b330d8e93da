import type { CouponType, Language } from '@grandstand/bus-contracts';
import {
  acceptsFreeBets,
  acceptsPromoCodes,
  BONUS_ACCOUNT,
  formatMoney,
  languageTag,
} from '@grandstand/bus-contracts/domain';
import type { Currency } from '../../betting/catalog/currencies';
import { textsIn } from '../../site/texts';
import type { PromoCode } from './promo-codes';

/** Whether a code works for a coupon: never for a batch; money and free bets never with a bonus account; a free bet for a single or an express alone. */
export function hasPromo(
  { effect }: PromoCode,
  coupon: { readonly typeId: CouponType; readonly accountType: number },
): boolean {
  if (!acceptsPromoCodes(coupon.typeId)) return false;
  if (effect.kind === 'free-bet' && !acceptsFreeBets(coupon.typeId)) return false;
  return effect.kind === 'hyper-bonus' || coupon.accountType !== BONUS_ACCOUNT;
}

function stakesOf(
  kind: 'prepaid' | 'free-bet',
  promo: PromoCode | null,
  { initialAmount }: Currency,
): number {
  return promo?.effect.kind === kind ? Math.floor(promo.effect.stakes * initialAmount) : 0;
}

/** The prepaid money of a code, in minor units. */
export function prepaidBy(promo: PromoCode | null, currency: Currency): number {
  return stakesOf('prepaid', promo, currency);
}

/** The stake of a code's free bet, in minor units; 0: the code gives none. */
export function freeStakeBy(promo: PromoCode | null, currency: Currency): number {
  return stakesOf('free-bet', promo, currency);
}

/** What a code gives, in words; the stake of a free bet where the currency is known. */
export function promoTitle(
  promo: PromoCode,
  language: Language,
  currency: Currency | null,
): string {
  const { hyperBonus, prepaid, freeBet } = textsIn(language).promoCodes;
  switch (promo.effect.kind) {
    case 'hyper-bonus':
      return hyperBonus.replace('{percent}', String(promo.effect.percent));
    case 'prepaid':
      return prepaid;
    case 'free-bet': {
      if (!currency) return freeBet;
      const stake = formatMoney(freeStakeBy(promo, currency), currency, languageTag(language));
      return `${freeBet} ${stake}`;
    }
  }
}
