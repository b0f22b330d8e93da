import type { Account } from '../accounts/accounts';
import type { Ledger } from '../accounts/ledger';
import type { Queries } from '../database/database';
import { one } from '../database/database';
import type { Product } from '../protection/products';
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

/** Books the bets and wins of games; each method must run in a database transaction. */
export class GameMoney {
  readonly #ledger: Ledger;
  readonly #now: () => number;

  constructor(ledger: Ledger, now: () => number) {
    this.#ledger = ledger;
    this.#now = now;
  }

  /** Books a bet that was checked. */
  async stake(queries: Queries, bet: NewGameBet): Promise<void> {
    const { account, amount } = bet;
    const at = this.#at();
    const round = bet.round?.id ?? (await this.#beginRound(queries, bet, at));
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO game_bets (round, session_id, provider, transaction_id, product, player_id,
           account_id, placed_at, amount)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
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
        ],
      ),
    );
    await queries.query('UPDATE game_rounds SET staked = staked + $2 WHERE id = $1', [
      round,
      amount,
    ]);
    await this.#post(queries, 'game-stake', { id, account, amount: -amount });
  }

  /** Books a win of a bet; 0: it has lost. */
  async win(queries: Queries, { id, roundId, account, amount }: SettledBet): Promise<void> {
    if (amount > 0) await this.#post(queries, 'game-win', { id, account, amount });
    await queries.query(
      `UPDATE game_bets SET payout = payout + $2, settled_at = $3,
         status = CASE WHEN payout + $2 > 0 THEN 'won' ELSE 'lost' END
       WHERE id = $1`,
      [id, amount, this.#at()],
    );
    await queries.query('UPDATE game_rounds SET won = won + $2 WHERE id = $1', [roundId, amount]);
  }

  /** Returns the stake of a bet. */
  async takeBack(queries: Queries, { id, roundId, account, amount }: SettledBet): Promise<void> {
    await this.#post(queries, 'game-rollback', { id, account, amount });
    await queries.query(
      `UPDATE game_bets SET status = 'void', payout = amount, settled_at = $2 WHERE id = $1`,
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
    { id, account, amount }: Pick<SettledBet, 'id' | 'account' | 'amount'>,
  ): Promise<void> {
    const house = this.#ledger.houseAccount(
      kind === 'game-win' ? 'payouts' : 'stakes',
      account.currency,
    );
    await this.#ledger.post(queries, {
      kind,
      at: this.#at(),
      gameBetId: id,
      entries: [
        { accountId: account.ledgerAccountId, amount },
        { accountId: house, amount: -amount },
      ],
    });
  }

  #at(): number {
    return Math.floor(this.#now());
  }
}
