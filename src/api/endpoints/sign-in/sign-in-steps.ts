import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** A code that was sent. */
export const sentCode = v.object({
  flowId: v.pipe(v.string(), v.minLength(1)),
  /** The address, without most of it. */
  sentTo: v.string(),
  expiresAt: v.number(),
  resendAt: v.number(),
});

/** The second step of a player who signs in by two. */
export const secondStepEntries = {
  by: v.picklist(['totp', 'sms', 'password']),
  flowId: v.pipe(v.string(), v.minLength(1)),
  expiresAt: v.number(),
  /** Where the code was sent, by `sms`. */
  sms: v.optional(v.object({ sentTo: v.string(), resendAt: v.number(), isSent: v.boolean() })),
};

const usual = { token: 'sent', timeoutMs: 8000 } as const;

/** Sends a code by SMS, which `userLoginByCode` takes. */
export const userLoginBySms = definePost({
  ...usual,
  path: '/web-api/user/login',
  request: v.pipe(
    v.object({ countryCode: v.string(), phone: v.string() }),
    v.transform(({ countryCode, ...rest }) => ({
      mode: 'sms',
      country_code: countryCode,
      ...rest,
    })),
  ),
  answer: sentCode,
});

/** Sends a new code in place of the last one. */
export const authResendCall = definePost({
  ...usual,
  path: '/web-api/auth/resend',
  request: v.object({ flowId: v.string() }),
  answer: sentCode,
});

export const promoCodeCall = definePost({
  ...usual,
  path: '/web-api/user/register/promo-code',
  request: v.pipe(
    v.object({ refCode: v.string() }),
    v.transform(({ refCode }) => ({ ref_code: refCode })),
  ),
  answer: v.object({ title: v.nullable(v.string()) }),
});

/** Sends the credentials by mail: 2 among the ways to save them. */
export const mailCredentialsCall = definePost({
  ...usual,
  path: '/web-api/user/credentials',
  request: v.pipe(
    v.object({ password: v.string() }),
    v.transform(({ password }) => ({ save: 2, password })),
  ),
  answer: v.object({ sentTo: v.string() }),
});
