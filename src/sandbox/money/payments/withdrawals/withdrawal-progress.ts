import type { Database, Queries } from '../../../platform/database/database';
import type { Profiles } from '../../../player/profile/profiles';
import { missingFields } from '../../../player/profile/profile-rules';
import type { BankClient } from '../bank-client';
import { silenceAfter } from '../payment-rules';
import { DamagedDataError } from '../../../platform/sealing/sealed';
import { withdrawableOf } from '../withdrawable';
import { CARD_HOLD, REVIEW_TIME, reviewReasonOf, waitOf } from './withdrawal-rules';
import type { ReviewReason } from './withdrawal-rules';
import { SELECT_WITHDRAWALS, withdrawalOf } from './withdrawal-rows';
import type { Withdrawal, WithdrawalRow } from './withdrawal-rows';
import { hasFailedAlone } from './pay-back';
import type { Withdrawals } from './withdrawals';
import { IsolatedWork } from '../../../platform/work/isolated-work';
import type { Accounts } from '../../accounts/accounts';
import type { IdentityGate } from '../../../player/verification/identity-gate';

const MONTH = 30 * 86_400_000;

interface ProgressPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly identity: IdentityGate;
  readonly withdrawals: Withdrawals;
  /** Undefined where there is no bank. */
  readonly bank: Pick<BankClient, 'payOut'> | undefined;
  readonly now: () => number;
}

/** Takes withdrawals on: checks them, approves those that no rule holds, and has the bank pay them. */
export class WithdrawalProgress {
  readonly #ports: ProgressPorts;

  constructor(ports: ProgressPorts) {
    this.#ports = ports;
  }

  /** Does what is due; a withdrawal that fails holds none of the others back. */
  async advance(): Promise<void> {
    const work = new IsolatedWork();
    await this.#each(work, `w.state = 'asked'`, [], (id) => this.#check(id));
    const now = this.#now();
    await this.#each(
      work,
      // One that was asked for before the phone of the account was changed waits too.
      `w.state = 'checking' AND w.review IS NULL AND w.changed_at <= $1
         AND coalesce(p.withdrawals_held_until, 0) <= $2 AND c.first_used_at <= $3`,
      [now - REVIEW_TIME, now, now - CARD_HOLD],
      (id) => this.#approve(id),
    );
    await this.#askBank(work);
    work.end();
  }

  async #check(id: string): Promise<void> {
    await this.#ports.withdrawals.happen(id, {
      change: 'checked',
      eventId: null,
      reason: null,
      review: (queries, withdrawal) =>
        this.#reviewOf(queries, withdrawal).catch((error: unknown) => {
          if (error instanceof DamagedDataError) return 'unreadable' as const;
          throw error;
        }),
    });
  }

  /** Approves one that still waits for nothing: the phone of the account may have changed since. */
  async #approve(id: string): Promise<void> {
    await this.#ports.withdrawals.happen(id, {
      change: 'approved',
      eventId: null,
      reason: null,
      isDue: (withdrawal) => withdrawal.review === null && waitOf(withdrawal, this.#now()) === null,
    });
  }

  /** Withdrawals that wait for people, the oldest first. */
  async held(): Promise<readonly Withdrawal[]> {
    const rows = await this.#ports.database.query<WithdrawalRow>(
      `${SELECT_WITHDRAWALS} WHERE w.state = 'checking' AND w.review IS NOT NULL
       ORDER BY w.created_at, w.id LIMIT 100`,
    );
    return rows.map(withdrawalOf);
  }

  /** Sends orders to the bank, and sends them again where it is silent: it pays the same order once, and says how it ended. */
  async #askBank(work: IsolatedWork): Promise<void> {
    const { bank } = this.#ports;
    if (!bank) return;
    await this.#each(
      work,
      `w.state IN ('approved', 'sent')
         AND (w.asked_at IS NULL OR w.asked_at <= $1 - ${silenceAfter('w.asks')})`,
      [this.#now()],
      (id) => this.#askAbout(bank, id),
    );
  }

  async #askAbout(bank: Pick<BankClient, 'payOut'>, id: string): Promise<void> {
    const { database, withdrawals } = this.#ports;
    await database.query('UPDATE withdrawals SET asked_at = $2, asks = asks + 1 WHERE id = $1', [
      id,
      this.#now(),
    ]);
    const [row] = await database.query<WithdrawalRow>(`${SELECT_WITHDRAWALS} WHERE w.id = $1`, [
      id,
    ]);
    if (!row) return;
    const { state, cardOf, amount, currency } = withdrawalOf(row);
    const order = { payoutId: id, cardOf, amount, iso: currency.iso };
    const { event, reason } = await bank.payOut(order);
    if (state === 'approved') {
      await withdrawals.happen(id, { change: 'sent', eventId: null, reason: null });
    }
    if (event === null) return;
    // One event for each answer, however often it is the same.
    const eventId = `status:${id}:${event}`;
    await withdrawals.happen(id, { change: event, eventId, reason: reason ?? null });
  }

  async #reviewOf(queries: Queries, withdrawal: Withdrawal): Promise<ReviewReason | undefined> {
    const { accounts, identity, profiles } = this.#ports;
    const { playerId, currency, createdAt } = withdrawal;
    const own = await accounts.ofPlayer(playerId, queries);
    const account = own.find(({ id }) => id === withdrawal.accountId) ?? own[0];
    if (!account) throw new Error(`Failed to check withdrawal ${withdrawal.id}: no account.`);
    const [sums] = await queries.query<{ withdrawn: number; staked: number }>(
      `SELECT
         (SELECT coalesce(sum(w.amount), 0)::bigint FROM withdrawals w
          JOIN accounts a ON a.id = w.account_id
          WHERE w.player_id = $1 AND a.currency_id = $2 AND w.created_at > $3
            AND w.state NOT IN ('refused', 'returned')) AS withdrawn,
         (SELECT coalesce(sum(s.stake), 0)::bigint FROM stakes s
          JOIN accounts a ON a.id = s.account_id
          WHERE s.player_id = $1 AND a.currency_id = $2 AND s.status <> 'void') AS staked`,
      [playerId, currency.id, createdAt - MONTH],
    );
    const { paidIn } = await withdrawableOf(queries, { ...account, currency });
    return reviewReasonOf({
      currency,
      wasRefused: await hasFailedAlone(queries, withdrawal),
      withdrawnIn30Days: sums?.withdrawn ?? 0,
      staked: sums?.staked ?? 0,
      paidIn,
      isVerified:
        missingFields(await profiles.of(playerId, queries)).length === 0 &&
        (await identity.isWithdrawalCovered(queries, { playerId, currency })),
    });
  }

  /** Does a piece of work for each withdrawal of a condition, the oldest first. */
  async #each(
    work: IsolatedWork,
    condition: string,
    values: readonly number[],
    piece: (id: string) => Promise<void>,
  ): Promise<void> {
    const rows = await this.#ports.database.query<{ id: string }>(
      `SELECT due.id FROM (${SELECT_WITHDRAWALS} WHERE ${condition}) due
       ORDER BY due.changed_at, due.id`,
      values,
    );
    await work.each(
      rows,
      ({ id }) => `withdrawal ${id}`,
      ({ id }) => piece(id),
    );
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
