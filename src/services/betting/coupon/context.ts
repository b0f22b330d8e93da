import {
  accountState,
  configState,
  COUPON_RULES,
  createScheduler,
  feedState,
  playerRulesState,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import {
  banState,
  couponSettingsState,
  DEFAULT_COUPON_SETTINGS,
} from '@grandstand/bus-contracts/shell';
import type {
  Account,
  CouponProblem,
  CouponRules,
  PayloadOf,
  ShellHandle,
  SiteConfig,
} from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import { concat, map, merge, of, switchMap, timer } from 'rxjs';
import type { Observable } from 'rxjs';
import type { SteadyClock } from '../../ports';
import { longestSince, momentOf } from '../../time/elapsed';

export type Currency = SiteConfig['currencies'][number];

/** The facts about site and player that the coupon's rules need. */
export interface Context {
  /** Empty for a guest. */
  readonly userId: string;
  /** Why the operator takes no bets from the player, whatever they are; null: it does. */
  readonly barred: CouponProblem | null;
  /** The account that bets; null for a guest and while accounts load. */
  readonly account: Account | null;
  /** The account's currency, a guest's by their country; null until the config is there. */
  readonly currency: Currency | null;
  readonly coefViewId: PayloadOf<typeof settingsState>['coefViewId'];
  /** The feed has been silent for so long that prices must not be trusted. */
  readonly isFeedStale: boolean;
  /** The operator's settings of coupons. */
  readonly rules: CouponRules;
  /** The operator combines bets of one match in an express. */
  readonly isBetBuilderOffered: boolean;
  readonly settings: CouponSettings;
}

export interface ContextSource {
  /** The context of this moment: prices grow stale by themselves. */
  read(): Context;
  /** The context, each time that something it is made of changed. */
  readonly context$: Observable<Context>;
}

export function createContextSource(bus: ShellHandle, clock: SteadyClock): ContextSource {
  const opened = momentOf(clock);
  const scheduler = createScheduler(clock);

  /** How long the feed may have been silent: timers sleep with the machine, and a clock that is set back makes no old price young. */
  function feedSilence(): number {
    const feed = bus.peek(feedState);
    // Without the feed service it is not known whether the operator is silent.
    return feed ? longestSince(clock, feed.lastHeard ?? opened) : 0;
  }

  const read = (): Context => contextOf(bus, feedSilence());
  const stale$ = bus
    .messages$(feedState)
    .pipe(switchMap(() => concat(of(0), timer(read().rules.staleAfterMs + 1, scheduler))));
  const context$ = merge(
    bus.messages$(accountState),
    bus.messages$(banState),
    bus.messages$(configState),
    bus.messages$(couponSettingsState),
    bus.messages$(playerRulesState),
    bus.messages$(settingsState),
    bus.messages$(sessionState),
    stale$,
  ).pipe(map(read));
  return { read, context$ };
}

/** Reads the context off the bus; `feedSilence`: milliseconds since the feed's last message. */
function contextOf(bus: ShellHandle, feedSilence: number): Context {
  const session = bus.peek(sessionState);
  const isPlayer = session?.status === 'player';
  const accounts = isPlayer ? bus.peek(accountState) : undefined;
  const account = accounts?.activeAccount ?? null;
  const feed = bus.peek(feedState);
  const config = bus.peek(configState);
  const rules = config?.coupon ?? COUPON_RULES;
  const currencyId = account ? account.currencyId : countryCurrency(config);
  return {
    userId: isPlayer ? session.userId : '',
    barred: isPlayer ? barringProblem(bus) : null,
    account,
    currency: config?.currencies.find(({ id }) => id === currencyId) ?? null,
    coefViewId: bus.peek(settingsState)?.coefViewId ?? 0,
    isFeedStale:
      feedSilence > rules.staleAfterMs || feed?.isStale === true || feed?.status === 'stopped',
    rules,
    isBetBuilderOffered: config?.isBetBuilderOffered === true,
    settings: bus.peek(couponSettingsState) ?? DEFAULT_COUPON_SETTINGS,
  };
}

function barringProblem(bus: ShellHandle): CouponProblem | null {
  if (bus.peek(banState)?.isBanned) return { code: 'banned' };
  if (bus.peek(accountState)?.isAccountFrozen) return { code: 'account-frozen' };
  const refusal = bus.peek(playerRulesState)?.refusal;
  return refusal ? { code: 'player-barred', reason: refusal.code, text: refusal.text } : null;
}

function countryCurrency(config: SiteConfig | undefined): number | undefined {
  return config?.countries.find(({ id }) => id === config.geoCountryId)?.currencyId;
}
