import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';

/** How long an authenticator may take to answer, in milliseconds. */
export const FLOW_LIFETIME = 120_000;

/** A challenge that a browser was given. */
interface Flow {
  readonly challenge: string;
  /** The session that adds a passkey; null: a sign-in. */
  readonly sessionId: string | null;
}

/**
 * Challenges for authenticators.
 * @remarks Only the browser that asked for a challenge knows its flow, so no other can send the answer.
 * One that adds a passkey can be answered by the session that asked for it alone.
 */
export class PasskeyFlows {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async begin({ challenge, sessionId }: Flow): Promise<{ flowId: string; expiresAt: number }> {
    const now = Math.floor(this.#now());
    const flowId = randomUUID();
    const expiresAt = now + FLOW_LIFETIME;
    await this.#database.query('DELETE FROM passkey_flows WHERE expires_at <= $1', [now]);
    await this.#database.query(
      `INSERT INTO passkey_flows (flow, challenge, session_id, expires_at)
       VALUES ($1, $2, $3, $4)`,
      [flowId, challenge, sessionId, expiresAt],
    );
    return { flowId, expiresAt };
  }

  /** The challenge of a flow, which ends with that whatever the answer is; refuses one that is unknown, used, late or another's. */
  async take(flowId: string, sessionId: string | null): Promise<string> {
    const [flow] = await this.#database.query<{ challenge: string }>(
      `DELETE FROM passkey_flows
       WHERE flow = $1 AND session_id IS NOT DISTINCT FROM $2 AND expires_at > $3
       RETURNING challenge`,
      [flowId, sessionId, Math.floor(this.#now())],
    );
    if (!flow) throw new ApiFault(400, 'passkey-late');
    return flow.challenge;
  }
}
