import {
  accountState,
  configState,
  feedState,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import type { Account, PayloadOf, ShellHandle, SiteConfig } from '@grandstand/bus-contracts';

export type Currency = SiteConfig['currencies'][number];

/** What the rules need to know of the world around the coupon. */
export interface Circumstances {
  /** Empty for a guest. */
  readonly userId: string;
  /** The account that bets; null for a guest and while accounts load. */
  readonly account: Account | null;
  /** The stake's bounds in that account's currency; null until the config is there. */
  readonly currency: Currency | null;
  readonly coefViewId: PayloadOf<typeof settingsState>['coefViewId'];
  /** When the feed last spoke, on the page's clock; null where it has not spoken yet. */
  readonly feedHeardAt: number | null;
  readonly isFeedStale: boolean;
}

/** Looks around on the bus. */
export function circumstancesOf(bus: ShellHandle): Circumstances {
  const session = bus.peek(sessionState);
  const isPlayer = session?.status === 'player';
  const account = (isPlayer && bus.peek(accountState)?.activeAccount) || null;
  const feed = bus.peek(feedState);
  return {
    userId: isPlayer ? session.userId : '',
    account,
    currency:
      bus.peek(configState)?.currencies.find(({ id }) => id === account?.currencyId) ?? null,
    coefViewId: bus.peek(settingsState)?.coefViewId ?? 0,
    feedHeardAt: feed?.lastHeardAt ?? null,
    isFeedStale: feed !== undefined && (feed.isStale || feed.status === 'stopped'),
  };
}
