import type { Account } from '../../accounts/accounts';
import type { Ledger } from '../../accounts/ledger';
import { bonusShareOf } from '../../../rewards/bonuses/bonus-rules';
import { recordStake } from '../../../rewards/bonuses/bonus-stakes';
import type { Queries } from '../../../platform/database/database';
import { one } from '../../../platform/database/database';
import { addWin, countSpin, grantOfBet } from '../../../rewards/free-spins/free-spin-rows';
import type { Jackpots } from '../../../casino/jackpots/jackpots';
import { hasJackpots } from '../../../casino/casino/titles';
import type { Product } from '../../../protection/limits/products';
import type { AllowedBet } from '../bet-checks';
import type { GameSession } from './game-sessions';

export interface NewGameBet {
  readonly session: GameSession;
  readonly account: Account;
  readonly product: Product;
  /** Null: the bet begins its round. */
  readonly round: { readonly id: number } | null;
  readonly roundId: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly allowed: AllowedBet;
  readonly isDrawn: boolean;
  /** The shared round that it bets on, with its first state. */
  readonly shared: { readonly id: number; readonly state: unknown } | null;
  readonly tableHash: string | null;
}

interface SettledBet {
  readonly id: number;
  readonly roundId: number;
  readonly account: Account;
  readonly amount: number;
}

interface Moved extends Pick<SettledBet, 'id' | 'account' | 'amount'> {
  /** The part of the amount that the house pays as free spins, or keeps of their wins. */
  readonly free: number;
  /** The part of the amount that is bonus money. */
  readonly bonus: { readonly amount: number; readonly ledgerAccountId: number } | null;
}

/** The bonus money in what a bet pays: as much of it as of the stake. */
async function bonusPartOf(
  queries: Queries,
  betId: number,
  amount: number,
): Promise<Moved['bonus']> {
  const [bet] = await queries.query<{
    amount: number;
    bonus_amount: number;
    ledger_account_id: number;
  }>(
    `SELECT b.amount, b.bonus_amount, a.ledger_account_id
     FROM game_bets b JOIN accounts a ON a.id = b.bonus_account_id WHERE b.id = $1`,
    [betId],
  );
  return bet
    ? {
        amount: bonusShareOf(amount, { amount: bet.amount, bonusAmount: bet.bonus_amount }),
        ledgerAccountId: bet.ledger_account_id,
      }
    : null;
}

interface GameMoneyPorts {
  readonly ledger: Ledger;
  readonly jackpots: Pick<Jackpots, 'contribute' | 'takeBack'>;
  readonly now: () => number;
}

/** Books the bets and wins of games; each method must run in a database transaction. */
export class GameMoney {
  readonly #ports: GameMoneyPorts;

  constructor(ports: GameMoneyPorts) {
    this.#ports = ports;
  }

  /** Books a bet that was checked, and returns its id; a bet of the player's own money may win a jackpot. */
  async stake(queries: Queries, bet: NewGameBet): Promise<number> {
    const { account, allowed, amount } = bet;
    const { bonus, freeSpins } = allowed;
    // The house's stake is none of the player's own money, as bonus money is.
    const bonusAmount = freeSpins ? amount : (bonus?.bonusPart ?? 0);
    const at = this.#at();
    const round = bet.round?.id ?? (await this.#beginRound(queries, bet, at));
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO game_bets (round, session_id, provider, transaction_id, product, player_id,
           account_id, placed_at, amount, bonus_amount, bonus_account_id, free_spins_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
        [
          round,
          bet.session.id,
          bet.session.provider,
          bet.transactionId,
          bet.product,
          account.playerId,
          account.id,
          at,
          amount,
          bonusAmount,
          bonus && bonusAmount > 0 ? bonus.account.id : null,
          freeSpins?.id ?? null,
        ],
      ),
    );
    await queries.query('UPDATE game_rounds SET staked = staked + $2 WHERE id = $1', [
      round,
      amount,
    ]);
    await this.#post(queries, 'game-stake', {
      id,
      account,
      amount: -amount,
      free: freeSpins ? -amount : 0,
      bonus: bonus && { amount: -bonusAmount, ledgerAccountId: bonus.account.ledgerAccountId },
    });
    if (bonus) await recordStake(queries, bonus, { gameBetId: id, at });
    if (freeSpins) await countSpin(queries, freeSpins.id, 1);
    else if (hasJackpots(bet)) {
      const own = amount - bonusAmount;
      await this.#ports.jackpots.contribute(queries, { gameBetId: id, account, own });
    }
    return id;
  }

  /** Books a win of a bet; 0: it has lost. */
  async win(queries: Queries, { id, roundId, account, amount }: SettledBet): Promise<void> {
    const bonus = await bonusPartOf(queries, id, amount);
    const freeSpins = await grantOfBet(queries, id, this.#at());
    const free = freeSpins ? await addWin(queries, freeSpins, amount) : 0;
    if (amount > 0) await this.#post(queries, 'game-win', { id, account, amount, free, bonus });
    await queries.query(
      `UPDATE game_bets SET payout = payout + $2, bonus_payout = bonus_payout + $4, settled_at = $3,
         cut = cut + $5,
         status = CASE WHEN payout + $2 > 0 THEN 'won' ELSE 'lost' END
       WHERE id = $1`,
      // A win of a free spin makes up for no stake of the player's own.
      [id, amount, this.#at(), freeSpins ? amount : (bonus?.amount ?? 0), free],
    );
    await queries.query('UPDATE game_rounds SET won = won + $2 WHERE id = $1', [roundId, amount]);
  }

  /** Returns the stake of a bet. */
  async takeBack(queries: Queries, { id, roundId, account, amount }: SettledBet): Promise<void> {
    const bonus = await bonusPartOf(queries, id, amount);
    const freeSpins = await grantOfBet(queries, id, this.#at());
    const free = freeSpins ? amount : 0;
    await this.#post(queries, 'game-rollback', { id, account, amount, free, bonus });
    if (freeSpins) await countSpin(queries, freeSpins.id, -1);
    await this.#ports.jackpots.takeBack(queries, id);
    await queries.query(
      `UPDATE game_bets SET status = 'void', payout = amount, bonus_payout = bonus_amount, settled_at = $2 WHERE id = $1`,
      [id, this.#at()],
    );
    await queries.query('UPDATE game_rounds SET staked = staked - $2 WHERE id = $1', [
      roundId,
      amount,
    ]);
  }

  /** Ends a round; what has no win then has lost. */
  async end(queries: Queries, roundId: number, status: 'closed' | 'void'): Promise<void> {
    const at = this.#at();
    await queries.query(
      `UPDATE game_bets SET status = 'lost', settled_at = $2
       WHERE round = $1 AND status = 'accepted'`,
      [roundId, at],
    );
    await queries.query(
      `UPDATE game_rounds SET status = $2, ended_at = $3, claimed_staked = NULL, claimed_won = NULL
       WHERE id = $1`,
      [roundId, status, at],
    );
  }

  async #beginRound(
    queries: Queries,
    { session, account, roundId, isDrawn, shared, tableHash }: NewGameBet,
    at: number,
  ): Promise<number> {
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO game_rounds (provider, round_id, game, player_id, account_id, began_at,
           is_drawn, table_hash, shared_round, step, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
        [
          session.provider,
          roundId,
          session.game,
          account.playerId,
          account.id,
          at,
          isDrawn,
          tableHash,
          shared?.id ?? null,
          shared ? 0 : null,
          shared ? JSON.stringify(shared.state) : null,
        ],
      ),
    );
    return id;
  }

  /** Moves money between a player's account and the house; a positive amount is the player's. */
  async #post(
    queries: Queries,
    kind: 'game-stake' | 'game-win' | 'game-rollback',
    { id, account, amount, free, bonus }: Moved,
  ): Promise<void> {
    const { ledger } = this.#ports;
    const house = ledger.houseAccount(kind === 'game-win' ? 'payouts' : 'stakes', account.currency);
    await ledger.post(queries, {
      kind,
      at: this.#at(),
      gameBetId: id,
      entries: [
        { accountId: account.ledgerAccountId, amount: amount - free - (bonus?.amount ?? 0) },
        { accountId: ledger.houseAccount('promotions', account.currency), amount: free },
        ...(bonus ? [{ accountId: bonus.ledgerAccountId, amount: bonus.amount }] : []),
        { accountId: house, amount: -amount },
      ].filter((entry) => entry.amount !== 0),
    });
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
