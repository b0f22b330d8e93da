import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../kernel/contract';

export const sessionState = defineState({
  name: 'session.state',
  version: 1,
  owner: 'session',
  doc: 'Who is signed in. "unknown" only until the first check has answered or given up.',
  value: v.object({
    status: v.picklist(['unknown', 'guest', 'player']),
    /** Empty for a guest. */
    userId: v.string(),
    /** A registration is under way; left out otherwise. */
    isRegistrationProcess: v.optional(v.boolean()),
  }),
});
export type SessionState = v.InferOutput<typeof sessionState.value>;

export const sessionSignIn = defineCommand({
  name: 'session.signIn',
  version: 1,
  owner: 'session',
  audience: 'shell',
  doc: 'Signs in with login and password.',
  request: v.object({
    login: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    remember: v.boolean(),
  }),
  answer: v.object({ userId: v.string() }),
  failures: ['wrong-credentials', 'too-many-attempts', 'captcha-not-solved', 'unavailable'],
  secret: ['request.password'],
});

export const sessionRegister = defineCommand({
  name: 'session.register',
  version: 1,
  owner: 'session',
  audience: 'shell',
  doc: 'Registers by one click (fast_reg) and signs in; the credentials are shown once, for the player to keep.',
  request: v.object({
    countryId: v.number(),
    currencyId: v.number(),
    refCode: v.optional(v.string()),
  }),
  answer: v.object({ userId: v.string(), login: v.string(), password: v.string() }),
  failures: ['not-allowed', 'captcha-not-solved', 'unavailable'],
  secret: ['answer.password'],
});

export const sessionSignOut = defineCommand({
  name: 'session.signOut',
  version: 1,
  owner: 'session',
  doc: 'Signs out here and in every tab; "inactive" when nobody was there for too long.',
  request: v.object({ reason: v.optional(v.picklist(['player', 'inactive'])) }),
  answer: v.object({}),
  failures: [],
});

export const sessionSignedIn = defineEvent({
  name: 'session.signedIn',
  version: 1,
  owner: 'session',
  doc: 'A player has come: by signing in, registering, or being found at start.',
  payload: v.object({
    userId: v.string(),
    how: v.picklist(['sign-in', 'registration', 'start', 'other-tab']),
  }),
});

export const sessionSignedOut = defineEvent({
  name: 'session.signedOut',
  version: 1,
  owner: 'session',
  doc: 'The player has gone: whatever is theirs leaves page and storage now.',
  payload: v.object({
    reason: v.picklist(['player', 'inactive', 'expired', 'other-tab', 'start']),
  }),
});
