import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';
import { uploadTicketSchema } from './uploads';

/** The kinds of documents by which a player is verified: `card` is one that payments were made with. */
export const PROOF_TYPES = ['passport', 'bill', 'card', 'selfie'] as const;
export const proofTypeSchema = v.picklist(PROOF_TYPES);
export type ProofType = v.InferOutput<typeof proofTypeSchema>;

/** Why a document is refused. */
export const proofFaultSchema = v.picklist([
  'not-sharp',
  'cut-off',
  'expired',
  'other-name',
  'other-birthday',
  'other-type',
  'no-document',
]);
export type ProofFault = v.InferOutput<typeof proofFaultSchema>;

/** A document that is asked for, and what became of it. */
const askedSchema = v.object({
  type: proofTypeSchema,
  /** What it proves: who the player is, where they live, whose card it is, and that the identity document is theirs. */
  why: v.picklist(['identity', 'address', 'card-owner', 'likeness']),
  /** Asked for beyond what every player is asked for. */
  isAdditional: v.boolean(),
  state: v.picklist(['missing', 'checking', 'accepted', 'refused']),
  /** Why it was refused; null: it was not. */
  fault: v.nullable(proofFaultSchema),
  /** Why it is asked for again though one was accepted: that one is no longer valid, or the law wants another look after some time; null: it is not. */
  again: v.optional(v.nullable(v.picklist(['expired', 'time'])), null),
  /** The last day on which the accepted one is valid: "2031-02-28"; null: not known. */
  expiresOn: v.optional(v.nullable(v.string()), null),
  /** Whether that day is near. */
  isExpiringSoon: v.optional(v.boolean(), false),
  /** When it arrived, in milliseconds; null: it has not. */
  sentAt: v.nullable(v.number()),
  /** By which its player can download it; null: there is none, or it was deleted. */
  documentId: v.nullable(v.string()),
  /** An upload that has begun and has not ended. */
  upload: v.nullable(
    v.object({
      id: v.string(),
      size: v.number(),
      received: v.number(),
      /** SHA-256 of the whole file in hex, as it was said at the beginning: the same file goes on. */
      digest: v.string(),
    }),
  ),
});

export const verificationSchema = v.object({
  /** 1 not verified, 2 in review, 3 verified, 4 refused, 5 another document is asked for. */
  status: v.picklist([1, 2, 3, 4, 5]),
  asked: v.array(askedSchema),
  /** How long a review takes at the moment, in milliseconds. */
  reviewMs: v.number(),
  /** The days that are left to activate the account; null: nothing has to be activated. */
  daysLeft: v.nullable(v.number()),
  /** Whether a message can tell the player: they have confirmed an address. */
  isTold: v.optional(v.boolean(), false),
  /** Whether the personal data are there that documents are compared with. */
  isProfileComplete: v.boolean(),
  /** The bytes of a file at most, and the types that are taken, such as "image/png". */
  maxBytes: v.number(),
  types: v.array(v.string()),
  /** Days after its decision on which a document is deleted. */
  keptDays: v.number(),
  /** The identification by the identity document alone: whether it is needed, and whether a bonus is paid for it. */
  identification: v.object({ isNeeded: v.boolean(), hasBonus: v.boolean() }),
  /** Why the player may neither pay in nor bet until it is known who they are: an identity document decides (`check`), people do, or they have another account that is paused (`same`). Null or left out: they may. */
  hold: v.optional(
    v.nullable(
      v.object({
        state: v.picklist(['check', 'people', 'same']),
        /** When it ends by itself, in milliseconds; null: it is not known, or never. */
        endsAt: v.nullable(v.number()),
      }),
    ),
  ),
});
export type Verification = v.InferOutput<typeof verificationSchema>;

/** A document that keeps a player from being verified. */
export const lackingDocumentSchema = v.object({
  type: proofTypeSchema,
  state: v.picklist(['missing', 'checking', 'refused']),
});

/** What a permit to upload a document is requested for. */
export const proofUploadSchema = v.object({
  type: proofTypeSchema,
  /** SHA-256 of the file in hex. */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

// Personal: no other area gets it.
const audience = { areas: ['profile'] } as const;

export const verificationState = defineState({
  name: 'verification.state',
  version: 1,
  owner: 'verification',
  audience,
  doc: 'What the player is asked to prove by documents, and what became of those that were sent; null for a guest, and until it was loaded by `verification.load`.',
  value: v.nullable(verificationSchema),
  secret: ['value.asked'],
});

export const verificationLoad = defineCommand({
  name: 'verification.load',
  version: 1,
  owner: 'verification',
  audience,
  doc: 'Loads `verification.state`, which is kept current from then on.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable'],
});

export const verificationTicket = defineCommand({
  name: 'verification.ticket',
  version: 1,
  owner: 'verification',
  audience,
  doc: 'Requests a permit to upload one document. `profile-incomplete` means that there are no personal data to compare it with, `not-asked` that it is not asked for, or is here already.',
  request: proofUploadSchema,
  answer: uploadTicketSchema,
  failures: ['not-signed-in', 'profile-incomplete', 'not-asked', 'too-many-uploads', 'unavailable'],
  secret: ['request.digest', 'answer.ticket'],
});
