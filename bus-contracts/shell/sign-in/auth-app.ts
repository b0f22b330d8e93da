import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const authAppState = defineState({
  name: 'authApp.state',
  version: 1,
  owner: 'auth-app',
  doc: 'What the address of the page asked for: to sign in by a link, or to let another browser sign in. The token of the address is not part of it.',
  value: v.object({
    /** `link`: signs in a guest. `request`: asks a player about another browser. */
    kind: v.nullable(v.picklist(['link', 'request'])),
    /** `waiting`: the visitor has yet to become a player, or it is not known yet whose link it is. */
    step: v.picklist(['waiting', 'ready', 'approved', 'refused', 'failed']),
    /** Whose link it is, without most of the login; null where the operator did not say. */
    login: v.nullable(v.string()),
    /** The browser that asks. */
    browser: v.nullable(
      v.object({
        /** Its name and system; empty where they are not known. */
        name: v.string(),
        /** The two letters of its country; null where it is not known. */
        country: v.nullable(v.string()),
        /** Its network address, without a part of it; empty where it is not known. */
        network: v.string(),
        /** Whether this browser has the same network address. */
        isSameNetwork: v.boolean(),
        /** Until when the request can be answered, on the page's clock. */
        expiresAt: v.number(),
      }),
    ),
    /** Why the last try failed; null where it did not. */
    message: v.nullable(
      v.object({
        code: v.string(),
        /** The operator's words in the player's language. */
        text: v.optional(v.string()),
        /** How many tries the digits have left. */
        left: v.optional(v.number()),
      }),
    ),
    isLoading: v.boolean(),
  }),
});
export type AuthApp = v.InferOutput<typeof authAppState.value>;

/** The operator's refusals of a request. */
const REFUSALS = ['qr-late', 'qr-taken', 'qr-used', 'unavailable'] as const;

export const authAppSignIn = defineCommand({
  name: 'authApp.signIn',
  version: 1,
  owner: 'auth-app',
  doc: 'Signs in with the link of the address: how that ended is in `auth.form`.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const authAppSwitch = defineCommand({
  name: 'authApp.switch',
  version: 1,
  owner: 'auth-app',
  doc: 'Signs the player out, and opens the sign-in with the link of the address.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const authAppApprove = defineCommand({
  name: 'authApp.approve',
  version: 1,
  owner: 'auth-app',
  doc: 'Lets the browser sign in that shows these two digits. `wrong-digits` has the tries that are `left` in its details.',
  request: v.object({ digits: v.pipe(v.string(), v.regex(/^\d{2}$/)) }),
  answer: v.object({}),
  failures: [...REFUSALS, 'wrong-digits'],
  secret: ['request.digits'],
});

export const authAppRefuse = defineCommand({
  name: 'authApp.refuse',
  version: 1,
  owner: 'auth-app',
  doc: 'Does not let the browser sign in that asks.',
  request: v.object({}),
  answer: v.object({}),
  failures: REFUSALS,
});

export const authAppRetry = defineCommand({
  name: 'authApp.retry',
  version: 1,
  owner: 'auth-app',
  doc: 'Asks the operator again which browser wants to sign in. How that ended is in `authApp.state`.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const authAppClose = defineCommand({
  name: 'authApp.close',
  version: 1,
  owner: 'auth-app',
  doc: 'Forgets what the address asked for.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
