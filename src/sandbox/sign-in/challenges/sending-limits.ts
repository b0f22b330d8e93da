import type { CountStore } from '../../platform/counts/count-store';
import type { Queries } from '../../platform/database/database';
import { NetworkLimit, refuseUntil } from '../../platform/counts/network-limit';
import { PrefixBudget } from './prefix-budget';
import type { PrefixUse } from './prefix-budget';
import { HOUR, MAX_AN_HOUR, nextSendAt } from './challenge-rules';
import type { Sendings } from './challenge-rules';

/** How often messages are sent: to an address, to the numbers of one prefix, and at the request of a network. */
export class SendingLimits {
  readonly #byNetwork: NetworkLimit;
  readonly #byPrefix: PrefixBudget;

  constructor(store: CountStore) {
    const limit = { most: MAX_AN_HOUR, withinMs: HOUR, code: 'too-many-codes' } as const;
    this.#byNetwork = new NetworkLimit(store, { name: 'codes', ...limit });
    this.#byPrefix = new PrefixBudget(store);
  }

  /** The requests of one network within an hour; QA may change how many. */
  get mostByNetwork(): number {
    return this.#byNetwork.most;
  }
  set mostByNetwork(most: number) {
    this.#byNetwork.most = most;
  }

  /** The messages within an hour to the numbers of one prefix; QA may change how many. */
  get mostByPrefix(): number {
    return this.#byPrefix.most;
  }
  set mostByPrefix(most: number) {
    this.#byPrefix.most = most;
  }

  /** How many messages the prefixes got within the last hour. */
  prefixes(now: number): PrefixUse[] {
    return this.#byPrefix.view(now);
  }

  /** Counts a message to a number of a prefix; refuses one too many. */
  countMessage(prefix: string, now: number): void {
    this.#byPrefix.count(prefix, now);
  }

  /** A person has read the message of a time. */
  giveBack(prefix: string, sentAt: number): void {
    this.#byPrefix.giveBack(prefix, sentAt);
  }

  /** Counts a request of a network; refuses it where there were too many. */
  countRequest(address: string | undefined, now: number): void {
    this.#byNetwork.count(address, now);
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
    refuseUntil(nextSendAt(sendings, now), now, 'too-many-codes');
  }
}
