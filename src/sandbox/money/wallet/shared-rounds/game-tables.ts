import type { Partner } from '@grandstand/bus-contracts/domain';
import type { SharedRound } from '@grandstand/bus-contracts/domain/fair';
import type { OpenRound, WalletAnswer, WalletBody } from '@grandstand/bus-contracts/domain/wallet';
import { findTitle } from '../../../casino/casino/titles';
import type { Database, Queries } from '../../../platform/database/database';
import { one } from '../../../platform/database/database';
import type { ChainView, SeedChains } from '../../../draws/fair/seed-chains';
import { ApiFault } from '../../../platform/http/fault';
import type { GameDraws } from '../games/game-draws';
import { anotherToken } from '../games/game-sessions';
import type { Handled } from '../handled';
import { refused } from '../handled';
import { replyOf, WalletFault } from '../wallet-fault';
import type { StoredRound } from '../wallet-rows';
import { accountById, openRoundView, roundById } from '../wallet-rows';
import type { TableRow } from './shared-rows';
import { lockForDraw, lockTable, sharedOfRound, tables, voidRound } from './shared-rows';

/** So many rounds has a chain: a table with a round each minute plays for half a year. */
const CHAIN_LENGTH = 250_000;
const MAX_ROUNDS = 100;
/** So many rounds does a player see at most. */
const MAX_LISTED = 50;

interface TablesPorts {
  readonly database: Database;
  readonly chains: SeedChains;
  readonly draws: Pick<GameDraws, 'of'>;
  readonly now: () => number;
}

/** The tables of games whose rounds all players share: their chains, and the numbers of their rounds; and what is open. */
export class GameTables {
  readonly #ports: TablesPorts;

  constructor(ports: TablesPorts) {
    this.#ports = ports;
  }

  /** Answers with the chain of a table, which is made at first, and again where it has no round left. */
  open(provider: Partner, { gameCode, salt }: WalletBody<'open-table'>): Promise<Handled> {
    return this.#answered(async (queries) => {
      if (!findTitle(gameCode)) throw new WalletFault('wrong-game');
      await queries.query(
        `INSERT INTO game_tables (provider, game) VALUES ($1, $2)
         ON CONFLICT (provider, game) DO NOTHING`,
        [provider, gameCode],
      );
      const table = await lockTable(queries, provider, gameCode);
      const chain = await this.#chainOf(queries, table);
      const isNew = !chain || chain.drawn >= chain.length;
      const opened = isNew
        ? await this.#newChain(queries, provider, gameCode)
        : await this.#salted(queries, chain, salt);
      const { terminalHash, length, drawn, salt: fixed } = opened;
      return {
        gameCode,
        terminalHash,
        salt: fixed,
        length,
        drawn,
        isPaused: table?.isPaused ?? false,
        at: this.#at(),
      };
    });
  }

  /** Draws a round for all who have bet on it; it takes no bets from then on. */
  draw(
    provider: Partner,
    { gameCode, sharedRound, draws }: WalletBody<'draw-shared'>,
  ): Promise<Handled> {
    return this.#answered(async (queries) => {
      const name = { provider, game: gameCode, name: sharedRound };
      if (!findTitle(gameCode)) throw new WalletFault('wrong-game');
      const shared = await lockForDraw(queries, name);
      const table = await lockTable(queries, provider, gameCode);
      if (table?.isNextVoid && shared.drawnAt === null && !shared.isVoid) {
        await voidRound(queries, shared.id, name);
        return new WalletFault('round-void');
      }
      if (shared.isVoid) return new WalletFault('round-void');
      const chainId = shared.chainId ?? (await this.#openChain(queries, table)).id;
      const wish = { refId: sharedRound, draws, root: undefined };
      const drawn = await this.#ports.chains.draw(queries, chainId, wish);
      const at = shared.drawnAt ?? this.#at();
      await queries.query('UPDATE shared_rounds SET chain_id = $2, drawn_at = $3 WHERE id = $1', [
        shared.id,
        chainId,
        at,
      ]);
      return { gameCode, sharedRound, drawn, at };
    });
  }

  /** The tables that were opened, for QA. */
  async list(): Promise<TableRow[]> {
    return tables(this.#ports.database);
  }

  /** Pauses a table for QA, or lets it go on: a round that has begun ends as ever. False: there is no such table. */
  async setPaused(game: string, isPaused: boolean): Promise<boolean> {
    const rows = await this.#ports.database.query(
      'UPDATE game_tables SET is_paused = $2 WHERE game = $1 RETURNING game',
      [game, isPaused],
    );
    return rows.length > 0;
  }

  /** Voids the next round of a table for QA that would be drawn. False: there is no such table. */
  async voidNext(game: string): Promise<boolean> {
    const rows = await this.#ports.database.query(
      'UPDATE game_tables SET is_next_void = true WHERE game = $1 RETURNING game',
      [game],
    );
    return rows.length > 0;
  }

  /** The open rounds of a provider, each with a token: after a restart it has none. */
  openRounds(
    provider: Partner,
    { gameCode, before, after }: WalletBody<'open-rounds'>,
  ): Promise<Handled> {
    return this.#answered(async (queries) => {
      const rows = await queries.query<{ id: number; session_id: number }>(
        `SELECT r.id, (SELECT session_id FROM game_bets WHERE round = r.id ORDER BY id LIMIT 1)
         FROM game_rounds r
         WHERE r.provider = $1 AND r.status = 'open'
           AND ($2::text IS NULL OR r.game = $2) AND ($4::bigint IS NULL OR r.began_at <= $4)
           AND r.id > coalesce(
             (SELECT id FROM game_rounds WHERE provider = $1 AND round_id = $3), 0)
         ORDER BY r.id LIMIT ${MAX_ROUNDS}`,
        [provider, gameCode ?? null, after ?? null, before ?? null],
      );
      const rounds: WalletAnswer<'open-rounds'>['rounds'] = [];
      for (const { id, session_id: sessionId } of rows) {
        const round = await roundById(queries, id);
        const shared = await this.sharedOf(queries, round);
        const draw = await this.#ports.draws.of(queries, { provider, ...round }, round);
        const { currency } = await accountById(queries, round.accountId);
        rounds.push({
          ...(await openRoundView(queries, round, { draw, shared })),
          token: await anotherToken(queries, sessionId),
          currency: currency.iso,
        });
      }
      return { rounds, at: this.#at() };
    });
  }

  /** The last drawn rounds of tables that a player has bet on, newest first. */
  async drawnFor(playerId: number): Promise<(SharedRound & { refId: string; at: number })[]> {
    const { database, chains } = this.#ports;
    const rows = await database.query<{ chain_id: number; name: string; drawn_at: number }>(
      `SELECT s.chain_id, s.name, s.drawn_at FROM shared_rounds s
       WHERE s.drawn_at IS NOT NULL AND s.chain_id IS NOT NULL
         AND s.id IN (SELECT shared_round FROM game_rounds WHERE player_id = $1)
       ORDER BY s.drawn_at DESC, s.id DESC LIMIT ${MAX_LISTED}`,
      [playerId],
    );
    const rounds: (SharedRound & { refId: string; at: number })[] = [];
    for (const { chain_id: chainId, name, drawn_at: at } of rows) {
      const round = await chains.round(database, chainId, name);
      if (round) rounds.push({ ...round, refId: name, at });
    }
    return rounds;
  }

  /** The round of a table on which a round has bet; null: its numbers are its player's own. */
  async sharedOf(
    queries: Queries,
    { sharedId }: Pick<StoredRound, 'sharedId'>,
  ): Promise<OpenRound['shared']> {
    if (sharedId === null) return null;
    const { name, chainId } = await sharedOfRound(queries, sharedId);
    if (chainId === null) return { round: name, drawn: null };
    return { round: name, drawn: (await this.#ports.chains.round(queries, chainId, name)) ?? null };
  }

  async #chainOf(queries: Queries, table: TableRow | undefined): Promise<ChainView | undefined> {
    const id = table?.chainId ?? null;
    return id === null ? undefined : this.#ports.chains.view(queries, id);
  }

  async #openChain(queries: Queries, table: TableRow | undefined): Promise<ChainView> {
    const chain = await this.#chainOf(queries, table);
    const isOpen = chain !== undefined && chain.salt !== null && chain.drawn < chain.length;
    if (!isOpen) throw new WalletFault('table-not-open');
    return chain;
  }

  async #newChain(queries: Queries, provider: Partner, game: string): Promise<ChainView> {
    const chain = await this.#ports.chains.make(queries, game, CHAIN_LENGTH);
    one(
      await queries.query(
        `UPDATE game_tables SET chain_id = $3 WHERE provider = $1 AND game = $2 RETURNING game`,
        [provider, game, chain.id],
      ),
    );
    return chain;
  }

  /** A salt is fixed in a call after the one that made the chain, so the chain was made without knowing it. */
  async #salted(queries: Queries, chain: ChainView, salt: string | undefined): Promise<ChainView> {
    if (salt === undefined || chain.salt !== null) return chain;
    return this.#ports.chains.fixSalt(queries, chain.id, salt);
  }

  /** A fault that the work throws undoes what it has written; one that it returns does not. */
  async #answered(work: (queries: Queries) => Promise<object>): Promise<Handled> {
    try {
      const answer = await this.#ports.database.transaction(work);
      if (answer instanceof WalletFault) return refused(answer);
      return { reply: replyOf(answer), changed: null };
    } catch (error) {
      if (error instanceof WalletFault) return refused(error);
      // The chain knows the round with other draws.
      if (error instanceof ApiFault && error.code === 'other-body') {
        return refused({ code: 'other-body', details: undefined });
      }
      throw error;
    }
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
