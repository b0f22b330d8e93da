import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** A challenge for authenticators; the browser reads the rest of it. */
export const askedPasskey = v.object({
  flowId: v.pipe(v.string(), v.minLength(1)),
  expiresAt: v.number(),
  options: v.looseObject({ challenge: v.string(), timeout: v.optional(v.number()) }),
});

/** Begins a sign-in by passkey, which `userLoginByPasskey` ends. */
export const passkeyOptionsCall = definePost({
  path: '/web-api/auth/passkey/options',
  request: v.object({}),
  answer: askedPasskey,
  token: 'sent',
  timeoutMs: 8000,
});
