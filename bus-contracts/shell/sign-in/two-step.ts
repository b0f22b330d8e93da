import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { sentCode, stepMessage } from './auth';
import { proofKind, proofRequest } from './proof';

export const twoStepDialog = defineState({
  name: 'twoStep.dialog',
  version: 1,
  owner: 'two-step',
  doc: 'The dialog in which the player sets two-step sign-in up, turns it off, or makes new recovery codes; null where none is open.',
  value: v.nullable(
    v.object({
      act: v.picklist(['set-up', 'turn-off', 'new-codes']),
      /** `ask`: the player is asked to go on. `key`: a key is shown, and a code of it asked for. `sms`: the code that was sent is asked for. `codes`: the recovery codes are shown. */
      step: v.picklist(['ask', 'key', 'sms', 'codes']),
      /** By what the second step is passed, or is to be; null where the player has not chosen yet. */
      by: v.nullable(v.picklist(['totp', 'sms'])),
      /** The player's number without most of it, to which codes can be sent; null: they have none. */
      phone: v.nullable(v.string()),
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      /** What the authenticator app makes codes of; null where none is shown. */
      key: v.nullable(
        v.object({
          /** As text, in base32. */
          secret: v.string(),
          /** As an address, for a QR code. */
          address: v.string(),
          /** Until when a code of it is taken, on the page's clock. */
          expiresAt: v.number(),
        }),
      ),
      /** Where the code was sent; null where none is asked for. */
      sent: v.nullable(sentCode),
      /** None before they are shown. */
      recoveryCodes: v.array(v.object({ code: v.string() })),
      isBusy: v.boolean(),
      /** Why the last try failed. */
      message: v.nullable(stepMessage),
    }),
  ),
  secret: ['value.key.secret', 'value.key.address', 'value.recoveryCodes.code'],
});
export type TwoStepDialog = NonNullable<v.InferOutput<typeof twoStepDialog.value>>;

export const twoStepProceed = defineCommand({
  name: 'twoStep.proceed',
  version: 1,
  owner: 'two-step',
  doc: "Begins the set-up that the open dialog is about, or begins it anew; turns two-step sign-in off; or makes new recovery codes; with the player's proof where one is asked for. How it ended is in `twoStep.dialog`.",
  request: v.object({
    ...proofRequest.entries,
    /** How the player wants to pass the second step; by an app where it is left out. */
    by: v.optional(v.picklist(['totp', 'sms'])),
  }),
  answer: v.object({}),
  failures: [],
  secret: ['request.password', 'request.code'],
});

export const twoStepCheck = defineCommand({
  name: 'twoStep.check',
  version: 1,
  owner: 'two-step',
  doc: 'Turns two-step sign-in on by a code that the app has made of the key, or that was sent. How it ended is in `twoStep.dialog`.',
  request: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  answer: v.object({}),
  failures: [],
  secret: ['request.code'],
});

export const twoStepClose = defineCommand({
  name: 'twoStep.close',
  version: 1,
  owner: 'two-step',
  doc: 'Closes the dialog; not while recovery codes are on their way, which are shown once.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
