import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

/** A phone number as the player writes it, and the two letters of its country; "" until one is chosen. */
const phone = v.object({
  countryCode: v.pipe(v.string(), v.maxLength(2)),
  number: v.pipe(v.string(), v.maxLength(40)),
});
const login = v.pipe(v.string(), v.maxLength(100));
const password = v.pipe(v.string(), v.maxLength(200));
/** A code; in the second step after a code by SMS, the password. */
const code = v.pipe(v.string(), v.maxLength(200));
const flowId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** Where a code was sent. */
export const sentCode = v.object({
  flowId,
  /** The address, without most of it. */
  sentTo: v.string(),
  /** Until when the code is valid, and from when another one may be sent, on the page's clock. */
  expiresAt: v.number(),
  resendAt: v.number(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

/** Why the last try of a step failed. */
export const stepMessage = v.object({
  code: v.string(),
  /** The operator's words in the player's language. */
  text: v.optional(v.string()),
  /** How many tries a code has left. */
  left: v.optional(v.number()),
  /** When the next try may be made, on the page's clock. */
  until: v.optional(v.number()),
  /** Why a password is too weak. */
  reason: v.optional(v.string()),
});
export type StepMessage = v.InferOutput<typeof stepMessage>;

/** The second step of a player who signs in by two; a recovery code passes each. */
export const secondStep = v.object({
  flowId,
  /** A code of an authenticator app, one that was sent to the phone, or, after a code by SMS, the password. */
  by: v.picklist(['totp', 'sms', 'password']),
  /** Until when it can be passed, or the code that was sent is valid, on the page's clock. */
  expiresAt: v.number(),
  /** By `sms`: where the code was sent. */
  sms: v.optional(
    v.object({
      /** The number, without most of it. */
      sentTo: v.string(),
      /** From when another one may be sent, on the page's clock. */
      resendAt: v.number(),
      /** False: none may be sent yet. */
      isSent: v.boolean(),
    }),
  ),
});
export type SecondStep = v.InferOutput<typeof secondStep>;

const mode = v.picklist(['login_password', 'phone_password', 'sms', 'passkey']);
export type AuthMode = v.InferOutput<typeof mode>;

/** The operator's refusals of a token. */
export const LINK_REFUSALS = ['link-late', 'link-unknown', 'link-used'] as const;

/** The refusals of all steps of a sign-in. */
const REFUSALS = [
  /** The dialog of the transfer is open then. */
  'account-moves',
  'age-not-confirmed',
  /** Details: `{ code, endsAt }`, the operator's reason and its end in seconds, null where it has none. */
  'barred',
  'captcha-not-solved',
  /** Details: `{ until }`, on the page's clock. */
  'too-many-attempts',
  'unavailable',
] as const;

export const authForm = defineState({
  name: 'auth.form',
  version: 1,
  owner: 'auth',
  doc: 'The form of the sign-in: what a guest has typed, and how the last try ended. Passwords and codes are not part of it.',
  value: v.object({
    /** `qr`: a QR code is shown. `code`: the code that was sent is asked for. `two-step`: the second step is. */
    form: v.picklist(['login', 'phone', 'sms', 'qr', 'code', 'two-step']),
    login,
    /** Signs in with a password. */
    phone,
    /** Gets a code by SMS. */
    phoneBySms: phone,
    hasPasswordLogin: v.boolean(),
    hasPasswordPhone: v.boolean(),
    remember: v.boolean(),
    /** Where the last code was sent; null before. */
    userInfo: v.nullable(sentCode),
    /** The second step that is asked for; null where none is. */
    secondStep: v.nullable(secondStep),
    /** Why the last try failed; null where it did not. */
    message: v.nullable(stepMessage),
    responseType: v.nullable(
      v.picklist(['signed-in', 'two-step', 'code-sent', 'redirect', 'refused']),
    ),
    isLoading: v.boolean(),
  }),
});
export type AuthForm = v.InferOutput<typeof authForm.value>;

export const authEdit = defineCommand({
  name: 'auth.edit',
  version: 1,
  owner: 'auth',
  doc: 'Writes what the guest has typed or chosen into the form of the sign-in.',
  request: v.object({
    form: v.optional(v.picklist(['login', 'phone', 'sms', 'qr'])),
    login: v.optional(login),
    passwordLogin: v.optional(password),
    phone: v.optional(phone),
    passwordPhone: v.optional(password),
    phoneBySms: v.optional(phone),
    remember: v.optional(v.boolean()),
  }),
  answer: v.object({}),
  failures: [],
  secret: ['request.passwordLogin', 'request.passwordPhone'],
});

export const authBegin = defineCommand({
  name: 'auth.begin',
  version: 1,
  owner: 'auth',
  doc: 'Signs in with what the form has, by a passkey, or with a token; or sends or asks for a code that `auth.confirm` takes. By `social` the page is left for the network; `auth.social` has who comes back.',
  request: v.variant('mode', [
    v.object({ mode }),
    /** That of a link, or of a QR code that was approved. */
    v.object({
      mode: v.literal('token'),
      token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    }),
    v.object({
      mode: v.literal('social'),
      /** The key of the network. */
      network: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)),
      /** What the form of the registration has when the guest returns. */
      draft: v.optional(
        v.object({
          countryId: v.optional(v.number()),
          currencyId: v.optional(v.number()),
          refCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
        }),
      ),
    }),
  ]),
  answer: v.variant('result', [
    v.object({ result: v.literal('signed-in'), userId: v.string() }),
    v.object({ result: v.literal('two-step'), ...secondStep.entries }),
    v.object({ result: v.literal('code-sent'), ...sentCode.entries }),
    v.object({ result: v.literal('redirect'), redirectUrl: v.string() }),
  ]),
  failures: [
    ...REFUSALS,
    /** The country has no such numbers. */
    'bad-phone',
    /** By the person, in the browser's dialog of passkeys; or the device has none. */
    'cancelled',
    /** The form lacks a login, a number or a password. */
    'incomplete',
    'passkey-late',
    /** The browser, or this address of the site, has no passkeys. */
    'passkeys-unsupported',
    'unknown-passkey',
    ...LINK_REFUSALS,
    'wrong-credentials',
  ],
  secret: ['request.token'],
});

/** Somebody who came back from a network, and is no player's yet. */
const socialPerson = v.object({
  network: v.object({ id: v.number(), key: v.string(), name: v.string() }),
  name: v.string(),
  /** The mail address without most of it; null: the network has none. */
  mail: v.nullable(v.string()),
});
export type SocialPerson = v.InferOutput<typeof socialPerson>;

export const authSocial = defineState({
  name: 'auth.social',
  version: 1,
  owner: 'auth',
  doc: 'The person who came back from a social network and is no player yet: they may register, or connect the account that they have.',
  value: v.object({ person: v.nullable(socialPerson) }),
});

export const authConnect = defineCommand({
  name: 'auth.connect',
  version: 1,
  owner: 'auth',
  doc: 'Sends a code to the mail address of the person who came back from a network. With it `auth.confirm` signs in the player who has the address, and the network from then on too.',
  request: v.object({}),
  answer: sentCode,
  failures: ['captcha-not-solved', 'network-over', 'too-many-attempts', 'unavailable'],
});

export const authConfirm = defineCommand({
  name: 'auth.confirm',
  version: 1,
  owner: 'auth',
  doc: 'Signs in with a code that was sent or, in a second step, with one of an authenticator app, a recovery code or the password. `wrong_code` has the tries that are `left` in its details.',
  request: v.object({ flowId, code }),
  answer: v.object({ userId: v.string() }),
  /** `two-step`: the code was right, and the form asks for the second step. */
  failures: [...REFUSALS, 'time_up', 'two-step', 'wrong_code'],
  secret: ['request.code'],
});

export const authResend = defineCommand({
  name: 'auth.resend',
  version: 1,
  owner: 'auth',
  doc: 'Sends a new code in place of the last one.',
  request: v.object({ flowId }),
  answer: sentCode,
  failures: ['captcha-not-solved', 'time_up', 'too-many-attempts', 'unavailable'],
});
