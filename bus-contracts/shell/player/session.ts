import * as v from 'valibot';
import { sessionSignedIn } from '../../contracts/player/session';
import { defineCommand, defineState } from '../define';

export const sessionCallState = defineState({
  name: 'sessionCall.state',
  version: 1,
  owner: 'session-call',
  doc: 'The answer of the session call, unchanged; null until it arrived.',
  value: v.object({ text: v.nullable(v.string()) }),
});

export const sessionOrigin = defineState({
  name: 'session.origin',
  version: 1,
  owner: 'session',
  doc: 'How the last player signed in, as `session.signedIn` had it: for services that start later.',
  value: v.pick(sessionSignedIn.payload, ['how']),
});

const secretEntries = {
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  remember: v.boolean(),
};

export const sessionSignIn = defineCommand({
  name: 'session.signIn',
  version: 1,
  owner: 'session',
  doc: 'Signs in with a login or a phone number and a password, or with a code that was sent.',
  request: v.variant('mode', [
    v.object({
      mode: v.optional(v.literal('login_password')),
      login: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      ...secretEntries,
    }),
    v.object({
      mode: v.literal('phone_password'),
      /** The two letters of the number's country. */
      countryCode: v.string(),
      phone: v.string(),
      ...secretEntries,
    }),
    v.object({
      mode: v.literal('code'),
      flowId: v.string(),
      code: v.string(),
      remember: v.boolean(),
    }),
  ]),
  answer: v.object({ userId: v.string() }),
  failures: [
    'account-closed',
    'age-not-confirmed',
    'bad-phone',
    'captcha-not-solved',
    'self-excluded',
    'time_up',
    'too-many-attempts',
    'unavailable',
    'wrong-credentials',
    'wrong_code',
  ],
  secret: ['request.password', 'request.code'],
});

export const sessionRegister = defineCommand({
  name: 'session.register',
  version: 2,
  owner: 'session',
  doc: 'Registers by one click (fast_reg) and signs in; the credentials are shown once, for the player to keep.',
  request: v.object({
    countryId: v.number(),
    currencyId: v.number(),
    /** The player confirmed that they are of age, and agreed to the rules. */
    isOfAge: v.literal(true),
    isTermsAgreed: v.literal(true),
    refCode: v.optional(v.string()),
  }),
  answer: v.object({ userId: v.string(), login: v.string(), password: v.string() }),
  failures: ['age-not-confirmed', 'not-allowed', 'captcha-not-solved', 'unavailable'],
  secret: ['answer.password'],
});
