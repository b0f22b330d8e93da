import { CODE_LIFETIME } from '../lifetimes/lifetimes';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { CountStore } from '../../platform/counts/count-store';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { findIdentity } from '../../player/players/identities';
import type { KnownIdentity } from '../../player/players/identities';
import { isSameSecret } from '../../platform/sealing/secrets';
import type {
  ChallengeRequest,
  GivenCode,
  MessageRequest,
  PassedChallenge,
  SentCode,
  StepCode,
} from './challenge-requests';
import type { ChallengeKind, ChallengeRow, CodeKind, OwnCodeKind } from './challenge-rows';
import { findChallenge, insertChallenge } from './challenge-rows';
import type { RandomBelow } from './challenge-rules';
import { DAY, FLOW_LIFETIME, MAX_TRIES, isOpen, newCode, resendAtOf } from './challenge-rules';
import { TEMPLATES, WITH_LINK, informOwner, recipientOf, sendCode } from './code-messages';
import type { Recipient } from './code-messages';
import type { PrefixUse } from './prefix-budget';
import { SendingLimits } from './sending-limits';
import type { Subject } from './subjects';

interface ChallengePorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly counts: CountStore;
  readonly guesses: Guesses;
  readonly now: () => number;
  /** The token of the link beside a code; undefined where there is no link. */
  readonly linkBeside: (queries: Queries, flow: string) => Promise<string | undefined>;
  /** Unpredictable numbers, for codes. */
  readonly randomBelow: RandomBelow;
  /** The key of the hashes of codes; it is not in the database. */
  readonly pepper: Uint8Array;
}

/** Whom a code is sent to that nobody gets: it can't be right. */
const NOBODY: Recipient = { kind: 'phone', value: '', to: null };

/** Codes that give their place among those of a day back once they were right. */
const GIVEN_BACK: readonly ChallengeKind[] = ['phone', 'second-step', 'proof', 'old-phone'];

function subjectHash({ kind, value }: Subject): string {
  return createHash('sha256').update(`${kind}:${value}`).digest('base64url');
}

/**
 * Codes that prove that a player has a phone number or a mail address.
 * @remarks Nothing tells whether a player has the address: for one that nobody has, the same is
 * answered, counted and stored, and no code is right.
 */
export class Challenges {
  readonly #ports: ChallengePorts;
  readonly #limits: SendingLimits;

  constructor(ports: ChallengePorts) {
    this.#ports = ports;
    this.#limits = new SendingLimits(ports.counts);
  }

  /** Sends a code to an address, if a player has it; for a registration, if none has it. */
  async begin(request: ChallengeRequest): Promise<SentCode> {
    const { kind, subject } = request;
    const flow = randomUUID();
    const code = newCode(this.#ports.randomBelow);
    const codeHash = this.#codeHash(flow, code);
    const { messages } = this.#ports;
    const now = await this.#admit(request, { flow, codeHash }, async (queries, identity) => {
      if (request.kind !== 'registration' && request.kind !== 'phone') {
        await sendCode(messages, queries, { ...subject, to: identity ?? null }, { kind, code });
        return;
      }
      // Kept for an address that a player has too: both take as long.
      if (request.kind === 'registration') await request.keep?.(queries, flow);
      if (identity) {
        const template = request.kind === 'phone' ? 'phone-taken' : 'already-registered';
        await informOwner(messages, queries, subject, { playerId: identity.playerId, template });
      } else {
        const link = await this.#ports.linkBeside(queries, flow);
        await sendCode(messages, queries, { ...subject, to: request }, { kind, code, link });
      }
    });
    return sentCode(flow, subject.masked, now);
  }

  /**
   * Begins a flow with a code to a player's own phone. Where the limits allow no message yet, the flow begins without
   * one: the player may pass it another way, and can have the code sent later.
   */
  async beginStep(
    request: MessageRequest & { readonly kind: OwnCodeKind; readonly playerId: number },
  ): Promise<StepCode> {
    try {
      return { ...(await this.begin(request)), isSent: true };
    } catch (error) {
      if (!(error instanceof ApiFault) || error.code !== 'too-many-codes') throw error;
      const { retryAfter } = error.details as { readonly retryAfter: number };
      const { kind, subject } = request;
      const flow = randomUUID();
      const now = this.#now();
      const identity = await findIdentity(this.#ports.database, subject);
      await insertChallenge(this.#ports.database, {
        flow,
        kind,
        identityId: identity?.playerId === request.playerId ? identity.id : null,
        guestLanguage: null,
        subject,
        subjectHash: subjectHash(subject),
        // The hash of no code.
        codeHash: '',
        isSent: false,
        now,
      });
      const resendAt = now + retryAfter * 1000;
      return { flowId: flow, sentTo: subject.masked, expiresAt: now, resendAt, isSent: false };
    }
  }

  /**
   * Sends a message that has no code, by the limits of those that have one, knowing the player who has the address.
   * @returns when the next one may be sent.
   */
  async sendOther(
    request: MessageRequest & { readonly kind: 'recovery' | 'link' },
    send: (queries: Queries, identity: KnownIdentity | undefined) => Promise<void>,
  ): Promise<{ readonly resendAt: number }> {
    const unnamed = { flow: randomUUID(), codeHash: '' };
    const now = await this.#admit(request, unnamed, send);
    return { resendAt: resendAtOf(now) };
  }

  /** Sends a new code in place of the last one of a flow. */
  async resend(flow: string, address: string | undefined): Promise<SentCode> {
    const { database, messages } = this.#ports;
    const now = this.#now();
    this.#limits.countRequest(address, now);
    const code = newCode(this.#ports.randomBelow);
    return database.transaction(async (queries) => {
      const found = await findChallenge(queries, flow);
      if (!found || found.kind === 'link' || found.created_at <= now - FLOW_LIFETIME) {
        throw new ApiFault(400, 'time_up');
      }
      await this.#limits.refuseEarly(queries, found.subject_hash, now);
      this.#limits.countMessage(found.prefix, now);
      const renewed = await queries.query(
        `UPDATE challenges SET code_hash = $2, sent_at = $3, expires_at = $4, tries = 0,
           sends = sends + 1
         WHERE flow = $1 AND used_at IS NULL RETURNING flow`,
        [flow, this.#codeHash(flow, code), now, now + CODE_LIFETIME],
      );
      // Its code was right meanwhile.
      if (renewed.length === 0) throw new ApiFault(400, 'time_up');
      const link = await this.#ports.linkBeside(queries, flow);
      const recipient = recipientOf(found) ?? NOBODY;
      await sendCode(messages, queries, recipient, { kind: found.kind, code, link });
      return sentCode(flow, found.sent_to, now);
    });
  }

  /** Tries a code of a kind that was sent to a player; a right one can be used once. */
  async answer(
    given: GivenCode,
    kind: Exclude<CodeKind, 'registration' | 'phone'> = 'sign-in',
  ): Promise<PassedChallenge> {
    // The code of a recovery signs nobody in.
    const found = await this.#try(given, (row) => row.kind === kind);
    const { player_id: playerId, channel } = found;
    if (playerId === null) throw new ApiFault(400, 'time_up');
    return { kind, playerId, channel };
  }

  /** Whom the code of a flow was sent to; undefined: to no player. */
  async playerOf(flow: string): Promise<number | undefined> {
    return (await findChallenge(this.#ports.database, flow))?.player_id ?? undefined;
  }

  /** Tries a code that was sent to an address of nobody: to a guest who registers with it, or a player who adds it. */
  async answerAsGuest(
    subject: Subject,
    given: GivenCode,
    kind: 'registration' | 'phone' = 'registration',
  ): Promise<void> {
    const hash = subjectHash(subject);
    await this.#try(given, (found) => found.kind === kind && found.subject_hash === hash);
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
    const found = await findChallenge(database, flow);
    if (!found || found.kind === 'link') return undefined;
    const expiresAt = found.expires_at;
    const triesLeft = MAX_TRIES - found.tries;
    if (found.code_hash === '') return { code: null, expiresAt, triesLeft };
    const [message] = await database.query<{ vars: string }>(
      `SELECT vars FROM outbox
       WHERE player_id IS NOT DISTINCT FROM $1 AND "to" = $2 AND template IN ($3, $4) AND at >= $5
       ORDER BY id LIMIT 1`,
      [found.player_id, found.value, TEMPLATES[found.kind], WITH_LINK, found.sent_at],
    );
    const vars = message && (JSON.parse(message.vars) as Record<string, string>);
    return { code: vars?.['code'] ?? null, expiresAt, triesLeft };
  }

  /** The messages to the numbers of each prefix within the last hour, and how many there may be. */
  prefixUse(): { most: number; prefixes: PrefixUse[] } {
    return { most: this.#limits.mostByPrefix, prefixes: this.#limits.prefixes(this.#now()) };
  }

  /** Changes how many messages the numbers of one prefix may get within an hour. */
  setMostByPrefix(most: number): void {
    this.#limits.mostByPrefix = most;
  }

  /** How many codes may be asked for from one network address within an hour. */
  get mostByNetwork(): number {
    return this.#limits.mostByNetwork;
  }

  /** Changes how many codes may be asked for from one network address within an hour. */
  setMostByNetwork(most: number): void {
    this.#limits.mostByNetwork = most;
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  #codeHash(flow: string, code: string): string {
    return createHmac('sha256', this.#ports.pepper).update(`${flow}:${code}`).digest('base64url');
  }

  /** Tries the code of a flow, and counts a wrong one; one that is not of the right kind is an unknown one. */
  async #try(
    given: GivenCode,
    isRightKind: (found: ChallengeRow) => boolean,
  ): Promise<ChallengeRow> {
    const { flow, code, address } = given;
    const guess = { kind: 'sent-code', secret: `${flow} ${code}`, address } as const;
    return this.#ports.guesses.compare(guess, () => this.#use(given, isRightKind));
  }

  async #use(
    { flow, code }: GivenCode,
    isRightKind: (found: ChallengeRow) => boolean,
  ): Promise<ChallengeRow> {
    const { database } = this.#ports;
    const now = this.#now();
    const found = await findChallenge(database, flow);
    const isUsable = found && isRightKind(found) && found.code_hash !== '';
    if (!isUsable || !isOpen({ tries: found.tries, expiresAt: found.expires_at }, now)) {
      throw new ApiFault(400, 'time_up');
    }
    // Counted before the code is compared, so that parallel tries are not more than five either.
    const [counted] = await database.query<{ tries: number; code_hash: string }>(
      `UPDATE challenges SET tries = tries + 1
       WHERE flow = $1 AND used_at IS NULL AND tries < ${MAX_TRIES} AND expires_at > $2
       RETURNING tries, code_hash`,
      [flow, now],
    );
    if (!counted) throw new ApiFault(400, 'time_up');
    // A code that was sent to nobody is never right.
    if (!isSameSecret(counted.code_hash, this.#codeHash(flow, code)) || !recipientOf(found)) {
      throw new ApiFault(400, 'wrong_code', { left: MAX_TRIES - counted.tries });
    }
    // Of parallel requests with the right code one is first, whatever time each has; another code may have been sent meanwhile.
    const used = await database.query(
      `UPDATE challenges SET used_at = $2, expires_at = least(expires_at, $2)
       WHERE flow = $1 AND used_at IS NULL AND code_hash = $3 RETURNING flow`,
      [flow, now, counted.code_hash],
    );
    if (used.length === 0) throw new ApiFault(400, 'time_up');
    this.#limits.giveBack(found.prefix, found.sent_at);
    if (GIVEN_BACK.includes(found.kind)) {
      await database.query('DELETE FROM challenges WHERE flow = $1', [flow]);
    }
    return found;
  }

  /** Counts a message to an address, and sends it, knowing the player who has the address; returns the time. */
  async #admit(
    request: ChallengeRequest | (MessageRequest & { readonly kind: 'recovery' | 'link' }),
    { flow, codeHash }: { readonly flow: string; readonly codeHash: string },
    send: (queries: Queries, identity: KnownIdentity | undefined) => Promise<void>,
  ): Promise<number> {
    const { kind, subject, address } = request;
    const now = this.#now();
    this.#limits.countRequest(address, now);
    const hash = subjectHash(subject);
    await this.#ports.database.transaction(async (queries) => {
      await queries.query('DELETE FROM challenges WHERE created_at <= $1', [now - DAY]);
      await this.#limits.refuseEarly(queries, hash, now);
      this.#limits.countMessage(subject.prefix, now);
      const found = await findIdentity(queries, subject);
      const isOther = 'playerId' in request && request.playerId !== found?.playerId;
      const identity = isOther ? undefined : found;
      // An address that nobody has yet.
      const isNew = 'language' in request;
      await insertChallenge(queries, {
        flow,
        kind,
        identityId: isNew ? null : (identity?.id ?? null),
        guestLanguage: isNew && !identity ? request.language : null,
        subject,
        subjectHash: hash,
        codeHash,
        isSent: true,
        now,
      });
      await send(queries, identity);
    });
    return now;
  }
}

function sentCode(flowId: string, sentTo: string, now: number): SentCode {
  return { flowId, sentTo, expiresAt: now + CODE_LIFETIME, resendAt: resendAtOf(now) };
}
