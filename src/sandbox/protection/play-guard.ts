import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../catalog/currencies';
import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import type { Account } from '../accounts/accounts';
import type { LimitLeft } from './limit-use';
import { barOf, holdOf } from './player-bar';
import type { PlayerBar } from './player-bar';
import type { PlayerLimits } from './player-limits';
import { secondsOf } from './seconds';
import type { SessionTime } from './session-time';

export interface GuardPorts {
  readonly database: Database;
  readonly now: () => number;
  readonly limits: PlayerLimits;
  readonly sessionTime: SessionTime;
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

/** Holds players' limits, whatever the site does; what it allows must be booked in the same transaction. */
export class PlayGuard {
  readonly #ports: GuardPorts;

  constructor(ports: GuardPorts) {
    this.#ports = ports;
  }

  barOf(playerId: number): Promise<PlayerBar | null> {
    return barOf(this.#ports.database, playerId, this.#ports.now());
  }

  /** Refuses a stake of the player's own money; of bonus money only where nothing may be played at all. */
  async mayStake(queries: Queries, account: Account, amount: number): Promise<void> {
    const { playerId, currency, type } = account;
    await this.#mayPlay(queries, playerId);
    if (type === 4) return;
    refuseBeyond(await this.#ports.limits.left(queries, playerId, currency), amount, currency);
  }

  async mayDeposit(queries: Queries, account: Account, amount: number): Promise<void> {
    const { limits } = this.#ports;
    const { playerId, currency } = account;
    await this.#mayPlay(queries, playerId);
    const endsAt = await limits.periodEnd(queries, playerId, 33);
    if (endsAt !== null) {
      throw new ApiFault(422, 'deposit-timeout', { endsAt: secondsOf(endsAt) });
    }
    refuseBeyond(await limits.depositLeft(queries, playerId, currency), amount, currency);
  }

  async #mayPlay(queries: Queries, playerId: number): Promise<void> {
    const { now, sessionTime } = this.#ports;
    const bar = await barOf(queries, playerId, now());
    if (bar) throw new ApiFault(401, bar.code, bar.details);
    const hold = await holdOf(queries, playerId);
    if (hold) throw new ApiFault(422, hold);
    const session = await sessionTime.left(queries, playerId);
    if (session?.leftMs === 0) {
      throw new ApiFault(422, 'session-limit-reached', { resetsAt: secondsOf(session.resetsAt) });
    }
  }
}
