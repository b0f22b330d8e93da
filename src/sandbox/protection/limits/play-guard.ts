import { BONUS_ACCOUNT, fromMinor } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { holdOf } from '../holds/hold-rows';
import { ApiFault, refusalIn } from '../../platform/http/fault';
import type { Account } from '../../money/accounts/accounts';
import type { SiteRules } from '../../site/site/site-rules';
import type { LimitLeft } from './limit-use';
import { signInRefusalOf, playRefusalOf, withdrawalRefusalOf } from './player-refusals';
import type { SignInRefusal } from './player-refusals';
import type { PlayerLimits } from './player-limits';
import type { Product } from './products';
import { isPermitted, takesBonusMoney } from './products';
import { secondsOf } from '../../platform/seconds';
import type { SessionTime } from './session/session-time';

export interface GuardPorts {
  readonly database: Database;
  readonly now: () => number;
  readonly limits: PlayerLimits;
  readonly sessionTime: SessionTime;
  readonly siteRules: Pick<SiteRules, 'play'>;
}

export interface IntendedStake {
  readonly product: Product;
  readonly account: Account;
  /** The player's own part, in minor units of the account's currency. */
  readonly amount: number;
}

function refuseBeyond(left: readonly LimitLeft[], amount: number, { scale }: Currency): void {
  const [least] = left
    .filter(({ limitBalance }) => limitBalance < amount)
    .toSorted((a, b) => a.limitBalance - b.limitBalance);
  if (!least) return;
  const { limitType, limitBalance } = least;
  throw new ApiFault(422, 'limit-reached', {
    limitType,
    limitBalance: fromMinor(limitBalance, scale),
  });
}

/** Enforces limits, bans and exclusions; an allowed amount must be booked in the same transaction. */
export class PlayGuard {
  readonly #ports: GuardPorts;

  constructor(ports: GuardPorts) {
    this.#ports = ports;
  }

  signInRefusalOf(playerId: number): Promise<SignInRefusal | null> {
    return signInRefusalOf(this.#ports.database, playerId, this.#ports.now());
  }

  /** Throws if a stake is not allowed, on whichever product; limits do not apply to bonus money and points. */
  async mayStake(queries: Queries, { product, account, amount }: IntendedStake): Promise<void> {
    const { playerId, currency, type, isPoints } = account;
    await this.mayPlay(queries, playerId, product);
    if (isPoints) return;
    if (type === BONUS_ACCOUNT) {
      if (!takesBonusMoney(product)) throw new ApiFault(422, 'bonus-not-accepted');
      return;
    }
    refuseBeyond(await this.#ports.limits.left(queries, playerId, currency), amount, currency);
  }

  /** Throws if a player may not open what stakes are made on, whatever its amount. */
  async mayPlay(queries: Queries, playerId: number, product: Product): Promise<void> {
    await this.#checkPlay(queries, playerId);
    this.mayOffer(product);
  }

  /** Why every stake of a player on a product is refused, whatever it is; null: none is for such a reason. */
  barOf(playerId: number, product: Product): Promise<ApiFault | null> {
    return refusalIn(() => this.mayPlay(this.#ports.database, playerId, product));
  }

  /** Throws if the jurisdiction does not permit a product. */
  mayOffer(product: Product): void {
    if (!isPermitted(product, this.#ports.siteRules.play)) {
      throw new ApiFault(422, 'product-blocked');
    }
  }

  /** Throws if a player may not pay in, whatever the amount. */
  async mayDeposit(queries: Queries, playerId: number): Promise<void> {
    await this.#checkPlay(queries, playerId, 'deposit');
    const endsAt = await this.#ports.limits.periodEnd(queries, playerId, 33);
    if (endsAt !== null) {
      throw new ApiFault(422, 'deposit-timeout', { endsAt: secondsOf(endsAt) });
    }
  }

  async checkDeposit(queries: Queries, account: Account, amount: number): Promise<void> {
    const { limits } = this.#ports;
    const { playerId, currency } = account;
    await this.mayDeposit(queries, playerId);
    refuseBeyond(await limits.depositLeft(queries, playerId, currency), amount, currency);
  }

  /** Throws if a withdrawal is not allowed. */
  async checkWithdrawal(queries: Queries, playerId: number): Promise<void> {
    const refusal = await withdrawalRefusalOf(queries, playerId);
    if (refusal) throw new ApiFault(422, refusal);
  }

  /** Refuses an account that may be of an excluded player; one that has only stopped deposits plays on. */
  async #checkHold(queries: Queries, playerId: number, what: 'play' | 'deposit'): Promise<void> {
    const hold = await holdOf(queries, playerId, this.#ports.now());
    if (!hold || (hold.isDepositsOnly && what === 'play')) return;
    const endsAt = hold.endsAt === null ? null : secondsOf(hold.endsAt);
    throw new ApiFault(422, `hold-${hold.state}`, { endsAt });
  }

  async #checkPlay(
    queries: Queries,
    playerId: number,
    what: 'play' | 'deposit' = 'play',
  ): Promise<void> {
    const { now, sessionTime } = this.#ports;
    const signInRefusal = await signInRefusalOf(queries, playerId, now());
    if (signInRefusal) throw new ApiFault(401, signInRefusal.code, signInRefusal.details);
    const playRefusal = await playRefusalOf(queries, playerId, now());
    if (playRefusal) throw new ApiFault(422, playRefusal);
    await this.#checkHold(queries, playerId, what);
    const session = await sessionTime.left(queries, playerId);
    if (session?.leftMs === 0) {
      throw new ApiFault(422, 'session-limit-reached', { resetsAt: secondsOf(session.resetsAt) });
    }
  }
}
