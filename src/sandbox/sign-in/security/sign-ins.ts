import type { Database, Queries } from '../../platform/database/database';
import type { LinkTokens } from '../links/link-tokens';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { browserName } from '../session/browser-name';
import type { SignInFacts, SignInMethod } from '../session/sign-in-facts';

interface SignInPorts {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

/** An attempt to sign in, as its player sees it. */
export interface SignInAttempt {
  readonly id: number;
  readonly at: number;
  readonly isSuccess: boolean;
  readonly method: SignInMethod;
  /** Empty: unknown. */
  readonly browser: string;
  readonly country: string | null;
}

const KEPT = 30 * 86_400_000;
const MAX_SHOWN = 50;

/** What the operator keeps of sign-ins: the attempts, the player's language, their browsers and networks. */
export class SignIns {
  readonly #ports: SignInPorts;

  constructor(ports: SignInPorts) {
    this.#ports = ports;
  }

  /**
   * Records a sign-in before its session begins, and informs the player of one from a new browser.
   * @param browserHash Of the cookie that the browser has from now on.
   */
  async record(playerId: number, facts: SignInFacts, browserHash: string): Promise<void> {
    const { database } = this.#ports;
    const at = this.#now();
    await database.transaction(async (queries) => {
      await insertAttempt(queries, { playerId, facts, at, isSuccess: true });
      // Before the language changes: a stranger's may be another than the player's.
      if (await isNewBrowser(queries, playerId, facts.browserHash)) {
        await this.#inform(queries, playerId, { facts, browserHash, at });
      }
      await queries.query(
        `INSERT INTO known_browsers (player_id, hash, seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (player_id, hash) DO UPDATE SET seen_at = excluded.seen_at`,
        [playerId, browserHash, at],
      );
      await noteNetwork(queries, playerId, { network: facts.network, at });
      await queries.query('UPDATE players SET language = $2 WHERE id = $1', [
        playerId,
        facts.language,
      ]);
    });
  }

  /** Records a wrong password or code; undefined: no player has the login or the address. */
  async recordFailure(playerId: number | undefined, facts: SignInFacts): Promise<void> {
    const at = this.#now();
    await insertAttempt(this.#ports.database, { playerId, facts, at, isSuccess: false });
  }

  /** The last attempts of 30 days, the newest first. */
  async historyOf(playerId: number): Promise<SignInAttempt[]> {
    const rows = await this.#ports.database.query<{
      id: number;
      at: number;
      is_success: boolean;
      method: SignInMethod;
      agent: string;
      country: string | null;
    }>(
      `SELECT id, at, is_success, method, agent, country FROM sign_in_attempts
       WHERE player_id = $1 AND at > $2 ORDER BY id DESC LIMIT ${MAX_SHOWN}`,
      [playerId, this.#now() - KEPT],
    );
    return rows.map(({ is_success: isSuccess, agent, ...row }) => ({
      ...row,
      isSuccess,
      browser: browserName(agent),
    }));
  }

  async #inform(
    queries: Queries,
    playerId: number,
    {
      facts,
      browserHash,
      at,
    }: { readonly facts: SignInFacts; readonly browserHash: string; readonly at: number },
  ): Promise<void> {
    const { links, messages } = this.#ports;
    const token = await links.make(queries, { kind: 'not-me', playerId, subject: browserHash });
    const { agent, country } = facts;
    const browser = browserName(agent);
    await messages.send(queries, playerId, {
      template: 'new-browser',
      browser,
      country,
      at,
      token,
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

/** Whether a player signs in with a browser for the first time; their first browser of all is not new to them. */
async function isNewBrowser(
  queries: Queries,
  playerId: number,
  browserHash: string | null,
): Promise<boolean> {
  const known = await queries.query(
    `SELECT 1 FROM known_browsers WHERE player_id = $1 AND hash = $2
     UNION ALL SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE player_id = $1)`,
    [playerId, browserHash ?? ''],
  );
  return known.length === 0;
}

/** Notes the network of a sign-in, by which accounts of one household are told apart from others. */
async function noteNetwork(
  queries: Queries,
  playerId: number,
  { network, at }: { readonly network: string | null; readonly at: number },
): Promise<void> {
  await queries.query('DELETE FROM known_networks WHERE seen_at <= $1', [at - KEPT]);
  if (network === null) return;
  await queries.query(
    `INSERT INTO known_networks (player_id, network, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
    [playerId, network, at],
  );
}

async function insertAttempt(
  queries: Queries,
  {
    playerId,
    facts: { method, agent, country },
    at,
    isSuccess,
  }: {
    readonly playerId: number | undefined;
    readonly facts: SignInFacts;
    readonly at: number;
    readonly isSuccess: boolean;
  },
): Promise<void> {
  await queries.query(
    `WITH old AS (DELETE FROM sign_in_attempts WHERE at <= $7)
     INSERT INTO sign_in_attempts (player_id, at, is_success, method, agent, country)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [playerId ?? null, at, isSuccess, method, agent, country, at - KEPT],
  );
}
