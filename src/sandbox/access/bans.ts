import type { Database } from '../database/database';

interface Ban {
  readonly level: number;
  readonly version: number;
}

interface Appeal {
  readonly id: string;
  readonly createdAt: number;
  readonly text: string;
  readonly status: 'waiting' | 'accepted' | 'rejected';
  readonly answer: string | null;
  readonly answeredAt: number | null;
}

/** Bans of players, and the appeals of banned players. */
export class Bans {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async ban(playerId: number, { level, version }: Ban): Promise<void> {
    await this.#database.query(
      'UPDATE players SET ban_level = $2, ban_version = $3 WHERE id = $1',
      [playerId, level, version],
    );
  }

  async appeal(playerId: number, appeal: Pick<Appeal, 'text' | 'status' | 'answer'>) {
    const now = Math.floor(this.#now());
    await this.#database.query(
      `INSERT INTO block_appeals (player_id, created_at, text, status, answer, answered_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        playerId,
        now,
        appeal.text,
        appeal.status,
        appeal.answer,
        appeal.status === 'waiting' ? null : now,
      ],
    );
  }

  /** Newest first. */
  async appealsOf(playerId: number): Promise<Appeal[]> {
    const rows = await this.#database.query<{
      id: number;
      created_at: number;
      text: string;
      status: Appeal['status'];
      answer: string | null;
      answered_at: number | null;
    }>(
      `SELECT id, created_at, text, status, answer, answered_at FROM block_appeals
       WHERE player_id = $1 ORDER BY id DESC`,
      [playerId],
    );
    return rows.map(({ id, created_at, text, status, answer, answered_at }) => ({
      id: String(id),
      createdAt: created_at,
      text,
      status,
      answer,
      answeredAt: answered_at,
    }));
  }
}
