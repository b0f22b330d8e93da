import { findTitle } from '../casino/titles';
import type { Database, Queries } from '../database/database';
import type { PlayerMessages } from '../outbox/player-messages';
import { lockPlayer } from '../protection/limit-store';
import type { GameMoney } from './game-money';
import { accountById } from './wallet-rows';

/** How long a round may be open. */
const OPEN_FOR = 7 * 86_400_000;
/** So many are ended in one go; the next go ends the others. */
const AT_ONCE = 100;

interface OldRoundPorts {
  readonly database: Database;
  readonly money: GameMoney;
  readonly messages: PlayerMessages;
  readonly onChanged: (playerId: number) => void;
  readonly now: () => number;
}

type OldRound = {
  id: number;
  game: string;
  player_id: number;
  account_id: number;
  began_at: number;
};

/** Ends rounds that their providers have left open: bets without a win are returned, and their players told. */
export class OldRounds {
  readonly #ports: OldRoundPorts;

  constructor(ports: OldRoundPorts) {
    this.#ports = ports;
  }

  async end(): Promise<void> {
    const { database, now, onChanged } = this.#ports;
    const rounds = await database.query<OldRound>(
      `SELECT id, game, player_id, account_id, began_at FROM game_rounds
       WHERE status = 'open' AND began_at <= $1 ORDER BY began_at LIMIT ${AT_ONCE}`,
      [Math.floor(now()) - OPEN_FOR],
    );
    for (const round of rounds) {
      const isEnded = await database.transaction((queries) => this.#endOne(queries, round));
      if (isEnded) onChanged(round.player_id);
    }
  }

  async #endOne(queries: Queries, round: OldRound): Promise<boolean> {
    const { money, messages } = this.#ports;
    await lockPlayer(queries, round.player_id);
    const bets = await queries.query<{ id: number; amount: number; status: string }>(
      `SELECT b.id, b.amount, b.status FROM game_bets b JOIN game_rounds r ON r.id = b.round
       WHERE r.id = $1 AND r.status = 'open' AND b.status <> 'void'`,
      [round.id],
    );
    // Its provider was faster.
    if (bets.length === 0) return false;
    const open = bets.filter(({ status }) => status === 'accepted');
    const account = await accountById(queries, round.account_id);
    for (const { id, amount } of open) {
      await money.takeBack(queries, { id, roundId: round.id, account, amount });
    }
    await money.end(queries, round.id, open.length === bets.length ? 'void' : 'closed');
    const amount = open.reduce((sum, bet) => sum + bet.amount, 0);
    if (amount > 0) {
      await messages.send(queries, round.player_id, {
        template: 'game-round-returned',
        game: findTitle(round.game)?.name ?? round.game,
        amount,
        currency: account.currency,
        at: round.began_at,
      });
    }
    return true;
  }
}
