import { type Draw, drawRound } from '@grandstand/bus-contracts/domain/fair';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import type { RandomBytes } from '../../platform/random-seed';
import { commitmentOf, randomSeed } from '../../platform/random-seed';

/** A player's seeds, without the server seed that is in use. */
export interface SeedsView {
  readonly current: {
    readonly commitment: string;
    /** Null: the player has yet to set one. */
    readonly clientSeed: string | null;
    /** Rounds that were drawn, which is the nonce of the next. */
    readonly rounds: number;
    readonly since: number;
  };
  /** Newest first. */
  readonly former: readonly {
    readonly commitment: string;
    readonly serverSeed: string;
    readonly rounds: number;
    readonly revealedAt: number;
  }[];
}

/** A round of a player; once the seeds were rotated, `verifyRound` accepts it. */
export interface PlayerRound {
  readonly refId: string;
  readonly at: number;
  readonly scheme: 'personal';
  readonly label: string;
  readonly commitment: string;
  /** Null until the player has rotated the seeds. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly draws: readonly Draw[];
  readonly results: readonly (readonly number[])[];
}

/** The draws of a round, as the rules of its game name them. */
export interface RoundWish {
  readonly refId: string;
  /** The game. */
  readonly label: string;
  readonly draws: Draw[];
  /** QA's numbers in place of the drawn ones: the verifier shows that nobody has drawn them. */
  readonly forced?: readonly (readonly number[])[] | undefined;
}

interface PlayerSeedsPorts {
  readonly database: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

type CurrentRow = {
  commitment: string;
  client_seed: string | null;
  next_nonce: number;
  created_at: number;
};
type FormerRow = {
  commitment: string;
  server_seed: string;
  next_nonce: number;
  revealed_at: number;
};
type RoundRow = {
  ref_id: string;
  at: number;
  label: string;
  commitment: string;
  server_seed: string | null;
  client_seed: string;
  nonce: number;
  draws: string;
  results: string;
};

const CLIENT_SEED_BYTES = 16;
const MAX_FORMER = 20;
const MAX_ROUNDS = 50;
/** Whether a round `r` is of a game and has not ended: its numbers are still to be decided about. */
const IS_OPEN = `(EXISTS (
    SELECT FROM game_rounds g
    WHERE g.player_id = r.player_id AND g.status = 'open' AND r.ref_id = g.provider || ':' || g.round_id)
  OR EXISTS (
    SELECT FROM bonus_tries t
    WHERE t.player_id = r.player_id AND t.over_at IS NULL AND r.ref_id = 'bonus:' || t.try_id))`;
const SELECT_ROUNDS = `SELECT r.ref_id, r.at, r.label, s.commitment, s.server_seed, r.client_seed,
    r.nonce, r.draws, r.results
  FROM fair_rounds r JOIN fair_seeds s ON s.id = r.seeds_id`;

/**
 * Keeps the seeds of players, and draws their rounds.
 * @remarks A server seed leaves the column `secret` in one place, where a round is drawn, and
 * otherwise when its player rotates the seeds.
 */
export class PlayerSeeds {
  readonly #ports: PlayerSeedsPorts;

  constructor(ports: PlayerSeedsPorts) {
    this.#ports = ports;
  }

  /** The player's seeds; the first are made when they are asked for. */
  async view(playerId: number): Promise<SeedsView> {
    return this.#locked(playerId, (queries) => this.#view(queries, playerId));
  }

  /** Sets the client seed of the seeds that the player saw. */
  async setClientSeed(
    playerId: number,
    commitment: string,
    clientSeed: string,
  ): Promise<SeedsView> {
    return this.#locked(playerId, async (queries) => {
      const changed = await queries.query(
        `UPDATE fair_seeds SET client_seed = $3
         WHERE player_id = $1 AND commitment = $2 AND secret IS NOT NULL RETURNING id`,
        [playerId, commitment, clientSeed],
      );
      if (changed.length === 0) throw new ApiFault(409, 'seeds-changed');
      return this.#view(queries, playerId);
    });
  }

  /** Reveals a server seed, and begins another, once no game is under way; seeds that were rotated before stay as they are. */
  async rotate(playerId: number, commitment: string): Promise<SeedsView> {
    return this.#locked(playerId, async (queries) => {
      const [known] = await queries.query(
        'SELECT id FROM fair_seeds WHERE player_id = $1 AND commitment = $2',
        [playerId, commitment],
      );
      if (!known) throw new ApiFault(409, 'seeds-changed');
      const [open] = await queries.query(
        `SELECT r.id FROM fair_rounds r JOIN fair_seeds s ON s.id = r.seeds_id
         WHERE s.player_id = $1 AND s.commitment = $2 AND ${IS_OPEN} LIMIT 1`,
        [playerId, commitment],
      );
      // The seed would tell what the player has still to guess.
      if (open) throw new ApiFault(409, 'round-open');
      await queries.query(
        `UPDATE fair_seeds SET server_seed = secret, secret = NULL, revealed_at = $3
         WHERE player_id = $1 AND commitment = $2 AND secret IS NOT NULL`,
        [playerId, commitment, this.#now()],
      );
      return this.#view(queries, playerId);
    });
  }

  /** Draws a round in the transaction of its game, or returns the one of the refId. */
  async draw(queries: Queries, playerId: number, wish: RoundWish): Promise<PlayerRound> {
    await lockPlayer(queries, playerId);
    const { refId, label, forced } = wish;
    const draws = JSON.stringify(wish.draws);
    const earlier = await findRound(queries, playerId, refId);
    if (earlier) {
      if (earlier.label !== label || earlier.draws !== draws) throw new ApiFault(409, 'other-body');
      return roundOf(earlier);
    }
    const [used] = await queries.query<{
      id: number;
      secret: string;
      commitment: string;
      client_seed: string;
      nonce: number;
    }>(
      `UPDATE fair_seeds SET next_nonce = next_nonce + 1
       WHERE player_id = $1 AND secret IS NOT NULL AND client_seed IS NOT NULL
       RETURNING id, secret, commitment, client_seed, next_nonce - 1 AS nonce`,
      [playerId],
    );
    if (!used) throw new ApiFault(422, 'no-client-seed');
    const { commitment, client_seed: clientSeed, nonce } = used;
    const results = await drawRound({
      scheme: 'personal',
      label,
      commitment,
      serverSeed: used.secret,
      clientSeed,
      nonce,
      draws: wish.draws,
    });
    await queries.query(
      `INSERT INTO fair_rounds
         (player_id, ref_id, seeds_id, nonce, client_seed, label, draws, results, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        playerId,
        refId,
        used.id,
        nonce,
        clientSeed,
        label,
        draws,
        JSON.stringify(forced ?? results),
        this.#now(),
      ],
    );
    const drawn = await findRound(queries, playerId, refId);
    if (!drawn) throw new Error(`Failed to draw "${refId}": its round is missing.`);
    return roundOf(drawn);
  }

  /** Makes the player's first seeds, and sets a random client seed where the player has set none. */
  async prepare(queries: Queries, playerId: number): Promise<void> {
    await lockPlayer(queries, playerId);
    await this.#current(queries, playerId);
    // The server seed is committed already, so the operator chooses it without knowing what it gives.
    await queries.query(
      `UPDATE fair_seeds SET client_seed = $2
       WHERE player_id = $1 AND secret IS NOT NULL AND client_seed IS NULL`,
      [playerId, Buffer.from(this.#ports.randomBytes(CLIENT_SEED_BYTES)).toString('base64url')],
    );
  }

  /** The round of a refId. */
  async round(queries: Queries, playerId: number, refId: string): Promise<PlayerRound | undefined> {
    const row = await findRound(queries, playerId, refId);
    return row && roundOf(row);
  }

  /** The player's last rounds that have ended, newest first. */
  async rounds(playerId: number): Promise<PlayerRound[]> {
    const rows = await this.#ports.database.query<RoundRow>(
      `${SELECT_ROUNDS} WHERE r.player_id = $1 AND NOT ${IS_OPEN} ORDER BY r.id DESC LIMIT ${MAX_ROUNDS}`,
      [playerId],
    );
    return rows.map(roundOf);
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  async #locked<T>(playerId: number, work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      return work(queries);
    });
  }

  async #view(queries: Queries, playerId: number): Promise<SeedsView> {
    const current = await this.#current(queries, playerId);
    const former = await queries.query<FormerRow>(
      `SELECT commitment, server_seed, next_nonce, revealed_at FROM fair_seeds
       WHERE player_id = $1 AND server_seed IS NOT NULL ORDER BY id DESC LIMIT ${MAX_FORMER}`,
      [playerId],
    );
    return {
      current: {
        commitment: current.commitment,
        clientSeed: current.client_seed,
        rounds: current.next_nonce,
        since: current.created_at,
      },
      former: former.map((row) => ({
        commitment: row.commitment,
        serverSeed: row.server_seed,
        rounds: row.next_nonce,
        revealedAt: row.revealed_at,
      })),
    };
  }

  async #current(queries: Queries, playerId: number): Promise<CurrentRow> {
    const columns = 'commitment, client_seed, next_nonce, created_at';
    const [current] = await queries.query<CurrentRow>(
      `SELECT ${columns} FROM fair_seeds WHERE player_id = $1 AND secret IS NOT NULL`,
      [playerId],
    );
    if (current) return current;
    const seed = randomSeed(this.#ports.randomBytes);
    return one(
      await queries.query<CurrentRow>(
        `INSERT INTO fair_seeds (player_id, secret, commitment, created_at)
         VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
        [playerId, seed, commitmentOf(seed), this.#now()],
      ),
    );
  }
}

async function findRound(
  queries: Queries,
  playerId: number,
  refId: string,
): Promise<RoundRow | undefined> {
  const [row] = await queries.query<RoundRow>(
    `${SELECT_ROUNDS} WHERE r.player_id = $1 AND r.ref_id = $2`,
    [playerId, refId],
  );
  return row;
}

function roundOf(row: RoundRow): PlayerRound {
  return {
    refId: row.ref_id,
    at: row.at,
    scheme: 'personal',
    label: row.label,
    commitment: row.commitment,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    draws: JSON.parse(row.draws) as Draw[],
    results: JSON.parse(row.results) as number[][],
  };
}
