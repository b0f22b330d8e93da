import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from './auth';
import { proofKind, proofRequest } from './proof';

export const passkeysDialog = defineState({
  name: 'passkeys.dialog',
  version: 1,
  owner: 'passkeys',
  doc: 'The dialog in which the player adds or removes a passkey; null where none is open.',
  value: v.nullable(
    v.object({
      act: v.picklist(['add', 'remove']),
      /** Of the passkey that is removed; empty for a new one. */
      name: v.string(),
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      isBusy: v.boolean(),
      /** Why the last try failed; `cancelled` by the person is no error. */
      message: v.nullable(stepMessage),
    }),
  ),
});
export type PasskeysDialog = NonNullable<v.InferOutput<typeof passkeysDialog.value>>;

export const passkeysConfirm = defineCommand({
  name: 'passkeys.confirm',
  version: 1,
  owner: 'passkeys',
  doc: "Adds or removes what the open dialog is about, with the player's proof where one is asked for. How it ended is in `passkeys.dialog`.",
  request: proofRequest,
  answer: v.object({}),
  failures: [],
  secret: ['request.password', 'request.code'],
});

export const passkeysClose = defineCommand({
  name: 'passkeys.close',
  version: 1,
  owner: 'passkeys',
  doc: 'Closes the dialog; a ceremony of the browser that is under way ends.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
