import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import type { Database, Queries } from '../database/database';
import { languageOf } from '../http/context';
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
export type ChallengeKind = 'sign-in' | 'recovery' | 'registration' | 'transfer';

interface ChallengePorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
  /** Unpredictable numbers, for codes. */
  readonly randomBelow: RandomBelow;
  /** The key of the hashes of codes; it is kept nowhere but in memory. */
  readonly pepper: Uint8Array;
}

type ChallengeRequest = {
  readonly subject: Subject;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
} & (
  | { readonly kind: Exclude<ChallengeKind, 'registration' | 'transfer'> }
  /** The code goes to a guest, in their language; the player who has the address is informed instead. */
  | { readonly kind: 'registration'; readonly language: Language }
  /** No player but this one gets the code. */
  | { readonly kind: 'transfer'; readonly playerId: number }
);

/** What the browser is told of a code that was sent; the same for an address that no player has. */
export interface SentCode {
  readonly flowId: string;
  readonly sentTo: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** A code that was typed, and the flow that it was sent for. */
interface GivenCode {
  readonly flow: string;
  readonly code: string;
}

/** A challenge that was passed. */
interface PassedChallenge {
  readonly kind: ChallengeKind;
  readonly playerId: number;
}

/** Where a code is sent. */
interface Recipient {
  readonly kind: Subject['kind'];
  readonly value: string;
  /** A player has their own language. */
  readonly to: { readonly playerId: number } | { readonly language: Language };
}

type ChallengeRow = {
  kind: ChallengeKind;
  player_id: number | null;
  channel: 'phone' | 'email' | null;
  value: string | null;
  guest_language: string | null;
  subject_hash: string;
  sent_to: string;
  code_hash: string;
  created_at: number;
  sent_at: number;
  expires_at: number;
  tries: number;
};

const CHANNELS = { phone: 'sms', email: 'mail' } as const;
const TEMPLATES = {
  'sign-in': 'sign-in-code',
  recovery: 'recovery-code',
  registration: 'registration-code',
  transfer: 'transfer-code',
} as const;

const COLUMNS = `c.kind, i.player_id, coalesce(i.kind, c.guest_kind) AS channel,
  coalesce(i.value, c.guest_value) AS value, c.guest_language, c.subject_hash, c.sent_to, c.code_hash, c.created_at, c.sent_at, c.expires_at, c.tries`;

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

  /** Sends a code to an address, if a player has it; for a registration, if none has it. */
  async begin(request: ChallengeRequest): Promise<SentCode> {
    const { kind, subject } = request;
    const flow = randomUUID();
    const code = newCode(this.#ports.randomBelow);
    const codeHash = this.#codeHash(flow, code);
    const now = await this.#admit(request, { flow, codeHash }, async (queries, identity) => {
      if (request.kind !== 'registration') {
        if (identity) await this.#send(queries, { ...subject, to: identity }, kind, code);
      } else if (identity) await this.#informOwner(queries, subject, identity);
      else await this.#send(queries, { ...subject, to: request }, kind, code);
    });
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
    const unnamed = { flow: randomUUID(), codeHash: '' };
    const now = await this.#admit(request, unnamed, async (queries, identity) => {
      if (identity) await send(queries, identity);
    });
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
      await queries.query(
        `UPDATE challenges SET code_hash = $2, sent_at = $3, expires_at = $4, tries = 0,
           sends = sends + 1
         WHERE flow = $1`,
        [flow, this.#codeHash(flow, code), now, now + CODE_LIFETIME],
      );
      const recipient = recipientOf(found);
      if (recipient) await this.#send(queries, recipient, found.kind, code);
      return sentCode(flow, found.sent_to, now);
    });
  }

  /** Tries a code of a kind that was sent to a player; a right one can be used once. */
  async answer(
    flow: string,
    code: string,
    kind: Exclude<ChallengeKind, 'registration'> = 'sign-in',
  ): Promise<PassedChallenge> {
    // The code of a recovery signs nobody in.
    const { player_id: playerId } = await this.#try({ flow, code }, (found) => found.kind === kind);
    if (playerId === null) throw new ApiFault(400, 'time_up');
    return { kind, playerId };
  }

  /** Tries a code that was sent to a guest who registers with an address. */
  async answerAsGuest(subject: Subject, given: GivenCode): Promise<void> {
    const hash = subjectHash(subject);
    await this.#try(given, (found) => found.kind === 'registration' && found.subject_hash === hash);
  }

  /** Lets the code of a flow expire; returns whether there is such a flow. */
  async expire(flow: string): Promise<boolean> {
    const rows = await this.#ports.database.query(
      'UPDATE challenges SET expires_at = least(expires_at, $2) WHERE flow = $1 RETURNING flow',
      [flow, this.#now()],
    );
    return rows.length > 0;
  }

  /** What QA is told of a flow, with the code as it was sent; null: none was sent. */
  async viewOf(
    flow: string,
  ): Promise<{ code: string | null; expiresAt: number; triesLeft: number } | undefined> {
    const { database } = this.#ports;
    const found = await this.#find(database, flow);
    if (!found) return undefined;
    const [message] = await database.query<{ vars: string }>(
      `SELECT vars FROM outbox WHERE player_id IS NOT DISTINCT FROM $1 AND "to" = $2 AND template = $3 AND at >= $4
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

  /** Tries the code of a flow; one that is not of the right kind is an unknown one. */
  async #try(
    { flow, code }: GivenCode,
    isRightKind: (found: ChallengeRow) => boolean,
  ): Promise<ChallengeRow> {
    const { database } = this.#ports;
    const now = this.#now();
    const found = await this.#find(database, flow);
    const isUsable = found && isRightKind(found) && found.code_hash !== '';
    if (!isUsable || !isOpen({ tries: found.tries, expiresAt: found.expires_at }, now)) {
      throw new ApiFault(400, 'time_up');
    }
    // Counted before the code is compared, so that parallel tries are not more than five either.
    const [counted] = await database.query<{ tries: number; code_hash: string }>(
      `UPDATE challenges SET tries = tries + 1
       WHERE flow = $1 AND tries < ${MAX_TRIES} AND expires_at > $2 RETURNING tries, code_hash`,
      [flow, now],
    );
    if (!counted) throw new ApiFault(400, 'time_up');
    // A code that was sent to nobody is never right.
    if (!isSame(counted.code_hash, this.#codeHash(flow, code)) || !recipientOf(found)) {
      throw new ApiFault(400, 'wrong_code', { left: MAX_TRIES - counted.tries });
    }
    const used = await database.query(
      'UPDATE challenges SET expires_at = $2 WHERE flow = $1 AND expires_at > $2 RETURNING flow',
      [flow, now],
    );
    if (used.length === 0) throw new ApiFault(400, 'time_up');
    return found;
  }

  /** Counts a message to an address, and sends it, knowing the player who has the address; returns the time. */
  async #admit(
    request: ChallengeRequest,
    { flow, codeHash }: { readonly flow: string; readonly codeHash: string },
    send: (queries: Queries, identity: KnownIdentity | undefined) => Promise<void>,
  ): Promise<number> {
    const { kind, subject, address } = request;
    const now = this.#now();
    this.#countRequest(address, now);
    const hash = subjectHash(subject);
    await this.#ports.database.transaction(async (queries) => {
      await queries.query('DELETE FROM challenges WHERE created_at <= $1', [now - DAY]);
      await this.#refuseEarly(queries, hash, now);
      const found = await findIdentity(queries, subject);
      const isOther = request.kind === 'transfer' && request.playerId !== found?.playerId;
      const identity = isOther ? undefined : found;
      const isGuests = request.kind === 'registration' && !identity;
      await queries.query(
        `INSERT INTO challenges (flow, kind, identity_id, guest_kind, guest_value, guest_language,
           subject_hash, sent_to, code_hash, created_at, sent_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
        [
          flow,
          kind,
          kind === 'registration' ? null : (identity?.id ?? null),
          isGuests ? subject.kind : null,
          isGuests ? subject.value : null,
          isGuests ? request.language : null,
          hash,
          subject.masked,
          codeHash,
          now,
          now + CODE_LIFETIME,
        ],
      );
      await send(queries, identity);
    });
    return now;
  }

  async #informOwner(
    queries: Queries,
    { kind, value }: Subject,
    { playerId }: KnownIdentity,
  ): Promise<void> {
    const owner = { playerId, channel: CHANNELS[kind], to: value };
    await this.#ports.messages.sendTo(queries, owner, { template: 'already-registered' });
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
    { kind: channel, value, to }: Recipient,
    kind: ChallengeKind,
    code: string,
  ): Promise<void> {
    const { messages } = this.#ports;
    const address = { channel: CHANNELS[channel], to: value };
    const message = { template: TEMPLATES[kind], code };
    if ('playerId' in to) {
      await messages.sendTo(queries, { ...address, playerId: to.playerId }, message);
    } else await messages.sendToGuest(queries, address, message, to.language);
  }
}

function sentCode(flowId: string, sentTo: string, now: number): SentCode {
  return { flowId, sentTo, expiresAt: now + CODE_LIFETIME, resendAt: resendAtOf(now) };
}

/** Where the codes of a flow are sent; undefined: nowhere. */
function recipientOf(row: ChallengeRow): Recipient | undefined {
  const { channel: kind, value, player_id: playerId, guest_language: language } = row;
  if (kind === null || value === null) return undefined;
  if (playerId !== null) return { kind, value, to: { playerId } };
  return { kind, value, to: { language: languageOf(language ?? undefined) } };
}
