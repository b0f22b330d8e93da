import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** How a session begins; `code`: by one that was sent to a phone number or a mail address. */
const methodSchema = v.picklist([
  'password',
  'code',
  'passkey',
  'network',
  'one-tap',
  'qr',
  'link',
  'registration',
]);

/** Where the player is signed in. */
const sessionSchema = v.object({
  number: v.number(),
  /** By its own account: "Firefox, Windows"; empty: unknown. */
  browser: v.string(),
  /** A code of two letters, by the network address; null: unknown. */
  country: v.nullable(v.string()),
  /** Null: unknown. */
  method: v.nullable(methodSchema),
  startedAt: v.number(),
  /** To a minute. */
  seenAt: v.number(),
  /** Whether it is that of this page. */
  isThis: v.boolean(),
});
export type SecuritySession = v.InferOutput<typeof sessionSchema>;

/** This one first, then the one that was used last. */
export const securitySessionsSchema = v.object({ sessions: v.array(sessionSchema) });

/** An attempt to sign in. */
const attemptSchema = v.object({
  id: v.number(),
  at: v.number(),
  isSuccess: v.boolean(),
  method: methodSchema,
  browser: v.string(),
  country: v.nullable(v.string()),
});
export type SignInAttempt = v.InferOutput<typeof attemptSchema>;

/** The newest first. */
export const signInHistorySchema = v.object({ attempts: v.array(attemptSchema) });

const failures = ['not-signed-in', 'unavailable'];
// Where a player is signed in is nobody else's business.
const audience = { areas: ['office'] } as const;

export const securitySessions = defineCommand({
  name: 'security.sessions',
  version: 1,
  owner: 'security',
  audience,
  doc: 'Where the player is signed in.',
  request: v.object({}),
  answer: securitySessionsSchema,
  failures,
});

export const securityEnd = defineCommand({
  name: 'security.end',
  version: 1,
  owner: 'security',
  audience,
  doc: 'Ends a session of the player by its number, or all but this one; answers with those that are left. An ended browser is signed out at its next call.',
  request: v.variant('which', [
    v.object({
      which: v.literal('one'),
      number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
    v.object({ which: v.literal('others') }),
  ]),
  answer: securitySessionsSchema,
  failures: [...failures, 'not-found'],
});

export const securityHistory = defineCommand({
  name: 'security.history',
  version: 1,
  owner: 'security',
  audience,
  doc: "The last attempts to sign in to the player's account, at most 50 of 30 days; those that failed too.",
  request: v.object({}),
  answer: signInHistorySchema,
  failures,
});
