import * as v from 'valibot';
import { definePost } from '../../endpoint';

const CALLS = '/web-api/api/internal/v1/account/user-transfer';
const usual = { token: 'sent', timeoutMs: 8000 } as const;

/** Sends a code to the phone number of an account that moves. */
export const transferSendCode = definePost({
  ...usual,
  path: `${CALLS}/send-code/:id`,
  request: v.pipe(
    v.object({ id: v.string(), countryCode: v.string(), phone: v.string() }),
    v.transform(({ countryCode, ...rest }) => ({ country_code: countryCode, ...rest })),
  ),
  answer: v.object({ sentTo: v.string(), expiresAt: v.number(), resendAt: v.number() }),
});

/** Tries the code; without a token only support can move the account. */
export const transferCheckCode = definePost({
  ...usual,
  path: `${CALLS}/check-code/:id`,
  request: v.object({ id: v.string(), code: v.string() }),
  answer: v.pipe(
    v.object({ redirectToken: v.optional(v.string()) }),
    v.transform(({ redirectToken = null }) => ({ redirectToken })),
  ),
});

/** Moves the account, and gets its new credentials. */
export const transferUserData = definePost({
  ...usual,
  path: `${CALLS}/user-data`,
  request: v.object({ redirectToken: v.string() }),
  answer: v.pipe(
    v.object({
      status: v.string(),
      user_id: v.string(),
      password: v.string(),
    }),
    v.transform(({ user_id: userId, ...rest }) => ({ userId, ...rest })),
  ),
});
