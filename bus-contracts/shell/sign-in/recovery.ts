import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { sentCode, stepMessage } from './auth';

const COMMON = [
  'captcha-not-solved',
  /** Details: `{ until }`, on the page's clock. */
  'too-many-attempts',
  'unavailable',
] as const;

export const recoveryForm = defineState({
  name: 'recovery.form',
  version: 1,
  owner: 'password-recovery',
  doc: 'How far a guest has come on the way to a new password. Codes, tokens and passwords are not part of it.',
  value: v.object({
    /** `expired`: the link or the time for a new password is of no more use. */
    step: v.picklist(['address', 'code', 'mailed', 'password', 'expired', 'done']),
    /** Where the last code was sent; null before. */
    code: v.nullable(sentCode),
    /** Where the last link was sent, and when another one may be; null before. */
    mail: v.nullable(v.object({ sentTo: v.string(), resendAt: v.number() })),
    /** What is asked for beside the new password; null: nothing. */
    asks: v.nullable(
      v.variant('what', [
        v.object({ what: v.literal('recovery-code') }),
        /** To the security question, in the words of the operator. */
        v.object({ what: v.literal('answer'), question: v.string() }),
      ]),
    ),
    /** Why the last try failed; null where it did not. */
    message: v.nullable(stepMessage),
    isLoading: v.boolean(),
  }),
});
export type RecoveryForm = v.InferOutput<typeof recoveryForm.value>;

export const recoveryBegin = defineCommand({
  name: 'recovery.begin',
  version: 1,
  owner: 'password-recovery',
  doc: 'Sends a code to a phone or a link to a mail address, if a player has it; nothing says whether one has.',
  request: v.variant('by', [
    v.object({
      by: v.literal('phone'),
      countryCode: v.pipe(v.string(), v.maxLength(2)),
      phone: v.pipe(v.string(), v.maxLength(40)),
    }),
    v.object({ by: v.literal('email'), email: v.pipe(v.string(), v.maxLength(200)) }),
  ]),
  answer: v.object({}),
  /** `bad-phone`: the country has no such numbers. */
  failures: [...COMMON, 'bad-phone'],
});

export const recoveryResend = defineCommand({
  name: 'recovery.resend',
  version: 1,
  owner: 'password-recovery',
  doc: 'Sends another code or link to the same address.',
  request: v.object({}),
  answer: v.object({}),
  failures: [...COMMON, 'time_up'],
});

export const recoveryConfirm = defineCommand({
  name: 'recovery.confirm',
  version: 1,
  owner: 'password-recovery',
  doc: 'Enters the code that was sent. `wrong_code` has the tries that are `left` in its details.',
  request: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({}),
  failures: [...COMMON, 'time_up', 'wrong_code'],
  secret: ['request.code'],
});

export const recoverySetPassword = defineCommand({
  name: 'recovery.setPassword',
  version: 1,
  owner: 'password-recovery',
  doc: 'Sets a new password and signs the player out everywhere, with what `recovery.form` asks for in `extra`. `weak-password` has its `reason` in the details.',
  request: v.object({
    password: v.pipe(v.string(), v.maxLength(200)),
    extra: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: v.object({}),
  failures: [
    ...COMMON,
    'recovery-late',
    'recovery-unknown',
    'recovery-used',
    'weak-password',
    'wrong-answer',
    'wrong-recovery-code',
  ],
  secret: ['request.password', 'request.extra'],
});

export const recoveryRestart = defineCommand({
  name: 'recovery.restart',
  version: 1,
  owner: 'password-recovery',
  doc: 'Goes back to the choice of an address.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
