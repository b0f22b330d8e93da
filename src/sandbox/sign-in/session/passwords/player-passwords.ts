import type { Database, Queries } from '../../../platform/database/database';
import type { LinkTokens } from '../../links/link-tokens';
import type { PlayerMessages } from '../../../platform/outbox/player-messages';
import { lockPlayer } from '../../../platform/database/lock-player';
import { endSignIns } from '../end-sign-ins';
import { refuseWeak } from './password-strength';
import { hashPassword } from './passwords';
import type { Session, Sessions } from '../sessions';

interface PlayerPasswordsPorts {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly sessions: Sessions;
  readonly now: () => number;
}

interface Change {
  readonly playerId: number;
  readonly password: string;
  /** The session that goes on; without one the player is signed out everywhere. */
  readonly kept?: Session;
  /** Run first, in the same transaction. */
  readonly first?: (queries: Queries) => Promise<void>;
}

/** The passwords that players choose. */
export class PlayerPasswords {
  readonly #ports: PlayerPasswordsPorts;

  constructor(ports: PlayerPasswordsPorts) {
    this.#ports = ports;
  }

  /**
   * Sets a new password, ends the player's sessions and every sign-in that has begun, and informs the player.
   * Refuses a weak one.
   */
  async change({ playerId, password, kept, first }: Change): Promise<void> {
    const { database, links, messages, sessions } = this.#ports;
    await refuseWeak(password, await this.#personalOf(playerId));
    const passwordHash = await hashPassword(password);
    await database.transaction(async (queries) => {
      const at = Math.floor(this.#ports.now());
      await lockPlayer(queries, playerId);
      await first?.(queries);
      await links.useAllOf(queries, playerId, 'recovery');
      await queries.query(
        'UPDATE players SET password_hash = $2, password_chosen_at = $3 WHERE id = $1',
        [playerId, passwordHash, at],
      );
      await endSignIns(queries, playerId, at);
      if (kept) await sessions.endOthers(kept, queries);
      else await sessions.endAll(playerId, queries);
      const template = kept ? 'password-replaced' : 'password-changed';
      await messages.send(queries, playerId, { template, at });
    });
  }

  /** What a password must not be made of. */
  async #personalOf(playerId: number): Promise<string[]> {
    const rows = await this.#ports.database.query<{ text: string }>(
      `SELECT login AS text FROM players WHERE id = $1
       UNION ALL SELECT value FROM identities WHERE player_id = $1 AND kind IN ('phone', 'email')`,
      [playerId],
    );
    return rows.map(({ text }) => text);
  }
}
