import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from './auth';
import { proofKind, proofRequest } from './proof';

export const passwordDialog = defineState({
  name: 'password.dialog',
  version: 1,
  owner: 'password',
  doc: 'The dialog in which the player chooses another password; null where none is open.',
  value: v.nullable(
    v.object({
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      isBusy: v.boolean(),
      /** Why the last try failed. */
      message: v.nullable(stepMessage),
    }),
  ),
});
export type PasswordDialog = NonNullable<v.InferOutput<typeof passwordDialog.value>>;

export const passwordConfirm = defineCommand({
  name: 'password.confirm',
  version: 1,
  owner: 'password',
  doc: "Changes the password, with the player's proof where one is asked for. How it ended is in `password.dialog`.",
  request: v.object({
    ...proofRequest.entries,
    next: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  answer: v.object({}),
  failures: [],
  secret: ['request.password', 'request.code', 'request.next'],
});

export const passwordClose = defineCommand({
  name: 'password.close',
  version: 1,
  owner: 'password',
  doc: 'Closes the dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
