import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from '../sign-in/auth';
import { proofKind, proofRequest } from '../sign-in/proof';

export const profileDialog = defineState({
  name: 'profile.dialog',
  version: 1,
  owner: 'profile',
  doc: 'The dialog in which the player confirms what they have asked for on the page of their account; null where none is open.',
  value: v.nullable(
    v.object({
      /** A copy of their data, or the end of their account. */
      task: v.picklist(['export', 'close']),
      /** What is in their accounts, where the account is to be closed; minor units of the currency. */
      money: v.array(
        v.object({
          iso: v.string(),
          scale: v.number(),
          /** Goes back to the card that was paid in with. */
          available: v.number(),
          inBets: v.number(),
          /** Can't be paid out: a gift that was not staked, or money that no card was paid in with. */
          rest: v.number(),
        }),
      ),
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      isBusy: v.boolean(),
      /** Why the last try failed. */
      message: v.nullable(stepMessage),
    }),
  ),
});
export type ProfileDialog = NonNullable<v.InferOutput<typeof profileDialog.value>>;

export const profileConfirm = defineCommand({
  name: 'profile.confirm',
  version: 1,
  owner: 'profile',
  doc: "Does what the open dialog is for, with the player's proof where one is asked for. How it ended is in `profile.dialog`.",
  request: proofRequest,
  answer: v.object({}),
  failures: [],
  secret: ['request.password', 'request.code'],
});

export const profileClose = defineCommand({
  name: 'profile.close',
  version: 1,
  owner: 'profile',
  doc: 'Closes the dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
