import * as v from 'valibot';
import { definePost } from '../../endpoint';

const userId = v.pipe(v.string(), v.minLength(1));
const signedIn = v.object({ userId, token: v.string() });

export const userLogin = definePost({
  path: '/web-api/user/login',
  request: v.object({ login: v.string(), password: v.string(), remember: v.boolean() }),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

export const userLoginByPhone = definePost({
  path: '/web-api/user/login',
  request: v.pipe(
    v.object({
      countryCode: v.string(),
      phone: v.string(),
      password: v.string(),
      remember: v.boolean(),
    }),
    v.transform(({ countryCode, ...rest }) => ({
      mode: 'phone_password',
      country_code: countryCode,
      ...rest,
    })),
  ),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

/** Signs in with a code that was sent. */
export const userLoginByCode = definePost({
  path: '/web-api/auth/confirm',
  request: v.object({ flowId: v.string(), code: v.string(), remember: v.boolean() }),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

export const userRegister = definePost({
  path: '/web-api/user/register',
  request: v.pipe(
    v.object({
      countryId: v.number(),
      currencyId: v.number(),
      isOfAge: v.literal(true),
      isTermsAgreed: v.literal(true),
      refCode: v.optional(v.string()),
    }),
    v.transform(({ countryId, currencyId, isOfAge, isTermsAgreed, refCode }) => ({
      type: 'fast_reg',
      country_id: countryId,
      currency_id: currencyId,
      is_of_age: isOfAge,
      is_terms_agreed: isTermsAgreed,
      ...(refCode !== undefined && { ref_code: refCode }),
    })),
  ),
  answer: v.object({ userId, login: v.string(), password: v.string(), token: v.string() }),
  token: 'sent',
  timeoutMs: 8000,
});

/** Ends `sid`; done twice it does no harm. */
export const userDisconnect = definePost({
  path: '/web-api/user/disconnect',
  request: v.object({}),
  answer: v.object({}),
  token: 'sent',
  timeoutMs: 3000,
  retries: 1,
});
