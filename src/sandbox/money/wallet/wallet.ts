import type { Partner } from '@grandstand/bus-contracts/domain';
import type {
  WalletAnswer,
  WalletBody,
  WalletRefusalCode,
} from '@grandstand/bus-contracts/domain/wallet';
import type { Account } from '../accounts/accounts';
import { bonusMoneyFor } from '../../rewards/bonuses/bonus-stakes';
import type { Database, Queries } from '../../platform/database/database';
import { nextSpins, spinsOfBet } from '../../rewards/free-spins/free-spin-rows';
import type { SiteRules } from '../../site/site/site-rules';
import type { OnBooked } from '../../platform/work/on-booked';
import { lockPlayer } from '../../platform/database/lock-player';
import type { GameTables } from './shared-rounds/game-tables';
import { authenticated } from './authenticated';
import type { BetChecks } from './bet-checks';
import type { GameDraws } from './games/game-draws';
import type { GameMoney } from './games/game-money';
import { guardedProduct } from '../../casino/game-rules/game-rules';
import { gameSessionByToken, titleOf } from './games/game-sessions';
import type { GameSession } from './games/game-sessions';
import {
  faultOf,
  hashOf,
  refused,
  refusedBy,
  repeated,
  requireCurrency,
  requireOwn,
} from './handled';
import type { Handled } from './handled';
import type { OldRounds } from './old-rounds';
import { refusalOf, replyOf, faultForProvider, WalletFault } from './wallet-fault';
import type { WalletReply } from './wallet-fault';
import { accountById, isRemoved, keepClaim, readStored, storeCall } from './wallet-rows';
import type { Stored } from './wallet-rows';
import { decide } from './wallet-rules';
import type { Verdict } from './wallet-rules';

interface WalletPorts {
  readonly database: Database;
  readonly checks: BetChecks;
  readonly money: GameMoney;
  readonly draws: GameDraws;
  readonly oldRounds: Pick<OldRounds, 'notifyEnd'>;
  readonly tables: Pick<GameTables, 'sharedOf'>;
  readonly siteRules: Pick<SiteRules, 'play'>;
  readonly now: () => number;
}

/** Refusals of bets that another try of the same call may not meet: they are not kept. */
const PASSING: ReadonlySet<WalletRefusalCode> = new Set(['maintenance']);

/** Books the bets and wins of games for their providers, by GWP/1: docs/wallet.md. */
export class Wallet {
  readonly #ports: WalletPorts;

  constructor(ports: WalletPorts) {
    this.#ports = ports;
  }

  authenticate(provider: Partner, { code }: WalletBody<'authenticate'>): Promise<Handled> {
    return this.#answered(async (queries) => {
      const launch = { provider, code, at: this.#at() };
      const answer = await authenticated(this.#ports, queries, launch);
      return { reply: replyOf(answer), changed: null };
    });
  }

  balance(provider: Partner, { token }: WalletBody<'balance'>): Promise<Handled> {
    return this.#inSession(provider, token, async (queries, session) => {
      const account = await accountById(queries, session.accountId);
      const answer = {
        ...(await this.#balances(queries, account)),
        freeSpins: await nextSpins(queries, { ...session, currency: account.currency }, this.#at()),
      };
      return { reply: replyOf(answer satisfies WalletAnswer<'balance'>), changed: null };
    });
  }

  bet(provider: Partner, body: WalletBody<'bet'>, onBooked?: OnBooked): Promise<Handled> {
    return this.#inSession(provider, body.token, async (queries, session) => {
      const { roundId, transactionId, amount } = body;
      const ids = {
        roundId,
        transactionId,
        betTransactionId: transactionId,
        sharedName: body.shared?.round,
      };
      const stored = await readStored(queries, session, ids);
      requireOwn(session, body.gameCode, stored);
      const bodyHash = hashOf('bet', session, body);
      const hasDraws = body.draws !== undefined || body.shared !== undefined;
      const verdict = decide({ kind: 'bet', roundId, bodyHash, hasDraws }, stored);
      if (stored.earlier) return repeated(verdict, stored.earlier.reply);
      const reply = await this.#tryBet(queries, { session, stored, body, verdict });
      const call = { transactionId, roundId, amount, bodyHash, betTransactionId: null };
      await storeCall(queries, session, { kind: 'bet', at: this.#at(), ...call }, reply);
      await onBooked?.();
      return { reply, changed: reply.status === 200 ? session.playerId : null };
    });
  }

  win(provider: Partner, body: WalletBody<'win'>, onBooked?: OnBooked): Promise<Handled> {
    return this.#inSession(provider, body.token, async (queries, session) => {
      const { roundId, transactionId, betTransactionId, amount } = body;
      const stored = await readStored(queries, session, body);
      requireOwn(session, body.gameCode, stored);
      const bodyHash = hashOf('win', session, body);
      const verdict = decide({ kind: 'win', roundId, bodyHash, amount }, stored);
      if (stored.earlier) return repeated(verdict, stored.earlier.reply);
      const { round, bet } = stored;
      if (verdict.kind === 'refuse' || !round || !bet) return refusedBy(verdict);
      const account = await accountById(queries, round.accountId);
      requireCurrency(account, body.currency);
      if (verdict.kind === 'book-win') {
        await this.#ports.money.win(queries, { id: bet.id, roundId: round.id, account, amount });
      }
      const answer = {
        ...(await this.#moved(queries, transactionId, account.id)),
        freeSpins: await spinsOfBet(queries, bet.id, this.#at()),
      };
      const reply = replyOf(answer satisfies WalletAnswer<'win'>);
      const call = { transactionId, roundId, amount, bodyHash, betTransactionId };
      await storeCall(queries, session, { kind: 'win', at: this.#at(), ...call }, reply);
      await onBooked?.();
      return { reply, changed: session.playerId };
    });
  }

  rollback(provider: Partner, body: WalletBody<'rollback'>, onBooked?: OnBooked): Promise<Handled> {
    return this.#inSession(provider, body.token, async (queries, session) => {
      const { roundId, transactionId, betTransactionId } = body;
      const { money, oldRounds } = this.#ports;
      const stored = await readStored(queries, session, body);
      requireOwn(session, body.gameCode, stored);
      const bodyHash = hashOf('rollback', session, body);
      const verdict = decide({ kind: 'rollback', roundId, bodyHash }, stored);
      if (stored.earlier) return repeated(verdict, stored.earlier.reply);
      const { round, bet } = stored;
      const accountId = round?.accountId ?? session.accountId;
      const isReturned = verdict.kind === 'return-stake' && round !== null && bet !== null;
      if (isReturned) {
        const account = await accountById(queries, accountId);
        const { amount } = bet;
        await money.takeBack(queries, { id: bet.id, roundId: round.id, account, amount });
        if (verdict.ends) {
          await money.end(queries, round.id, 'void');
          await oldRounds.notifyEnd(queries, { ...round, account, staked: amount, won: null });
        }
      } else if (verdict.kind !== 'note') return refusedBy(verdict);
      const reply = replyOf(await this.#moved(queries, transactionId, accountId));
      const call = { transactionId, roundId, amount: null, bodyHash, betTransactionId };
      await storeCall(queries, session, { kind: 'rollback', at: this.#at(), ...call }, reply);
      await onBooked?.();
      return { reply, changed: isReturned ? session.playerId : null };
    });
  }

  closeRound(
    provider: Partner,
    body: WalletBody<'close-round'>,
    onBooked?: OnBooked,
  ): Promise<Handled> {
    return this.#inSession(provider, body.token, async (queries, session) => {
      const { roundId, staked, won } = body;
      const stored = await readStored(queries, session, { roundId });
      requireOwn(session, body.gameCode, stored);
      const { round } = stored;
      const verdict = decide({ kind: 'close-round', staked, won }, stored);
      if (!round || verdict.kind === 'refuse') {
        // Kept for the reconciliation.
        if (round) await keepClaim(queries, round, { staked, won });
        return refusedBy(verdict);
      }
      const account = await accountById(queries, round.accountId);
      if (verdict.kind === 'close') {
        const { money, oldRounds } = this.#ports;
        await money.end(queries, round.id, 'closed');
        await oldRounds.notifyEnd(queries, { ...round, account });
      }
      await onBooked?.();
      return {
        reply: replyOf({ roundId, ...(await this.#balances(queries, account)) }),
        changed: verdict.kind === 'close' ? session.playerId : null,
      };
    });
  }

  saveRound(provider: Partner, body: WalletBody<'save-round'>): Promise<Handled> {
    return this.#inSession(provider, body.token, async (queries, session) => {
      const { roundId, step, state } = body;
      const stored = await readStored(queries, session, { roundId });
      requireOwn(session, body.gameCode, stored);
      const { round } = stored;
      const verdict = decide({ kind: 'save-round' }, stored);
      if (!round || verdict.kind === 'refuse') return refusedBy(verdict);
      if (round.step === null || step >= round.step) {
        await queries.query('UPDATE game_rounds SET step = $2, state = $3 WHERE id = $1', [
          round.id,
          step,
          JSON.stringify(state),
        ]);
      }
      const kept = Math.max(step, round.step ?? 0);
      return { reply: replyOf({ roundId, step: kept, at: this.#at() }), changed: null };
    });
  }

  /** The answer to a bet; what a refused one has changed is undone. */
  async #tryBet(queries: Queries, bet: NewBet): Promise<WalletReply> {
    await queries.query('SAVEPOINT bet');
    try {
      return replyOf(await this.#book(queries, bet));
    } catch (error) {
      const fault = faultForProvider(error);
      if (!(fault instanceof WalletFault) || PASSING.has(fault.code)) throw fault;
      await queries.query('ROLLBACK TO SAVEPOINT bet');
      return refusalOf(fault);
    }
  }

  async #book(
    queries: Queries,
    { session, stored, body, verdict }: NewBet,
  ): Promise<WalletAnswer<'bet'>> {
    if (verdict.kind !== 'book-bet') throw faultOf(verdict);
    const { checks, money, draws } = this.#ports;
    const { round, shared } = stored;
    const { roundId, transactionId, amount } = body;
    const title = titleOf(session.game);
    const account = await accountById(queries, round?.accountId ?? session.accountId);
    // What the house stakes would be won for an account that the player does not see.
    if (!round && (await isRemoved(queries, account))) throw new WalletFault('session-ended');
    requireCurrency(account, body.currency);
    const allowed = await checks.mayBet(queries, {
      session,
      title,
      account,
      amount,
      begins: verdict.begins,
      isFree: body.isFree === true,
    });
    const betId = await money.stake(queries, {
      session,
      account,
      product: guardedProduct(title),
      round,
      roundId,
      transactionId,
      amount,
      allowed,
      isDrawn: body.draws !== undefined,
      shared: shared && { id: shared.id, state: body.shared?.state ?? null },
      tableHash: body.tableHash ?? null,
    });
    const draw = body.draws
      ? await draws.draw(queries, session, {
          roundId,
          label: body.label ?? session.game,
          draws: body.draws,
        })
      : null;
    const freeSpins = await spinsOfBet(queries, betId, this.#at());
    return { ...(await this.#moved(queries, transactionId, account.id)), freeSpins, draw };
  }

  async #moved(queries: Queries, transactionId: string, accountId: number) {
    const account = await accountById(queries, accountId);
    return { transactionId, ...(await this.#balances(queries, account)) };
  }

  /** The money that can be staked: the account's, and that of a bonus on games. */
  async #balances(queries: Queries, account: Account) {
    const balance = account.money + (await bonusMoneyFor(queries, account));
    return { balance, currency: account.currency.iso, at: this.#at() };
  }

  /** Calls about one player come one after the other. */
  #inSession(
    provider: Partner,
    token: string,
    work: (queries: Queries, session: GameSession) => Promise<Handled>,
  ): Promise<Handled> {
    return this.#answered(async (queries) => {
      const session = await gameSessionByToken(queries, provider, token);
      if (!session) throw new WalletFault('unknown-session');
      await lockPlayer(queries, session.playerId);
      return work(queries, session);
    });
  }

  async #answered(work: (queries: Queries) => Promise<Handled>): Promise<Handled> {
    try {
      return await this.#ports.database.transaction(work);
    } catch (error) {
      const fault = faultForProvider(error);
      if (fault instanceof WalletFault) return refused(fault);
      throw fault;
    }
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

interface NewBet {
  readonly session: GameSession;
  readonly stored: Stored;
  readonly body: WalletBody<'bet'>;
  readonly verdict: Verdict;
}
