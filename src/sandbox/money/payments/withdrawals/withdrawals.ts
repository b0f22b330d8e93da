import type { Account, Accounts } from '../../accounts/accounts';
import type { Ledger } from '../../accounts/ledger';
import type { LeavingSeen } from '../../../rewards/bonuses/bonus-leaving';
import type { Bonuses } from '../../../rewards/bonuses/bonuses';
import type { Database, Queries } from '../../../platform/database/database';
import { ApiFault } from '../../../platform/http/fault';
import type { PlayerMessages } from '../../../platform/outbox/player-messages';
import type { IdentityGate } from '../../../player/verification/identity-gate';
import { lockPlayer } from '../../../platform/database/lock-player';
import type { PlayGuard } from '../../../protection/limits/play-guard';
import { secondsOf } from '../../../platform/seconds';
import { accountFor } from '../account-for';
import { holdMoney, lockWithdrawal } from './hold-money';
import type { HoldPorts } from './hold-money';
import { firstUseOf } from './payout-cards';
import { PAYOUT_METHODS } from '../ways/ways';
import { withdrawableOf } from '../withdrawable';
import type { Withdrawable } from '../withdrawable';
import { CARD_HOLD, withdrawalAfter } from './withdrawal-rules';
import type { ReviewReason, WithdrawalChange } from './withdrawal-rules';
import { SELECT_WITHDRAWALS, withdrawalOf } from './withdrawal-rows';
import type { Withdrawal, WithdrawalRow } from './withdrawal-rows';

const PAGE = 60;

/** What a player can withdraw from an account, and the part of it that needs no verified player. */
export interface WithdrawableNow extends Withdrawable {
  /** Minor units; undefined: all of it. */
  readonly unverifiedMax: number | undefined;
  /** Until when a withdrawal to the card waits, since it is new, in milliseconds; null: it waits for nothing. */
  readonly newCardUntil: number | null;
}

/** What a player asks to withdraw. */
export interface WithdrawalWish {
  readonly accountId: number;
  readonly method: string;
  /** Made once for each wish; the same one is the same withdrawal. */
  readonly refId: string;
  /** The active bonus that is given up for it, with what the player saw that they lose. */
  readonly leaving?: LeavingSeen | undefined;
  /** In minor units of the account's currency. */
  readonly amountOf: (account: Account) => number;
}

/** Something that happened to a withdrawal. */
export interface WithdrawalHappening {
  readonly change: WithdrawalChange;
  /** The bank's id of the event; null: an event of the operator. */
  readonly eventId: string | null;
  readonly reason: string | null;
  /** Why people decide about it from now on; decided with the player locked. */
  readonly review?: (queries: Queries, withdrawal: Withdrawal) => Promise<ReviewReason | undefined>;
  /** Whether it may happen to the withdrawal as it is with the player locked; left out: its state decides alone. */
  readonly isDue?: (withdrawal: Withdrawal) => boolean;
}

interface WithdrawalPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly bonuses: Pick<Bonuses, 'leaveToWithdraw'>;
  readonly ledger: Ledger;
  readonly guard: PlayGuard;
  readonly identity: IdentityGate;
  readonly messages: Pick<PlayerMessages, 'send'>;
  /** Called when the money of a player's accounts has changed. */
  readonly onMoved: (playerId: number) => void;
  readonly now: () => number;
}

/**
 * Players' withdrawals. The money leaves the account when the player asks, and from then on it is either paid or
 * comes back whole, once.
 */
export class Withdrawals {
  readonly #ports: WithdrawalPorts;

  constructor(ports: WithdrawalPorts) {
    this.#ports = ports;
  }

  /** What the player can withdraw, by account. */
  async withdrawable(
    playerId: number,
    queries: Queries = this.#ports.database,
  ): Promise<WithdrawableNow[]> {
    const { accounts, identity } = this.#ports;
    const own = await accounts.ofPlayer(playerId, queries);
    const result: WithdrawableNow[] = [];
    for (const account of own) {
      const { currency } = account;
      const withdrawable = await withdrawableOf(queries, account);
      result.push({
        ...withdrawable,
        newCardUntil: await this.#newCardUntil(queries, withdrawable),
        unverifiedMax: await identity.withdrawalBound(queries, { playerId, currency }),
      });
    }
    return result;
  }

  /** Until when nothing is paid out, after another phone of the account, in milliseconds; null: it is paid. */
  async heldUntil(
    playerId: number,
    queries: Queries = this.#ports.database,
  ): Promise<number | null> {
    const [row] = await queries.query<{ until: number }>(
      `SELECT withdrawals_held_until AS until FROM players
       WHERE id = $1 AND withdrawals_held_until > $2`,
      [playerId, this.#now()],
    );
    return row?.until ?? null;
  }

  /** Begins a withdrawal, which nobody can cancel; the same refId is the same withdrawal. */
  async ask(playerId: number, wish: WithdrawalWish): Promise<Withdrawal> {
    const { bonuses, database, guard, onMoved } = this.#ports;
    const { accountId, method, refId, leaving, amountOf } = wish;
    if (!PAYOUT_METHODS.some((one) => one === method)) throw new ApiFault(422, 'method-down');
    const asked = await database.transaction(async (queries) => {
      // Two tabs, or a bet and a withdrawal, must not both get the same money.
      await lockPlayer(queries, playerId);
      const [known] = await queries.query<WithdrawalRow>(
        `${SELECT_WITHDRAWALS} WHERE w.player_id = $1 AND w.ref_id = $2`,
        [playerId, refId],
      );
      if (known) return { withdrawal: withdrawalOf(known), isNew: false };
      await guard.checkWithdrawal(queries, playerId);
      await bonuses.leaveToWithdraw(queries, playerId, leaving);
      const until = await this.heldUntil(playerId, queries);
      if (until !== null) throw new ApiFault(422, 'withdrawals-held', { until: secondsOf(until) });
      const all = await this.withdrawable(playerId, queries);
      const from = all.find(({ account }) => account.id === accountId && account.type !== 4);
      if (!from) throw new ApiFault(404, 'not-found');
      const amount = amountOf(from.account);
      const { available, min, max, unverifiedMax = Infinity } = from;
      if (amount > available) throw new ApiFault(422, 'not-withdrawable');
      // Money goes back the way that it came.
      if (method !== from.method) throw new ApiFault(422, 'method-down');
      if (amount < min || amount > max) throw new ApiFault(422, 'bad-amount');
      if (amount > unverifiedMax) await this.#refuseUnverified(queries, playerId);
      return {
        withdrawal: await holdMoney(queries, from, { amount, refId }, this.#holding()),
        isNew: true,
      };
    });
    if (asked.isNew) onMoved(playerId);
    return asked.withdrawal;
  }

  /** A withdrawal of the player. */
  async find(playerId: number, id: string): Promise<Withdrawal> {
    const [row] = await this.#ports.database.query<WithdrawalRow>(
      `${SELECT_WITHDRAWALS} WHERE w.id = $1 AND w.player_id = $2`,
      [id, playerId],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    return withdrawalOf(row);
  }

  /** The player's last withdrawals, the newest first. */
  async of(playerId: number): Promise<Withdrawal[]> {
    const rows = await this.#ports.database.query<WithdrawalRow>(
      `${SELECT_WITHDRAWALS} WHERE w.player_id = $1 ORDER BY w.created_at DESC, w.id LIMIT ${PAGE}`,
      [playerId],
    );
    return rows.map(withdrawalOf);
  }

  /**
   * What happened to a withdrawal: the state follows, and the money with it. Returns whether the state allowed it;
   * what it does not allow is kept among the events and changes nothing.
   */
  async happen(id: string, happening: WithdrawalHappening): Promise<boolean> {
    const { change, eventId, reason, isDue } = happening;
    const { database, onMoved } = this.#ports;
    const result = await database.transaction(async (queries) => {
      const withdrawal = await lockWithdrawal(queries, id);
      const now = this.#now();
      if (isDue && !isDue(withdrawal)) return 'refused';
      const next = withdrawalAfter(withdrawal.state, change);
      const written = await queries.query(
        `INSERT INTO withdrawal_events (withdrawal_id, event, event_id, reason, state, at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (event_id) DO NOTHING RETURNING id`,
        [id, change, eventId, reason, next ?? null, now],
      );
      // The bank has sent it before.
      if (written.length === 0 || next === undefined) return 'refused';
      await queries.query(
        `UPDATE withdrawals SET state = $2, reason = $3, review = $4, changed_at = $5 WHERE id = $1`,
        [
          id,
          next,
          reason,
          (await happening.review?.(queries, withdrawal)) ?? withdrawal.review,
          now,
        ],
      );
      if (next === 'paid') await this.#payOut(queries, withdrawal);
      else if (next === 'refused' || next === 'returned') await this.#giveBack(queries, withdrawal);
      else return 'allowed';
      const { playerId, amount, currency } = withdrawal;
      const template = `withdrawal-${next}` as const;
      await this.#ports.messages.send(queries, playerId, { template, amount, currency, at: now });
      return playerId;
    });
    if (typeof result === 'number') onMoved(result);
    return result !== 'refused';
  }

  /** Whether the bank's facts of a payout are the operator's; refuses an unknown withdrawal. */
  async isSameAmount(id: string, amount: number, iso: string): Promise<boolean> {
    const [row] = await this.#ports.database.query<WithdrawalRow>(
      `${SELECT_WITHDRAWALS} WHERE w.id = $1`,
      [id],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    const withdrawal = withdrawalOf(row);
    return withdrawal.amount === amount && withdrawal.currency.iso === iso;
  }

  async #newCardUntil(queries: Queries, { cardOf }: Withdrawable): Promise<number | null> {
    const usedAt = cardOf === null ? null : await firstUseOf(queries, cardOf);
    const until = (usedAt ?? 0) + CARD_HOLD;
    return until > this.#now() ? until : null;
  }

  async #refuseUnverified(queries: Queries, playerId: number): Promise<never> {
    const documents = await this.#ports.identity.lacking(queries, playerId);
    throw new ApiFault(422, 'not-verified', { missing: [], documents });
  }

  async #payOut(queries: Queries, { amount, currency }: Withdrawal): Promise<void> {
    const { ledger } = this.#ports;
    await ledger.post(queries, {
      kind: 'withdraw-paid',
      at: this.#now(),
      entries: [
        { accountId: ledger.houseAccount('withdraw-hold', currency), amount: -amount },
        { accountId: ledger.houseAccount('deposits', currency), amount },
      ],
    });
  }

  async #giveBack(queries: Queries, withdrawal: Withdrawal): Promise<void> {
    const { accounts } = this.#ports;
    const account = await accountFor(queries, accounts, withdrawal);
    const posting = { kind: 'withdraw-back', from: 'withdraw-hold' } as const;
    await accounts.fund(queries, account, withdrawal.amount, posting);
  }

  #holding(): HoldPorts {
    return { ledger: this.#ports.ledger, at: this.#now() };
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
