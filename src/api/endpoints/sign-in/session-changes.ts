import { Refusal } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import type { Registration, sessionSignIn } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import type { ApiClient } from '../../calls/client';
import { definePost } from '../../endpoint';
import { secondStepEntries } from './sign-in-steps';

const userId = v.pipe(v.string(), v.minLength(1));
const secondStep = v.object({ step: v.literal('two-step'), ...secondStepEntries });
/** A session, or the second step of a player who signs in by two. */
const signedIn = v.union([v.object({ userId, token: v.string() }), secondStep]);

// `session.signIn` checks only that it was sent an object: these schemas, which are fetched with the first
// sign-in, check the rest.
const remember = v.boolean();
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Also a password, in the second step after a code by SMS. */
const code = v.pipe(v.string(), v.maxLength(200));
const flowId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const userLogin = definePost({
  path: '/web-api/user/login',
  request: v.pipe(
    v.object({
      mode: v.optional(v.literal('login_password')),
      login: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      password,
      remember,
    }),
    v.transform(({ mode: _mode, ...rest }) => rest),
  ),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

export const userLoginByPhone = definePost({
  path: '/web-api/user/login',
  request: v.pipe(
    v.object({
      countryCode: v.pipe(v.string(), v.maxLength(2)),
      phone: v.pipe(v.string(), v.maxLength(40)),
      password,
      remember,
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
  request: v.object({ flowId, code, remember }),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

/** Signs in with the answer of a passkey to the challenge of `passkeyOptionsCall`. */
export const userLoginByPasskey = definePost({
  path: '/web-api/auth/passkey',
  request: v.object({
    flowId,
    response: v.custom<object>((value) => typeof value === 'object' && value !== null),
    remember,
  }),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

/** Signs in with the token of a link, or of a QR code that was approved. */
export const userLoginByToken = definePost({
  path: '/web-api/user/login',
  request: v.object({
    mode: v.literal('token'),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    remember,
  }),
  answer: signedIn,
  token: 'sent',
  timeoutMs: 8000,
});

/** Signs in; refuses with the second step where the player signs in by two: then no session has begun. */
export async function signInWith(
  api: ApiClient,
  request: RequestOf<typeof sessionSignIn>,
  signal: AbortSignal,
) {
  const answer = await firstAnswer(api, request, { signal });
  if (!('step' in answer)) return answer;
  const { step, ...details } = answer;
  throw new Refusal(step, { details });
}

function firstAnswer(
  api: ApiClient,
  request: RequestOf<typeof sessionSignIn>,
  options: { readonly signal: AbortSignal },
) {
  switch (request.mode) {
    case 'code':
      return api.call(userLoginByCode, request, options);
    case 'passkey':
      return api.call(userLoginByPasskey, request, options);
    case 'phone_password':
      return api.call(userLoginByPhone, request, options);
    case 'token':
      return api.call(userLoginByToken, request, options);
    default:
      return api.call(userLogin, request, options);
  }
}

/** In the operator's names; `registration.submit` has checked it. */
const registrationRequest = v.pipe(
  v.custom<Registration>((value) => typeof value === 'object'),
  v.transform(bodyOf),
);

export const userRegister = definePost({
  path: '/web-api/user/register',
  request: registrationRequest,
  answer: v.object({ userId, login: v.string(), password: v.string(), token: v.string() }),
  token: 'sent',
  timeoutMs: 8000,
});

/** Sends a code to the address of a guest who registers; `userRegister` takes it. */
export const registrationCodeCall = definePost({
  path: '/web-api/user/register',
  request: registrationRequest,
  answer: v.object({
    flowId: v.pipe(v.string(), v.minLength(1)),
    sentTo: v.string(),
    expiresAt: v.number(),
    resendAt: v.number(),
  }),
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

function bodyOf(registration: Registration) {
  const { countryId, currencyId, isOfAge, isTermsAgreed } = registration;
  const { refCode, bonusChoice, flowId, code } = registration;
  return {
    ...addressOf(registration),
    country_id: countryId,
    currency_id: currencyId,
    is_of_age: isOfAge,
    is_terms_agreed: isTermsAgreed,
    ...(refCode !== undefined && { ref_code: refCode }),
    ...(bonusChoice !== undefined && { first_deposit_bonus_choice: bonusChoice }),
    ...(flowId !== undefined && { flowId, code }),
  };
}

function addressOf(registration: Registration) {
  switch (registration.type) {
    case 'phone_reg': {
      const { type, countryCode, phone } = registration;
      return { type, country_code: countryCode, phone };
    }
    case 'full_reg': {
      const { type, email, password, name, birthday } = registration;
      return { type, email, password, name, date_birthday: birthday };
    }
    case 'soc_reg':
      return { type: registration.type, social_media: registration.socialMedia };
    default:
      return { type: 'fast_reg' };
  }
}
