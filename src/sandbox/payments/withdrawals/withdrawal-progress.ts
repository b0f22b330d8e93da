import type { Database } from '../../database/database';
import { eachAlone } from '../../each-alone';
import type { Profiles } from '../../profile/profiles';
import { missingFields } from '../../profile/profile-rules';
import type { BankClient } from '../bank-client';
import { silenceAfter } from '../payment-rules';
import { withdrawableOf } from '../withdrawable';
import { CARD_HOLD, REVIEW_TIME, reviewReasonOf } from './withdrawal-rules';
import type { ReviewReason } from './withdrawal-rules';
import { SELECT_WITHDRAWALS, withdrawalOf } from './withdrawal-rows';
import type { Withdrawal, WithdrawalRow } from './withdrawal-rows';
import type { Withdrawals } from './withdrawals';
import type { Accounts } from '../../accounts/accounts';
import type { IdentityGate } from '../../verification/identity-gate';

const AT_ONCE = 20;
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

  /** Does what is due; what fails holds nothing else back. */
  async advance(): Promise<void> {
    await eachAlone(
      [() => this.#check(), () => this.#approve(), () => this.#askBank()],
      (step) => step(),
      'Failed to take withdrawals on.',
    );
  }

  async #check(): Promise<void> {
    await eachAlone(
      await this.#due(`w.state = 'asked'`),
      async (withdrawal) => {
        const review = await this.#reviewOf(withdrawal);
        const checked = { change: 'checked', eventId: null, reason: null, review } as const;
        await this.#ports.withdrawals.happen(withdrawal.id, checked);
      },
      'Failed to check withdrawals.',
    );
  }

  async #approve(): Promise<void> {
    const now = this.#now();
    const due = await this.#due(
      // One that was asked for before the phone of the account was changed waits too.
      `w.state = 'checking' AND w.review IS NULL AND w.changed_at <= $1
         AND coalesce(p.withdrawals_held_until, 0) <= $2 AND c.first_used_at <= $3`,
      now - REVIEW_TIME,
      now,
      now - CARD_HOLD,
    );
    const approved = { change: 'approved', eventId: null, reason: null } as const;
    await eachAlone(
      due,
      ({ id }) => this.#ports.withdrawals.happen(id, approved),
      'Failed to approve withdrawals.',
    );
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
  async #askBank(): Promise<void> {
    const { bank } = this.#ports;
    if (!bank) return;
    const due = await this.#due(
      `w.state IN ('approved', 'sent')
         AND (w.asked_at IS NULL OR w.asked_at <= $1 - ${silenceAfter('w.asks')})`,
      this.#now(),
    );
    await eachAlone(due, (one) => this.#send(bank, one), 'Failed to send withdrawals to the bank.');
  }

  async #send(bank: Pick<BankClient, 'payOut'>, withdrawal: Withdrawal): Promise<void> {
    const { database, withdrawals } = this.#ports;
    const { id, cardOf, amount, currency, state } = withdrawal;
    await database.query('UPDATE withdrawals SET asked_at = $2, asks = asks + 1 WHERE id = $1', [
      id,
      this.#now(),
    ]);
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

  async #reviewOf(withdrawal: Withdrawal): Promise<ReviewReason | undefined> {
    const { accounts, database, identity, profiles, withdrawals } = this.#ports;
    const { playerId, currency, createdAt } = withdrawal;
    const own = await accounts.ofPlayer(playerId);
    const account = own.find(({ id }) => id === withdrawal.accountId) ?? own[0];
    if (!account) throw new Error(`Failed to check withdrawal ${withdrawal.id}: no account.`);
    const [sums] = await database.query<{ withdrawn: number; staked: number }>(
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
    const { paidIn } = await withdrawableOf(database, { ...account, currency });
    return reviewReasonOf({
      currency,
      wasRefused: await withdrawals.hasFailedAlone(withdrawal),
      withdrawnIn30Days: sums?.withdrawn ?? 0,
      staked: sums?.staked ?? 0,
      paidIn,
      isVerified:
        missingFields(await profiles.of(playerId)).length === 0 &&
        (await identity.isWithdrawalCovered(database, { playerId, currency })),
    });
  }

  async #due(condition: string, ...values: readonly number[]): Promise<readonly Withdrawal[]> {
    const rows = await this.#ports.database.query<WithdrawalRow>(
      `${SELECT_WITHDRAWALS} WHERE ${condition} ORDER BY w.changed_at, w.id LIMIT ${AT_ONCE}`,
      [...values],
    );
    return rows.map(withdrawalOf);
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
