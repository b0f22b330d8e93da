import * as v from 'valibot';
import { sessionSignedIn } from '../../contracts/sign-in/session';
import { defineCommand, defineState } from '../define';
import type { Registration } from './registration';

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

/** What a guest signs in with. */
export type SignInRequest = { readonly remember: boolean } & (
  | { readonly mode?: 'login_password'; readonly login: string; readonly password: string }
  | {
      readonly mode: 'phone_password';
      /** The two letters of the number's country. */
      readonly countryCode: string;
      readonly phone: string;
      readonly password: string;
    }
  | { readonly mode: 'code'; readonly flowId: string; readonly code: string }
  /** The token of a link, or of a QR code that was approved. */
  | { readonly mode: 'token'; readonly token: string }
  /** `response`: the browser's credential as JSON. */
  | { readonly mode: 'passkey'; readonly flowId: string; readonly response: object }
);

export const sessionSignIn = defineCommand({
  name: 'session.signIn',
  version: 1,
  owner: 'session',
  doc: 'Signs in with a login or a phone number and a password, with a code that was sent, by a passkey, or with a token.',
  // Its schemas are those of the operator's calls, which are not part of the first load.
  request: v.custom<SignInRequest>((value) => typeof value === 'object' && value !== null),
  answer: v.object({ userId: v.string() }),
  failures: [
    'account-closed',
    /** Details: `{ transferId }`, for the dialog of the transfer. */
    'account-moves',
    'age-not-confirmed',
    'bad-phone',
    'captcha-not-solved',
    'link-late',
    'link-unknown',
    'link-used',
    'passkey-late',
    'self-excluded',
    'time_up',
    'too-many-attempts',
    /** The password or the code was right, and the player signs in by two steps. Details: a `SecondStep` with times of the operator's clock. */
    'two-step',
    'unavailable',
    'unknown-passkey',
    'wrong-credentials',
    'wrong_code',
  ],
  secret: ['request.password', 'request.code', 'request.response', 'request.token'],
});

/** The operator's refusals of a registration. */
export const REGISTRATION_REFUSALS = [
  'bad-email',
  'bad-name',
  'bad-phone',
  'network-over',
  'captcha-not-solved',
  'not-allowed',
  'registration-off',
  /** Somebody has registered with the address since the code was sent. */
  'taken',
  'time_up',
  'unavailable',
  'under-age',
  'weak-password',
  'wrong_code',
] as const;

export const sessionRegister = defineCommand({
  name: 'session.register',
  version: 2,
  owner: 'session',
  doc: 'Registers by one click, or with the code that was sent to a phone number or a mail address, and signs in.',
  // `registration.submit` has checked it: its schema is not part of the first load.
  request: v.custom<Registration>((value) => typeof value === 'object' && value !== null),
  answer: v.object({ userId: v.string(), login: v.string(), password: v.string() }),
  failures: [...REGISTRATION_REFUSALS, 'age-not-confirmed'],
  secret: ['request.password', 'request.code', 'answer.password'],
});
