import type { Language } from '@grandstand/bus-contracts';
import type { Database } from '../database/database';
import type { PlayerMessages } from '../outbox/player-messages';
import { browserName } from './browser-name';

interface SignInPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export interface SignInFacts {
  readonly language: Language;
  /** The header `User-Agent`. */
  readonly agent: string;
}

/** What the operator keeps of a player's sign-ins: their language and their browsers. */
export class SignIns {
  readonly #ports: SignInPorts;

  constructor(ports: SignInPorts) {
    this.#ports = ports;
  }

  /** Records a sign-in, and informs the player of one from a new browser. */
  async record(playerId: number, { language, agent }: SignInFacts): Promise<void> {
    const { database, messages, now } = this.#ports;
    const browser = browserName(agent);
    const at = Math.floor(now());
    await database.transaction(async (queries) => {
      const known = await queries.query<{ browser: string }>(
        'SELECT browser FROM player_browsers WHERE player_id = $1',
        [playerId],
      );
      // Before the language changes: a stranger's may be another than the player's.
      if (known.length > 0 && known.every((one) => one.browser !== browser)) {
        await messages.send(queries, playerId, { template: 'new-browser', browser, at });
      }
      await queries.query(
        `INSERT INTO player_browsers (player_id, browser, seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (player_id, browser) DO UPDATE SET seen_at = excluded.seen_at`,
        [playerId, browser, at],
      );
      await queries.query('UPDATE players SET language = $2 WHERE id = $1', [playerId, language]);
    });
  }
}
