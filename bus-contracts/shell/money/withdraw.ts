import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from '../sign-in/auth';
import { proofKind, proofRequest } from '../sign-in/proof';

/** Amounts are minor units of the currency of the bonus. */
const leavingSchema = v.object({
  iso: v.string(),
  scale: v.number(),
  lose: v.number(),
  /** Bonus money in bets that are not settled: what comes back of it is lost too. */
  inPlay: v.number(),
});

export const paymentsDialog = defineState({
  name: 'payments.dialog',
  version: 1,
  owner: 'payments',
  doc: 'The dialog in which the player confirms a withdrawal; null where none is open.',
  value: v.nullable(
    v.object({
      /** Minor units of the currency. */
      amount: v.number(),
      iso: v.string(),
      scale: v.number(),
      /** The active bonus that is given up for it: what of it is lost; null: none is active. */
      leaving: v.nullable(leavingSchema),
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      isBusy: v.boolean(),
      /** Why the last try failed. */
      message: v.nullable(stepMessage),
    }),
  ),
});
export type PaymentsDialog = NonNullable<v.InferOutput<typeof paymentsDialog.value>>;

export const paymentsConfirm = defineCommand({
  name: 'payments.confirm',
  version: 1,
  owner: 'payments',
  doc: "Asks the operator for the withdrawal of the open dialog, with the player's proof where one is asked for. How it ended is in `payments.dialog`.",
  request: proofRequest,
  answer: v.object({}),
  failures: [],
  secret: ['request.password', 'request.code'],
});

export const paymentsClose = defineCommand({
  name: 'payments.close',
  version: 1,
  owner: 'payments',
  doc: 'Closes the dialog, and withdraws nothing unless the operator was asked before.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
