import * as v from 'valibot';
import { defineCommand, defineEvent } from '../../kernel/contract';

const owner = 'appeals';
const audience = { areas: ['technical-pages'] } as const;
const failures = ['not-signed-in', 'unavailable'];

/** The fewest and the most characters of an appeal. */
export const APPEAL_LENGTH = { min: 10, max: 2000 } as const;

/** The most appeals of a player within so many days. */
export const APPEAL_RATE = { most: 3, days: 7 } as const;

const appealStatusSchema = v.picklist(['waiting', 'accepted', 'rejected']);
export type AppealStatus = v.InferOutput<typeof appealStatusSchema>;

/** What a player has said against the restriction of their account; times are milliseconds. */
const appealSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  /** Plain text with line breaks. */
  text: v.string(),
  status: appealStatusSchema,
  /** The operator's, plain text with line breaks; null: it has given none. */
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(v.number()),
});
export type Appeal = v.InferOutput<typeof appealSchema>;

/** Why no appeal can be sent now. */
const appealRefusalSchema = v.variant('code', [
  /** The account is not restricted. */
  v.object({ code: v.literal('not-restricted') }),
  /** The last appeal has no answer yet. */
  v.object({ code: v.literal('appeal-waiting') }),
  /** Milliseconds of the operator's clock: when the next one can be sent. */
  v.object({ code: v.literal('too-many-appeals'), until: v.number() }),
]);
export type AppealRefusal = v.InferOutput<typeof appealRefusalSchema>;

export const appealListSchema = v.object({
  appeals: v.array(appealSchema),
  /** Null: the player may send one. */
  refusal: v.nullable(appealRefusalSchema),
});
export type AppealList = v.InferOutput<typeof appealListSchema>;

export const newAppealSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(APPEAL_LENGTH.min),
    v.maxLength(APPEAL_LENGTH.max),
  ),
  /** Made once for each appeal; the same one is the same appeal. */
  refId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
});
export type NewAppeal = v.InferOutput<typeof newAppealSchema>;

export const appealsList = defineCommand({
  name: 'appeals.list',
  version: 1,
  owner,
  audience,
  doc: 'The last 60 appeals of the player against restrictions of their account with their answers, the newest first, and whether they may send one now.',
  request: v.object({}),
  answer: appealListSchema,
  failures,
  secret: ['answer.appeals'],
});

export const appealsSend = defineCommand({
  name: 'appeals.send',
  version: 1,
  owner,
  audience,
  doc: 'Sends an appeal to the operator and answers as `appeals.list`. The same `refId` is the same appeal. `too-many-appeals` has `{ until }` in its details: when the player may send the next one, in milliseconds of the operator’s clock.',
  request: newAppealSchema,
  answer: appealListSchema,
  failures: [...failures, 'not-restricted', 'appeal-waiting', 'too-many-appeals'],
  secret: ['request.text', 'answer.appeals'],
});

export const appealsChanged = defineEvent({
  name: 'appeals.changed',
  version: 1,
  owner,
  audience,
  doc: 'The operator may have answered an appeal of the player, or changed the restriction of their account: what was loaded is to be loaded again.',
  payload: v.object({}),
});
