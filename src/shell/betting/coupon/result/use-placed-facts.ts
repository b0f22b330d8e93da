import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  bonusStanding,
  formatCoef,
  formatMoney,
  MIN_BONUS_LEGS,
  type BonusStanding,
} from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { useTexts } from '../../../../i18n/use-texts';
import { useConfig, useLanguage, useSettings } from '../../../frame/shell-state';

type Fact = readonly [name: string, value: string];

/** The money facts of a placed bet: stake, win, and the terms that changed them, as far as there are any. */
export function usePlacedFacts(bet: PlacedBet): readonly Fact[] {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { coefViewId } = useSettings();
  const hasTaxes = useConfig()?.partnerHasTaxes === true;
  const { hyperBonus, promoCode, prepaidAmount, isFreeBet, maxPayout, exactCoef } = bet;
  const money = (minor: number): string => formatMoney(minor, bet, tag);
  const bonus = bonusStanding(bet);
  const facts: readonly (Fact | false)[] = [
    [t(isFreeBet ? 'coupon.freeBet.name' : 'coupon.stake'), money(bet.amount)],
    !isFreeBet && !!prepaidAmount && [t('coupon.placed.prepaid'), money(prepaidAmount)],
    bet.isVipBet === true && [t('coupon.vipBet'), t('coupon.placed.vip')],
    [t('coupon.coef'), formatCoef(bet.coef, coefViewId)],
    !!exactCoef && [t('coupon.placed.exactCoef'), formatCoef(exactCoef, coefViewId)],
    bonus !== null && [t('coupon.bonusBet.name'), bonusText(bonus, coefViewId, t)],
    !!hyperBonus && [
      t('coupon.hyperBonus', { min: hyperBonus.minPercent, max: hyperBonus.maxPercent }),
      `+${hyperBonus.percent}%`,
    ],
    !!promoCode && [t('coupon.promo.title'), promoCode],
    bet.status === 'accepted'
      ? [t('coupon.possibleWin'), money(bet.possibleWin)]
      : [t('coupon.placed.returned'), money(bet.payout)],
    hasTaxes && [t('coupon.tax.name'), t('coupon.tax.text')],
    typeof maxPayout === 'number' && [t('coupon.maxPayout'), money(maxPayout)],
  ];
  return facts.filter((fact) => fact !== false);
}

/** The odds of a bonus bet, and what became of them by selections that are void or lost by half. */
function bonusText(
  standing: BonusStanding,
  view: Parameters<typeof formatCoef>[1],
  t: TFunction,
): string {
  const placed = formatCoef(standing.placed, view);
  switch (standing.kind) {
    case 'as-placed':
      return placed;
    case 'half-lost':
      return t('coupon.bonusBet.halfLost', { placed });
    case 'few':
      return t('coupon.bonusBet.tooFew', { placed, least: MIN_BONUS_LEGS });
    case 'left':
      return t('coupon.bonusBet.byLeft', {
        coef: formatCoef(standing.coef, view),
        left: standing.left,
        placed,
      });
  }
}
