import {
  accountState,
  configState,
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
import { isSingles, outcomeLongName, type OutcomeTexts } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useMemo } from 'react';

const NO_TEXTS: OutcomeTexts = {};

/** The operator's words for outcomes. */
export function useOutcomeTexts(): OutcomeTexts {
  return useBusState(dictionaryState)?.texts ?? NO_TEXTS;
}

/** Whether it is known what the bet is on; of one that was just added the operator is still asked. */
export function isNamed({ market }: Pick<CouponBet, 'market'>): boolean {
  return market.game.home !== '';
}

/** What a bet is called: "Liverpool to win"; empty while that is not known. */
export function betName(texts: OutcomeTexts, bet: Pick<CouponBet, 'market'>): string {
  const { market } = bet;
  if (!isNamed(bet)) return '';
  return outcomeLongName(texts, market, market.game);
}

/** What the stake is in: the account's currency, a guest's by their country, and its bounds. */
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

/** How the player wants to bet. */
export function useCouponSettings(): CouponSettings {
  return useBusState(couponSettingsState) ?? DEFAULT_COUPON_SETTINGS;
}

/** How often the stake is taken: once, or once for each single. */
export function stakeCount({ typeId, bets }: Pick<CouponState, 'typeId' | 'bets'>): number {
  return isSingles(typeId) ? bets.length : 1;
}
