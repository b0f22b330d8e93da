import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from './auth';
import { proofKind, proofRequest, stepCode } from './proof';

export const phoneDialog = defineState({
  name: 'phone.dialog',
  version: 1,
  owner: 'phone',
  doc: 'The dialog in which the player adds a phone, changes it, or removes it; null where none is open. Numbers are without most of their digits.',
  value: v.nullable(
    v.object({
      act: v.picklist(['set', 'remove']),
      /** The present number; null: there is none. */
      phone: v.nullable(v.string()),
      /** `ask`: for the new number, or to go on with the removal. `new-code`: for the code to the new number. `old-code`: for the one to the present number, or a proof without it. */
      step: v.picklist(['ask', 'new-code', 'old-code']),
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      /** How the player proves who they are without the present number; null where they have not said that it is lost. */
      lost: v.nullable(v.picklist(['password', 'password-and-code'])),
      /** Where the last code was sent; null before. */
      sent: v.nullable(stepCode),
      isBusy: v.boolean(),
      /** Why the last try failed. */
      message: v.nullable(stepMessage),
    }),
  ),
});
export type PhoneDialog = NonNullable<v.InferOutput<typeof phoneDialog.value>>;

const answer = v.object({});
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

export const phoneProceed = defineCommand({
  name: 'phone.proceed',
  version: 1,
  owner: 'phone',
  doc: "Sends a code to the new number or, for a removal, to the present one; with the player's proof where one is asked for. How it ended is in `phone.dialog`.",
  request: v.object({
    ...proofRequest.entries,
    /** Left out for a removal. */
    phone: v.optional(
      v.object({
        countryCode: v.pipe(v.string(), v.maxLength(2)),
        number: v.pipe(v.string(), v.maxLength(40)),
      }),
    ),
  }),
  answer,
  failures: [],
  secret: ['request.password', 'request.code', 'request.phone.number'],
});

export const phoneCheck = defineCommand({
  name: 'phone.check',
  version: 1,
  owner: 'phone',
  doc: 'Takes the code that was sent last: it ends the change, or a code to the present number is asked for then. How it ended is in `phone.dialog`.',
  request: v.object({ code }),
  answer,
  failures: [],
  secret: ['request.code'],
});

export const phoneResend = defineCommand({
  name: 'phone.resend',
  version: 1,
  owner: 'phone',
  doc: 'Sends a new code in place of the last one.',
  request: v.object({}),
  answer,
  failures: [],
});

export const phoneWithoutOld = defineCommand({
  name: 'phone.withoutOld',
  version: 1,
  owner: 'phone',
  doc: 'Asks for a proof in place of the code to a number that is lost; with the proof, ends the change. How it ended is in `phone.dialog`.',
  request: v.object({
    password: proofRequest.entries.password,
    /** Of the authenticator app, or a recovery code. */
    code: proofRequest.entries.code,
  }),
  answer,
  failures: [],
  secret: ['request.password', 'request.code'],
});

export const phoneBack = defineCommand({
  name: 'phone.back',
  version: 1,
  owner: 'phone',
  doc: 'Goes back: to the code from the proof without it, to the number from its code.',
  request: v.object({}),
  answer,
  failures: [],
});

export const phoneClose = defineCommand({
  name: 'phone.close',
  version: 1,
  owner: 'phone',
  doc: 'Closes the dialog.',
  request: v.object({}),
  answer,
  failures: [],
});
