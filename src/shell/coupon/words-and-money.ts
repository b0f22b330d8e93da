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
import { outcomeLongName, type OutcomeTexts } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';

const NO_TEXTS: OutcomeTexts = {};

/** The operator's words for outcomes. */
export function useOutcomeTexts(): OutcomeTexts {
  return useBusState(dictionaryState)?.texts ?? NO_TEXTS;
}

/** What a bet is called: "Liverpool to win". */
export function betName(texts: OutcomeTexts, { market }: Pick<CouponBet, 'market'>): string {
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
  return { iso, scale, currency, account };
}

/** How the player wants to bet. */
export function useCouponSettings(): CouponSettings {
  return useBusState(couponSettingsState) ?? DEFAULT_COUPON_SETTINGS;
}

/** A batch of singles: each with a stake of its own. */
export const BATCH = 9;

/** Whether each bet is a coupon of its own. */
export function isSingles({ typeId }: Pick<CouponState, 'typeId'>): boolean {
  return typeId === 0 || typeId === BATCH;
}

/** How often the stake is taken: once, or once for each single. */
export function stakeCount(coupon: Pick<CouponState, 'typeId' | 'bets'>): number {
  return isSingles(coupon) ? coupon.bets.length : 1;
}
