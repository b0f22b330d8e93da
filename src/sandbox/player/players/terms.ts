import type { Database } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';

/** The first terms; players agree to them when they register. */
const FIRST_TERMS = Date.UTC(2026, 0, 1);

interface TermsStatus {
  /** Whether the player has yet to agree. */
  readonly isChanged: boolean;
  readonly updatedAt: number;
}

/** Each player's terms, and whether the player has agreed to them. */
export class PlayerTerms {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async statusOf(playerId: number): Promise<TermsStatus> {
    const [row] = await this.#database.query<{ updated_at: number; confirmed_at: number | null }>(
      'SELECT updated_at, confirmed_at FROM player_terms WHERE player_id = $1',
      [playerId],
    );
    if (!row) return { isChanged: false, updatedAt: FIRST_TERMS };
    return { isChanged: row.confirmed_at === null, updatedAt: row.updated_at };
  }

  /** Changes the terms, so that the player has to agree again. */
  async change(playerId: number): Promise<TermsStatus> {
    const { updatedAt } = await this.statusOf(playerId);
    // Two changes within a millisecond get different times.
    const next = Math.max(this.#now(), updatedAt + 1);
    await this.#database.query(
      `INSERT INTO player_terms (player_id, updated_at) VALUES ($1, $2)
       ON CONFLICT (player_id) DO UPDATE SET updated_at = $2, confirmed_at = NULL`,
      [playerId, next],
    );
    return { isChanged: true, updatedAt: next };
  }

  /** Confirms the terms that the player read; refused if they have changed since. */
  async confirm(playerId: number, updatedAt: number): Promise<void> {
    const status = await this.statusOf(playerId);
    if (status.updatedAt !== updatedAt) throw new ApiFault(409, 'terms-changed');
    if (!status.isChanged) return;
    await this.#database.query(
      'UPDATE player_terms SET confirmed_at = $3 WHERE player_id = $1 AND updated_at = $2',
      [playerId, updatedAt, this.#now()],
    );
  }
}
