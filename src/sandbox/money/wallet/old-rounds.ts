import type { Account } from '../accounts/accounts';
import { findTitle } from '../../casino/casino/titles';
import type { Database, Queries } from '../../platform/database/database';
import { eachByItself } from '../../platform/work/isolated-work';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { lockPlayer } from '../../platform/database/lock-player';
import type { GameMoney } from './games/game-money';
import { accountById } from './wallet-rows';
import type { StoredRound } from './wallet-rows';

const DAY = 86_400_000;
/** After how long a round is ended by its provider, by the rules of its game. */
const LEFT_AFTER = 7 * DAY;
/** After how long a round is ended here. */
const OPEN_FOR = 8 * DAY;

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

/** What a round has come to that its provider has ended. */
interface EndedRound extends Pick<StoredRound, 'game' | 'playerId' | 'beganAt'> {
  readonly account: Account;
  /** Null: the stake was returned. */
  readonly won: number | null;
  readonly staked: number;
}

/**
 * Tells players of the end of rounds that were left. One that its provider leaves open too is ended here: bets without
 * a win are returned.
 */
export class OldRounds {
  readonly #ports: OldRoundPorts;

  constructor(ports: OldRoundPorts) {
    this.#ports = ports;
  }

  async end(): Promise<void> {
    const { database, now, onChanged } = this.#ports;
    const rounds = await database.query<OldRound>(
      `SELECT id, game, player_id, account_id, began_at FROM game_rounds
       WHERE status = 'open' AND began_at <= $1 ORDER BY began_at`,
      [Math.floor(now()) - OPEN_FOR],
    );
    await eachByItself(
      rounds,
      ({ id }) => `round ${id}`,
      async (round) => {
        const isEnded = await database.transaction((queries) => this.#endOne(queries, round));
        if (isEnded) onChanged(round.player_id);
      },
    );
  }

  /** Tells a player of the end of a round, if they have left it. */
  async notifyEnd(queries: Queries, round: EndedRound): Promise<void> {
    const { messages, now } = this.#ports;
    const { game, playerId, account, staked, won, beganAt: at } = round;
    if (now() - at < LEFT_AFTER) return;
    const facts = { game: findTitle(game)?.name ?? game, currency: account.currency, at };
    await messages.send(
      queries,
      playerId,
      won === null
        ? { template: 'game-round-returned', amount: staked, ...facts }
        : { template: 'game-round-ended', amount: won, stake: staked, ...facts },
    );
  }

  async #endOne(queries: Queries, round: OldRound): Promise<boolean> {
    const { money } = this.#ports;
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
    const staked = open.reduce((sum, bet) => sum + bet.amount, 0);
    if (staked > 0) {
      const { game, player_id: playerId, began_at: beganAt } = round;
      await this.notifyEnd(queries, { game, playerId, beganAt, account, staked, won: null });
    }
    return true;
  }
}
