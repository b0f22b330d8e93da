import {
  accountState,
  configState,
  COUPON_RULES,
  dictionaryState,
  type Account,
  type CouponBet,
  type CouponState,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import {
  couponSettingsState,
  DEFAULT_COUPON_SETTINGS,
  type CouponSettings,
} from '@grandstand/bus-contracts/shell';
import {
  isSingles,
  outcomeLongName,
  type AmountFault,
  type AmountField,
  type OutcomeTexts,
} from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useMemo } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';

const NO_TEXTS: OutcomeTexts = {};

/** The operator's dictionary of outcomes. */
export function useOutcomeTexts(): OutcomeTexts {
  return useBusState(dictionaryState)?.texts ?? NO_TEXTS;
}

/** Whether the operator has named the bet's match and outcome. */
export function isNamed({ market }: Pick<CouponBet, 'market'>): boolean {
  return market.game.home !== '';
}

/** The name of a bet: "Liverpool to win"; empty until the operator has named it. */
export function betName(texts: OutcomeTexts, bet: Pick<CouponBet, 'market'>): string {
  const { market } = bet;
  if (!isNamed(bet)) return '';
  return outcomeLongName(texts, market, market.game);
}

/** The currency of the stake: the account's, or that of a guest's country. */
export interface StakeMoney {
  readonly iso: string;
  readonly scale: number;
  readonly currency: SiteConfig['currencies'][number] | undefined;
  readonly account: Account | null;
}

export function useStakeMoney(): StakeMoney {
  const account = useBusState(accountState)?.activeAccount ?? null;
  const config = useBusState(configState);
  const country = config?.countries.find(({ id }) => id === config.geoCountryId);
  const currencyId = account?.currencyId ?? country?.currencyId;
  const currency = config?.currencies.find(({ id }) => id === currencyId);
  const { iso = '', scale = 2 } = account ?? currency ?? {};
  return useMemo(() => ({ iso, scale, currency, account }), [iso, scale, currency, account]);
}

/** The types of coupons whose stake has bounds. */
export function useBoundTypes(): readonly number[] {
  return (useBusState(configState)?.coupon ?? COUPON_RULES).boundTypes;
}

/** How an amount is read and written in a field. */
export function useAmountField({ iso, scale }: Pick<StakeMoney, 'iso' | 'scale'>): AmountField {
  const { tag } = useLanguage();
  return { scale, iso: iso || undefined, languageTag: tag };
}

/** Why a typed text is no amount, in words. */
export function useAmountFaultText(): (fault: AmountFault) => string {
  const { t } = useTexts();
  return (fault) =>
    t(fault === 'two-readings' ? 'coupon.twoReadings' : 'coupon.problem.stake-invalid');
}

/** The player's betting settings. */
export function useCouponSettings(): CouponSettings {
  return useBusState(couponSettingsState) ?? DEFAULT_COUPON_SETTINGS;
}

/** How often the stake is charged: once, or once for each single. */
export function stakeCount({ typeId, bets }: Pick<CouponState, 'typeId' | 'bets'>): number {
  return isSingles(typeId) ? bets.length : 1;
}
