import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../../platform/database/database';
import { CODE_LIFETIME } from '../lifetimes/lifetimes';
import type { Subject } from './subjects';

/** What a code is for. */
export type CodeKind =
  | 'sign-in'
  | 'recovery'
  | 'registration'
  | 'transfer'
  /** A number that a player adds to their account. */
  | 'phone'
  | OwnCodeKind;
/** Codes to the phone that a player has: the second step of a sign-in, a proof of who they are, and another phone. */
export type OwnCodeKind = 'second-step' | 'proof' | 'old-phone';
/** What a message is for; `link`: one with a link to confirm a mail address, and no code. */
export type ChallengeKind = CodeKind | 'link';

/** A challenge as it is kept, with the address of its player. */
export type ChallengeRow = {
  kind: ChallengeKind;
  player_id: number | null;
  channel: Subject['kind'] | null;
  value: string | null;
  guest_language: string | null;
  subject_hash: string;
  sent_to: string;
  prefix: string;
  code_hash: string;
  created_at: number;
  sent_at: number;
  expires_at: number;
  tries: number;
};

/** A challenge that begins. */
export interface NewChallenge {
  readonly flow: string;
  readonly kind: ChallengeKind;
  /** The player's address; null where it is nobody's, or a guest's. */
  readonly identityId: number | null;
  /** The language of the visitor who gets the code at an address that no player has; null for the player who has it. */
  readonly guestLanguage: Language | null;
  readonly subject: Subject;
  readonly subjectHash: string;
  readonly codeHash: string;
  /** False: the limits allow no message yet. */
  readonly isSent: boolean;
  readonly now: number;
}

export async function findChallenge(
  queries: Queries,
  flow: string,
): Promise<ChallengeRow | undefined> {
  const [row] = await queries.query<ChallengeRow>(
    `SELECT c.kind, i.player_id, coalesce(i.kind, c.guest_kind) AS channel,
       coalesce(i.value, c.guest_value) AS value, c.guest_language, c.subject_hash, c.sent_to, c.prefix,
       c.code_hash, c.created_at, c.sent_at, c.expires_at, c.tries
     FROM challenges c LEFT JOIN identities i ON i.id = c.identity_id
     WHERE c.flow = $1`,
    [flow],
  );
  return row;
}

export async function insertChallenge(queries: Queries, challenge: NewChallenge): Promise<void> {
  const { flow, kind, identityId, guestLanguage, subject, subjectHash, codeHash, isSent, now } =
    challenge;
  const guest = guestLanguage === null ? [null, null] : [subject.kind, subject.value];
  await queries.query(
    `INSERT INTO challenges (flow, kind, identity_id, guest_kind, guest_value, guest_language,
       subject_hash, sent_to, prefix, code_hash, created_at, sent_at, expires_at, sends)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      flow,
      kind,
      identityId,
      ...guest,
      guestLanguage,
      subjectHash,
      subject.masked,
      subject.prefix,
      codeHash,
      now,
      // One that was not sent delays no other.
      isSent ? now : 0,
      isSent ? now + CODE_LIFETIME : now,
      isSent ? 1 : 0,
    ],
  );
}
