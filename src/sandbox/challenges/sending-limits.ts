import type { Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import { networkOf } from '../session/login-attempts';
import { RecentCounts } from '../session/recent-counts';
import { HOUR, MAX_AN_HOUR, nextSendAt } from './challenge-rules';
import type { Sendings } from './challenge-rules';

/** How often messages are sent: to an address, and at the request of a network. */
export class SendingLimits {
  readonly #byNetwork = new RecentCounts(HOUR);

  /** Counts a request of a network; refuses it where there were too many. */
  countRequest(address: string | undefined, now: number): void {
    const network = networkOf(address ?? '');
    refuseUntil(this.#byNetwork.freeAt(network, MAX_AN_HOUR, now), now);
    this.#byNetwork.add(network, now);
  }

  /** Refuses a message to an address that got one too lately or too often. Locks the address until the end of the transaction. */
  async refuseEarly(queries: Queries, subjectHash: string, now: number): Promise<void> {
    // One request for an address after the other, so that none is counted too late.
    await queries.query('SELECT pg_advisory_xact_lock(hashtext($1))', [subjectHash]);
    const rows = await queries.query<{ created_at: number; sends: number; sent_at: number }>(
      'SELECT created_at, sends, sent_at FROM challenges WHERE subject_hash = $1',
      [subjectHash],
    );
    const sendings = rows.map(({ created_at: createdAt, sends, sent_at: sentAt }): Sendings => ({
      createdAt,
      sends,
      sentAt,
    }));
    refuseUntil(nextSendAt(sendings, now), now);
  }

  /** Forgets the requests of all networks. */
  clear(): void {
    this.#byNetwork.clear();
  }
}

function refuseUntil(next: number, now: number): void {
  if (next <= now) return;
  throw new ApiFault(429, 'too-many-codes', { retryAfter: Math.ceil((next - now) / 1000) });
}
