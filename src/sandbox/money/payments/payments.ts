import { randomUUID } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import type { PaymentOrder, PayMethod } from '@grandstand/bus-contracts/domain';
import { isOpenPayment } from '@grandstand/bus-contracts/player';
import type { CasinoSection } from '@grandstand/bus-contracts/player';
import type { Account, Accounts } from '../accounts/accounts';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database, Queries } from '../../platform/database/database';
import type { Holds } from '../../protection/holds/holds';
import { ApiFault, refusalIn } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Activations } from '../../player/documents/activation';
import { lockPlayer } from '../../platform/database/lock-player';
import { countryOfPlayer } from '../../player/players/player-country';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { IdentityGate } from '../../player/verification/identity-gate';
import type { BankClient } from './bank-client';
import { credit, grantBonus } from './credit';
import { stateAfter } from './payment-rules';
import type { PaymentChange } from './payment-rules';
import { paymentOf, SELECT } from './payment-rows';
import type { Payment, PaymentRow } from './payment-rows';
import { expireDuePayments, expirePayments } from './overdue/expiry';
import { keepCard } from './withdrawals/payout-cards';
import { giveBack, reserve } from './reservations';
import { askAboutSilent } from './overdue/silent-payments';
import { spendVoucher } from './ways/vouchers';
import { boundsBy, isOfferedIn, methodOf, wayOf } from './ways/ways';

const PAGE = 60;

/** What a player asks to pay. */
export interface DepositWish {
  readonly accountId: number;
  readonly method: string;
  /** Made once for each wish; the same one is the same payment. */
  readonly refId: string;
  /** In minor units of the account's currency. */
  readonly amountOf: (account: Account) => number;
  /** No bonus is to come with it. */
  readonly isWithoutBonus: boolean;
  readonly section: CasinoSection | null;
}

/** Something that happened to a payment. */
export interface Happening {
  readonly change: PaymentChange;
  /** The bank's id of the event; null: an event of the operator. */
  readonly eventId: string | null;
  readonly reason: string | null;
  /** The bank's name of the card, wallet or bank account that was paid by. */
  readonly card?: string | undefined;
}

interface PaymentPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly bonuses: Pick<Bonuses, 'deposited'>;
  readonly guard: PlayGuard;
  readonly holds: Pick<Holds, 'look' | 'lookWithin'>;
  readonly guesses: Guesses;
  readonly activations: Activations;
  readonly identity: IdentityGate;
  /** Undefined where there is no bank. */
  readonly bank: BankClient | undefined;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly siteName: () => string;
  readonly onCredited: (playerId: number) => void;
  readonly now: () => number;
}

/** Players' deposits through the bank. The operator credits what the bank says it has taken, once. */
export class Payments {
  readonly #ports: PaymentPorts;

  constructor(ports: PaymentPorts) {
    this.#ports = ports;
  }

  get hasBank(): boolean {
    return this.#ports.bank !== undefined;
  }

  /** Begins a deposit, and reserves its amount in the player's limits; the same refId is the same payment. */
  async begin(playerId: number, wish: DepositWish): Promise<Payment> {
    const { method } = wish;
    const known = methodOf(method);
    if (!this.hasBank || !known) throw new ApiFault(422, 'method-down');
    // Kept also where the deposit is refused for what is found.
    await this.#ports.holds.look(playerId);
    return this.#write(playerId, { ...wish, method: known });
  }

  #write(playerId: number, wish: DepositWish & { readonly method: PayMethod }): Promise<Payment> {
    const { database, accounts, guard, activations } = this.#ports;
    const { accountId, method, refId, amountOf, isWithoutBonus, section } = wish;
    return database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const [known] = await queries.query<PaymentRow>(
        `${SELECT} WHERE p.player_id = $1 AND p.ref_id = $2`,
        [playerId, refId],
      );
      if (known) return paymentOf(known);
      const country = await countryOfPlayer(queries, playerId);
      if (!isOfferedIn(country.code, method)) throw new ApiFault(422, 'method-down');
      await expirePayments(queries, playerId, this.#now());
      const own = await accounts.ofPlayer(playerId, queries);
      const account = own.find(({ id, type }) => id === accountId && type !== 4);
      if (!account) throw new ApiFault(404, 'not-found');
      const amount = amountOf(account);
      await activations.checkDeposit(queries, playerId);
      await guard.checkDeposit(queries, account, amount);
      await this.#requireIdentity(queries, account, amount);
      const { min, max } = boundsBy(method, account.currency);
      if (amount < min || amount > max) throw new ApiFault(422, 'bad-amount');
      const now = this.#now();
      const id = randomUUID();
      await queries.query(
        `INSERT INTO payments (id, player_id, account_id, method, amount, state, ref_id, created_at,
           changed_at, expires_at, deposit_id, is_without_bonus, section)
         VALUES ($1, $2, $3, $4, $5, 'created', $6, $7, $7, $8, $9, $10, $11)`,
        [
          id,
          playerId,
          account.id,
          method,
          amount,
          refId,
          now,
          now + wayOf(method).lifetime,
          await reserve(queries, { playerId, currency: account.currency, amount }, now),
          isWithoutBonus,
          section,
        ],
      );
      return this.#require(queries, id);
    });
  }

  /** Refuses a deposit that needs a verified player. */
  async #requireIdentity(
    queries: Queries,
    { playerId, currency }: Account,
    amount: number,
  ): Promise<void> {
    const { identity } = this.#ports;
    const left = await identity.depositBound(queries, { playerId, currency });
    if (left === undefined || amount <= left) return;
    const documents = await identity.lacking(queries, playerId);
    throw new ApiFault(422, 'not-verified', { missing: [], documents });
  }

  /** A payment of the player, who wants to go on with it; where it has not ended, refused as a new deposit is. */
  async resume(playerId: number, id: string): Promise<Payment> {
    const payment = await this.find(playerId, id);
    if (isOpenPayment(payment)) await this.#checkPlayer(this.#ports.database, playerId);
    return payment;
  }

  /** Why a player may not pay in now, whatever the amount; null: they may. */
  async barOf(playerId: number): Promise<ApiFault | null> {
    return refusalIn(() => this.#checkPlayer(this.#ports.database, playerId));
  }

  /** Refuses a player who may not pay in, whatever the amount. */
  async #checkPlayer(queries: Queries, playerId: number): Promise<void> {
    const { activations, guard } = this.#ports;
    await activations.checkDeposit(queries, playerId);
    await guard.mayDeposit(queries, playerId);
  }

  /** The bank's page on which the player pays; undefined: the payment is over, and `Payment` says how, or the player may not pay in now. */
  async addressOf(playerId: number, id: string, language: Language): Promise<string | undefined> {
    const { bank } = this.#ports;
    const payment = await this.find(playerId, id);
    if (!bank || !isOpenPayment(payment)) return undefined;
    if ((await this.barOf(playerId)) !== null) return undefined;
    await this.happen(id, { change: 'redirected', eventId: null, reason: null });
    return bank.addressOf(this.#orderOf(payment, language));
  }

  /** A payment of the player. */
  async find(playerId: number, id: string): Promise<Payment> {
    const { database } = this.#ports;
    await expireDuePayments(database, playerId, this.#now());
    const [row] = await database.query<PaymentRow>(
      `${SELECT} WHERE p.id = $1 AND p.player_id = $2`,
      [id, playerId],
    );
    if (!row) throw new ApiFault(404, 'not-found');
    return paymentOf(row);
  }

  /** The player's last payments, the newest first. */
  async of(playerId: number): Promise<Payment[]> {
    const { database } = this.#ports;
    await expireDuePayments(database, playerId, this.#now());
    const rows = await database.query<PaymentRow>(
      `${SELECT} WHERE p.player_id = $1 ORDER BY p.created_at DESC, p.id LIMIT ${PAGE}`,
      [playerId],
    );
    return rows.map(paymentOf);
  }

  /** What happened to a payment: the state follows, and money that the bank has taken is credited, once. */
  async happen(id: string, happening: Happening): Promise<void> {
    const { database, onCredited } = this.#ports;
    const credited = await database.transaction(async (queries) =>
      this.#apply(queries, await this.#lock(queries, id), happening),
    );
    if (credited !== undefined) onCredited(credited);
  }

  /** Pays by a voucher, once; returns whether the payment is paid. */
  async payByVoucher(
    id: string,
    { code, eventId }: { readonly code: string; readonly eventId: string },
  ): Promise<boolean> {
    const { database, onCredited } = this.#ports;
    const paid = await database.transaction(async (queries) => {
      const payment = await this.#lock(queries, id);
      const { method, state, currency, amount, expiresAt } = payment;
      // The bank has not heard the answer, and asks again.
      if (method === 'voucher' && state === 'credited') return true;
      const { playerId } = payment;
      const isPayable = method === 'voucher' && isOpenPayment(payment) && expiresAt > this.#now();
      if (!isPayable) return false;
      // The bank asks, and its page is open to anyone who wants to guess codes.
      const guess = { kind: 'voucher', secret: code, address: null, playerId } as const;
      const isSpent = await this.#ports.guesses.compareQuietly(guess, () =>
        spendVoucher(queries, { code, currency, amount }),
      );
      if (isSpent !== true) return false;
      return this.#apply(queries, payment, { change: 'captured', eventId, reason: null });
    });
    if (typeof paid === 'number') onCredited(paid);
    return paid !== false;
  }

  /** Returns the player whose money has come; undefined: none has. */
  async #apply(
    queries: Queries,
    payment: Payment,
    { change, eventId, reason, card }: Happening,
  ): Promise<number | undefined> {
    const { id, method, playerId } = payment;
    const now = this.#now();
    const next = stateAfter(payment.state, change);
    const written = await queries.query(
      `INSERT INTO payment_events (payment_id, event, event_id, reason, state, at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (event_id) DO NOTHING RETURNING id`,
      [id, change, eventId, reason, next ?? null, now],
    );
    // The bank has sent it before.
    if (written.length === 0 || next === undefined) return undefined;
    await queries.query(
      'UPDATE payments SET state = $2, reason = $3, changed_at = $4 WHERE id = $1',
      [id, next, next === 'declined' ? reason : null, now],
    );
    if (next === 'credited') {
      const { accounts, bonuses, holds, messages } = this.#ports;
      const account = await credit(queries, payment, { accounts, messages, at: now });
      if (wayOf(method).isForWithdrawals) {
        await keepCard(queries, messages, { playerId, paymentId: id, card, at: now });
        // The card may be that of an excluded player: the money is still the payer's own.
        await holds.lookWithin(queries, playerId);
      }
      await grantBonus(queries, payment, account, bonuses);
      return playerId;
    }
    if (!isOpenPayment({ state: next })) await giveBack(queries, id);
    return undefined;
  }

  /** Asks the bank, where there is one, about payments that it has been silent about. */
  async askAboutSilent(): Promise<void> {
    const { bank, database } = this.#ports;
    if (!bank) return;
    await askAboutSilent({
      database,
      bank,
      orderOf: async (id, language) => this.#orderOf(await this.#require(database, id), language),
      happen: (id, happening) => this.happen(id, happening),
      now: () => this.#now(),
    });
  }

  /** Whether the bank's facts of a payment are the operator's; refuses an unknown payment. */
  async isSameAmount(id: string, amount: number, iso: string): Promise<boolean> {
    const payment = await this.#require(this.#ports.database, id);
    return payment.amount === amount && payment.currency.iso === iso;
  }

  #orderOf({ id, method, amount, currency, expiresAt }: Payment, language: Language): PaymentOrder {
    const { iso, scale } = currency;
    const payee = this.#ports.siteName();
    return { paymentId: id, method, amount, iso, scale, payee, language, expiresAt };
  }

  async #lock(queries: Queries, id: string): Promise<Payment> {
    const { playerId } = await this.#require(queries, id);
    await lockPlayer(queries, playerId);
    const [row] = await queries.query<PaymentRow>(`${SELECT} WHERE p.id = $1 FOR UPDATE OF p`, [
      id,
    ]);
    if (!row) throw new ApiFault(404, 'not-found');
    return paymentOf(row);
  }

  async #require(queries: Queries, id: string): Promise<Payment> {
    const [row] = await queries.query<PaymentRow>(`${SELECT} WHERE p.id = $1`, [id]);
    if (!row) throw new ApiFault(404, 'not-found');
    return paymentOf(row);
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
