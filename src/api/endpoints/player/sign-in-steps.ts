import * as v from 'valibot';
import { definePost } from '../../endpoint';

const userId = v.pipe(v.string(), v.minLength(1));
const signedIn = v.object({ userId, token: v.string() });
const sentCode = v.object({
  flowId: v.pipe(v.string(), v.minLength(1)),
  /** The address, without most of it. */
  sentTo: v.string(),
  expiresAt: v.number(),
  resendAt: v.number(),
});

/** A phone number as the player wrote it, and the two letters of its country. */
const phone = { countryCode: v.string(), phone: v.string() };

const usual = { token: 'sent', timeoutMs: 8000 } as const;

export const userLoginByPhone = definePost({
  ...usual,
  path: '/web-api/user/login',
  request: v.pipe(
    v.object({ ...phone, password: v.string(), remember: v.boolean() }),
    v.transform(({ countryCode, ...rest }) => ({
      mode: 'phone_password',
      country_code: countryCode,
      ...rest,
    })),
  ),
  answer: signedIn,
});

/** Sends a code by SMS, which `authConfirm` takes. */
export const userLoginBySms = definePost({
  ...usual,
  path: '/web-api/user/login',
  request: v.pipe(
    v.object({ ...phone, remember: v.boolean() }),
    v.transform(({ countryCode, ...rest }) => ({
      mode: 'sms',
      country_code: countryCode,
      ...rest,
    })),
  ),
  answer: sentCode,
});

/** Signs in with a code. */
export const authConfirm = definePost({
  ...usual,
  path: '/web-api/auth/confirm',
  request: v.object({ flowId: v.string(), code: v.string() }),
  answer: signedIn,
});

/** Sends a new code in place of the last one. */
export const authResend = definePost({
  ...usual,
  path: '/web-api/auth/resend',
  request: v.object({ flowId: v.string() }),
  answer: sentCode,
});
