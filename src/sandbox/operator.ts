import type { Accumulators } from './coupon/accumulators';
import type { PromoCodes } from './coupon/promo-codes';
import type { SharedCoupons } from './coupon/shared-coupons';
import type { Database } from './database/database';
import type { World } from './engine/world';
import type { Faults } from './control/faults';
import type { Feed } from './feed/feed';
import type { Captchas } from './guard/captchas';
import type { Demands } from './guard/demands';
import type { Fingerprints } from './guard/fingerprints';
import type { Ledger } from './ledger/ledger';
import type { Bets } from './placing/bets';
import type { Placing } from './placing/place';
import type { Settlement } from './placing/settlement';
import type { Accounts } from './players/accounts';
import type { PlayerLimits } from './players/limits';
import type { LoginAttempts } from './players/login-attempts';
import type { Players } from './players/players';
import type { Prepaid } from './players/prepaid';
import type { Sessions } from './players/sessions';
import type { PlayerTerms } from './players/terms';
import type { Tokens } from './players/tokens';
import type { SiteRules } from './site-rules';

/** The parts of the operator, as its calls use them. */
export interface Operator {
  readonly database: Database;
  readonly world: World;
  readonly feed: Feed;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly players: Players;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly attempts: LoginAttempts;
  readonly bets: Bets;
  readonly accumulators: Accumulators;
  readonly promoCodes: PromoCodes;
  readonly sharedCoupons: SharedCoupons;
  readonly prepaid: Prepaid;
  readonly limits: PlayerLimits;
  readonly terms: PlayerTerms;
  readonly placing: Placing;
  readonly settlement: Settlement;
  readonly faults: Faults;
  readonly siteRules: SiteRules;
  readonly demands: Demands;
  readonly captchas: Captchas;
  readonly fingerprints: Fingerprints;
  readonly now: () => number;
  /** Moves the world on to now, tells it on the feed, and settles what is over; gives how many bets changed. */
  readonly step: () => Promise<number>;
}
