import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import type { PlayerMessages } from '../outbox/player-messages';
import { findIdentity } from '../players/identities';
import type { KnownIdentity } from '../players/identities';
import { networkOf } from '../session/login-attempts';
import { RecentCounts } from '../session/recent-counts';
import type { RandomBelow, Sendings } from './challenge-rules';
import {
  CODE_LIFETIME,
  DAY,
  FLOW_LIFETIME,
  HOUR,
  MAX_AN_HOUR,
  MAX_TRIES,
  isOpen,
  newCode,
  nextSendAt,
  resendAtOf,
} from './challenge-rules';
import type { Subject } from './subjects';

/** What a code is for. */
export type ChallengeKind = 'sign-in' | 'recovery';

interface ChallengePorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
  /** Unpredictable numbers, for codes. */
  readonly randomBelow: RandomBelow;
  /** The key of the hashes of codes; it is kept nowhere but in memory. */
  readonly pepper: Uint8Array;
}

interface ChallengeRequest {
  readonly kind: ChallengeKind;
  readonly subject: Subject;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

/** What the browser is told of a code that was sent; the same for an address that no player has. */
export interface SentCode {
  readonly flowId: string;
  readonly sentTo: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** A challenge that was passed. */
interface PassedChallenge {
  readonly kind: ChallengeKind;
  readonly playerId: number;
}

type ChallengeRow = {
  kind: ChallengeKind;
  player_id: number | null;
  channel: 'phone' | 'email' | null;
  value: string | null;
  subject_hash: string;
  sent_to: string;
  code_hash: string;
  created_at: number;
  sent_at: number;
  expires_at: number;
  tries: number;
};

const CHANNELS = { phone: 'sms', email: 'mail' } as const;
const TEMPLATES = { 'sign-in': 'sign-in-code', recovery: 'recovery-code' } as const;

const COLUMNS = `c.kind, i.player_id, i.kind AS channel, i.value, c.subject_hash, c.sent_to,
  c.code_hash, c.created_at, c.sent_at, c.expires_at, c.tries`;

function subjectHash({ kind, value }: Subject): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Refuses a code that may not be sent yet. */
function refuseUntil(next: number, now: number): void {
  if (next <= now) return;
  throw new ApiFault(429, 'too-many-codes', { retryAfter: Math.ceil((next - now) / 1000) });
}

/**
 * Codes that prove that a player has a phone number or a mail address.
 * @remarks Nothing tells whether a player has the address: for one that nobody has, the same is
 * answered, counted and stored, and no code is right.
 */
export class Challenges {
  readonly #ports: ChallengePorts;
  readonly #byNetwork = new RecentCounts(HOUR);

  constructor(ports: ChallengePorts) {
    this.#ports = ports;
  }

  /** Sends a code to an address, if a player has it. */
  async begin(request: ChallengeRequest): Promise<SentCode> {
    const { kind, subject } = request;
    const flow = randomUUID();
    const code = newCode(this.#ports.randomBelow);
    const codeHash = this.#codeHash(flow, code);
    const now = await this.#admit(request, { flow, codeHash }, async (queries, identity) =>
      this.#send(queries, { ...subject, ...identity }, kind, code),
    );
    return sentCode(flow, subject.masked, now);
  }

  /**
   * Sends a message that has no code, by the limits of those that have one.
   * @returns when the next one may be sent.
   */
  async sendOther(
    request: ChallengeRequest,
    send: (queries: Queries, identity: KnownIdentity) => Promise<void>,
  ): Promise<{ readonly resendAt: number }> {
    const now = await this.#admit(request, { flow: randomUUID(), codeHash: '' }, send);
    return { resendAt: resendAtOf(now) };
  }

  /** Sends a new code in place of the last one of a flow. */
  async resend(flow: string, address: string | undefined): Promise<SentCode> {
    const { database } = this.#ports;
    const now = this.#now();
    this.#countRequest(address, now);
    const code = newCode(this.#ports.randomBelow);
    return database.transaction(async (queries) => {
      const found = await this.#find(queries, flow);
      if (!found || found.created_at <= now - FLOW_LIFETIME) throw new ApiFault(400, 'time_up');
      await this.#refuseEarly(queries, found.subject_hash, now);
      const { kind, channel, value, player_id: playerId, sent_to: sentTo } = found;
      await queries.query(
        `UPDATE challenges SET code_hash = $2, sent_at = $3, expires_at = $4, tries = 0,
           sends = sends + 1
         WHERE flow = $1`,
        [flow, this.#codeHash(flow, code), now, now + CODE_LIFETIME],
      );
      if (playerId !== null && channel !== null && value !== null) {
        await this.#send(queries, { kind: channel, value, playerId }, kind, code);
      }
      return sentCode(flow, sentTo, now);
    });
  }

  /** Tries a code of a kind; a right one can be used once. */
  async answer(
    flow: string,
    code: string,
    kind: ChallengeKind = 'sign-in',
  ): Promise<PassedChallenge> {
    const { database } = this.#ports;
    const now = this.#now();
    const found = await this.#find(database, flow);
    // The code of a recovery signs nobody in.
    const isKnown = found?.kind === kind && found.code_hash !== '';
    if (!isKnown || !isOpen({ tries: found.tries, expiresAt: found.expires_at }, now)) {
      throw new ApiFault(400, 'time_up');
    }
    // Counted before the code is compared, so that parallel tries are not more than five either.
    const [counted] = await database.query<{ tries: number; code_hash: string }>(
      `UPDATE challenges SET tries = tries + 1
       WHERE flow = $1 AND tries < ${MAX_TRIES} AND expires_at > $2 RETURNING tries, code_hash`,
      [flow, now],
    );
    if (!counted) throw new ApiFault(400, 'time_up');
    const { player_id: playerId } = found;
    if (!isSame(counted.code_hash, this.#codeHash(flow, code)) || playerId === null) {
      throw new ApiFault(400, 'wrong_code', { left: MAX_TRIES - counted.tries });
    }
    const used = await database.query(
      'UPDATE challenges SET expires_at = $2 WHERE flow = $1 AND expires_at > $2 RETURNING flow',
      [flow, now],
    );
    if (used.length === 0) throw new ApiFault(400, 'time_up');
    return { kind, playerId };
  }

  /** Lets the code of a flow expire; returns whether there is such a flow. */
  async expire(flow: string): Promise<boolean> {
    const rows = await this.#ports.database.query(
      'UPDATE challenges SET expires_at = least(expires_at, $2) WHERE flow = $1 RETURNING flow',
      [flow, this.#now()],
    );
    return rows.length > 0;
  }

  /** What QA is told of a flow, with the code as it was sent; null: no player has the address. */
  async viewOf(
    flow: string,
  ): Promise<{ code: string | null; expiresAt: number; triesLeft: number } | undefined> {
    const { database } = this.#ports;
    const found = await this.#find(database, flow);
    if (!found) return undefined;
    const [message] = await database.query<{ vars: string }>(
      `SELECT vars FROM outbox WHERE player_id = $1 AND "to" = $2 AND template = $3 AND at >= $4
       ORDER BY id LIMIT 1`,
      [found.player_id, found.value, TEMPLATES[found.kind], found.sent_at],
    );
    const vars = message && (JSON.parse(message.vars) as Record<string, string>);
    return {
      code: vars?.['code'] ?? null,
      expiresAt: found.expires_at,
      triesLeft: MAX_TRIES - found.tries,
    };
  }

  /** Forgets the requests of all network addresses. */
  clear(): void {
    this.#byNetwork.clear();
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  #codeHash(flow: string, code: string): string {
    return createHmac('sha256', this.#ports.pepper).update(`${flow}:${code}`).digest('base64url');
  }

  /** Counts a message to an address, and sends it if a player has the address; returns the time. */
  async #admit(
    { kind, subject, address }: ChallengeRequest,
    { flow, codeHash }: { readonly flow: string; readonly codeHash: string },
    send: (queries: Queries, identity: KnownIdentity) => Promise<void>,
  ): Promise<number> {
    const now = this.#now();
    this.#countRequest(address, now);
    const hash = subjectHash(subject);
    await this.#ports.database.transaction(async (queries) => {
      await queries.query('DELETE FROM challenges WHERE created_at <= $1', [now - DAY]);
      await this.#refuseEarly(queries, hash, now);
      const identity = await findIdentity(queries, subject);
      await queries.query(
        `INSERT INTO challenges (flow, kind, identity_id, subject_hash, sent_to,
           code_hash, created_at, sent_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
        [
          flow,
          kind,
          identity?.id ?? null,
          hash,
          subject.masked,
          codeHash,
          now,
          now + CODE_LIFETIME,
        ],
      );
      if (identity) await send(queries, identity);
    });
    return now;
  }

  #countRequest(address: string | undefined, now: number): void {
    const network = networkOf(address ?? '');
    refuseUntil(this.#byNetwork.freeAt(network, MAX_AN_HOUR, now), now);
    this.#byNetwork.add(network, now);
  }

  async #refuseEarly(queries: Queries, hash: string, now: number): Promise<void> {
    // One request for an address after the other, so that none is counted too late.
    await queries.query('SELECT pg_advisory_xact_lock(hashtext($1))', [hash]);
    const rows = await queries.query<{ created_at: number; sends: number; sent_at: number }>(
      'SELECT created_at, sends, sent_at FROM challenges WHERE subject_hash = $1',
      [hash],
    );
    const sendings = rows.map(({ created_at: createdAt, sends, sent_at: sentAt }): Sendings => ({
      createdAt,
      sends,
      sentAt,
    }));
    refuseUntil(nextSendAt(sendings, now), now);
  }

  async #find(queries: Queries, flow: string): Promise<ChallengeRow | undefined> {
    const [row] = await queries.query<ChallengeRow>(
      `SELECT ${COLUMNS} FROM challenges c LEFT JOIN identities i ON i.id = c.identity_id
       WHERE c.flow = $1`,
      [flow],
    );
    return row;
  }

  async #send(
    queries: Queries,
    {
      kind: channel,
      value,
      playerId,
    }: { kind: 'phone' | 'email'; value: string; playerId: number },
    kind: ChallengeKind,
    code: string,
  ): Promise<void> {
    await this.#ports.messages.sendTo(
      queries,
      { playerId, channel: CHANNELS[channel], to: value },
      { template: TEMPLATES[kind], code },
    );
  }
}

function sentCode(flowId: string, sentTo: string, now: number): SentCode {
  return { flowId, sentTo, expiresAt: now + CODE_LIFETIME, resendAt: resendAtOf(now) };
}
