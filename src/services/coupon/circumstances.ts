import {
  accountState,
  configState,
  COUPON_RULES,
  feedState,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import { couponSettingsState, DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import type {
  Account,
  CouponRules,
  PayloadOf,
  ShellHandle,
  SiteConfig,
} from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';

export type Currency = SiteConfig['currencies'][number];

/** What the rules need to know of the world around the coupon. */
export interface Circumstances {
  /** Empty for a guest. */
  readonly userId: string;
  /** The account that bets; null for a guest and while accounts load. */
  readonly account: Account | null;
  /** The account's currency, a guest's by their country; null until the config is there. */
  readonly currency: Currency | null;
  readonly coefViewId: PayloadOf<typeof settingsState>['coefViewId'];
  /** The feed has been silent for so long that prices must not be trusted. */
  readonly isFeedStale: boolean;
  /** What the operator says of coupons. */
  readonly rules: CouponRules;
  readonly settings: CouponSettings;
}

/** Looks around on the bus; `feedSilence`: for how many milliseconds the feed has said nothing. */
export function circumstancesOf(bus: ShellHandle, feedSilence: number): Circumstances {
  const session = bus.peek(sessionState);
  const isPlayer = session?.status === 'player';
  const account = (isPlayer && bus.peek(accountState)?.activeAccount) || null;
  const feed = bus.peek(feedState);
  const config = bus.peek(configState);
  const rules = config?.coupon ?? COUPON_RULES;
  const currencyId = account ? account.currencyId : countryCurrency(config);
  return {
    userId: isPlayer ? session.userId : '',
    account,
    currency: config?.currencies.find(({ id }) => id === currencyId) ?? null,
    coefViewId: bus.peek(settingsState)?.coefViewId ?? 0,
    isFeedStale:
      feedSilence > rules.staleAfterMs || feed?.isStale === true || feed?.status === 'stopped',
    rules,
    settings: bus.peek(couponSettingsState) ?? DEFAULT_COUPON_SETTINGS,
  };
}

function countryCurrency(config: SiteConfig | undefined): number | undefined {
  return config?.countries.find(({ id }) => id === config.geoCountryId)?.currencyId;
}
