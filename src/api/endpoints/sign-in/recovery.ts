import * as v from 'valibot';
import { definePost } from '../../endpoint';
import { sentCode } from './sign-in-steps';

const usual = { token: 'sent', timeoutMs: 8000 } as const;

/** Sends a code to a phone, which `recoverConfirm` takes. */
export const recoverByPhone = definePost({
  ...usual,
  path: '/web-api/auth/recover',
  request: v.pipe(
    v.object({ countryCode: v.string(), phone: v.string() }),
    v.transform(({ countryCode, phone }) => ({ by: 'phone', country_code: countryCode, phone })),
  ),
  answer: sentCode,
});

/** Sends a link to a mail address. */
export const recoverByMail = definePost({
  ...usual,
  path: '/web-api/auth/recover',
  request: v.pipe(
    v.object({ email: v.string() }),
    v.transform(({ email }) => ({ by: 'email', email })),
  ),
  answer: v.object({ sentTo: v.string(), resendAt: v.number() }),
});

/** What is asked for beside the code or the link; null or left out: nothing. */
const asks = v.optional(
  v.nullable(
    v.variant('what', [
      v.object({ what: v.literal('recovery-code') }),
      v.object({ what: v.literal('answer'), question: v.string() }),
    ]),
  ),
  null,
);

/** Gives a token for a code. */
export const recoverConfirm = definePost({
  ...usual,
  path: '/web-api/auth/recover/confirm',
  request: v.object({ flowId: v.string(), code: v.string() }),
  answer: v.object({ token: v.pipe(v.string(), v.minLength(1)), asks }),
});

/** Refuses a token that can no longer be used. */
export const recoverCheck = definePost({
  ...usual,
  path: '/web-api/auth/recover/check',
  request: v.object({ token: v.string() }),
  answer: v.object({ asks }),
});

/** Sets a new password by a token. */
export const recoverPassword = definePost({
  ...usual,
  path: '/web-api/auth/password',
  request: v.object({ token: v.string(), password: v.string(), extra: v.optional(v.string()) }),
  answer: v.object({}),
});
