import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../../kernel/contract';

export const sessionState = defineState({
  name: 'session.state',
  version: 1,
  owner: 'session',
  doc: 'The signed-in player. "unknown" until a check has answered, or has given up where nobody has signed in here.',
  value: v.object({
    status: v.picklist(['unknown', 'guest', 'player']),
    /** Empty for a guest. */
    userId: v.string(),
    /** A registration is under way; left out otherwise. */
    isRegistrationProcess: v.optional(v.boolean()),
    /** A check of the player who has signed in here got no answer, and is repeated; left out otherwise. */
    isUnanswered: v.optional(v.boolean()),
  }),
});
export type SessionState = v.InferOutput<typeof sessionState.value>;

export const sessionSignOut = defineCommand({
  name: 'session.signOut',
  version: 1,
  owner: 'session',
  doc: 'Signs out here and in every tab; "inactive" after too long without activity.',
  request: v.object({ reason: v.optional(v.picklist(['player', 'inactive'])) }),
  answer: v.object({}),
  failures: [],
});

export const sessionSignedIn = defineEvent({
  name: 'session.signedIn',
  version: 1,
  owner: 'session',
  doc: 'A player is signed in: by a sign-in, a registration, or a session found at the start.',
  payload: v.object({
    userId: v.string(),
    how: v.picklist(['sign-in', 'registration', 'start', 'other-tab']),
  }),
});

export const sessionSignedOut = defineEvent({
  name: 'session.signedOut',
  version: 1,
  owner: 'session',
  doc: 'The player has signed out: their data are removed from page and storage now.',
  payload: v.object({
    reason: v.picklist(['player', 'inactive', 'expired', 'other-tab', 'start']),
  }),
});
