import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';
import { lackingDocumentSchema } from '../player/verification';
import { minor, movementAccountEntries, movementEntries, wishSchema } from './shared/movements';

const withdrawalState = v.picklist([
  'asked',
  'checking',
  'approved',
  'sent',
  'paid',
  'refused',
  'returned',
]);

/** Amounts are minor units of the currency `iso` (ISO 4217); times are milliseconds. */
export const withdrawalSchema = v.object({
  ...movementEntries,
  /** `paid`, `refused` and `returned` are ends; the money is back after the last two. */
  state: withdrawalState,
  /** Why it was refused or came back: by the operator's review, by the bank, because the card is closed. */
  reason: v.nullable(v.picklist(['review', 'refused', 'card-closed'])),
  /** Whether people decide about it. */
  isHeld: v.boolean(),
  /** Until when it waits, in milliseconds, since the phone of the account was changed or the card, wallet or bank account is new; null: it does not. */
  wait: v.nullable(v.object({ why: v.picklist(['phone', 'card']), until: v.number() })),
  /** Whether a message can tell the player: they have confirmed an address. */
  isTold: v.boolean(),
  /** The states that it has come to, in order. */
  steps: v.array(v.object({ state: withdrawalState, at: v.number() })),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** Amounts are minor units of the account's currency. */
export const withdrawableSchema = v.object({
  methods: v.array(
    v.object({
      id: v.string(),
      isUp: v.boolean(),
      /** What the operator takes of a withdrawal, in hundredths of a percent; 0: nothing; null: that is not known. */
      fee: v.nullable(v.number()),
    }),
  ),
  accounts: v.array(
    v.object({
      ...movementAccountEntries,
      isBonus: v.boolean(),
      /** What can be paid the way that was paid in by last: all but a gift that was not staked yet. */
      available: minor,
      /** Open stakes. */
      inBets: minor,
      /** In withdrawals that have not ended. */
      onTheWay: minor,
      /** The most that needs no verified player; null: all of it. */
      unverifiedMax: v.nullable(minor),
      /** Until when a withdrawal to the card waits, since it is new, in milliseconds; null: it waits for nothing. */
      newCardUntil: v.nullable(v.number()),
      /** That way; null: nothing was paid in by a way that leads back. */
      methodId: v.nullable(v.string()),
    }),
  ),
  /** The required fields of the profile that are empty, by the names of `profile.save`. */
  missing: v.array(v.string()),
  /** The documents that the player lacks to withdraw more than `unverifiedMax`. */
  documents: v.array(lackingDocumentSchema),
  /** Until when nothing is paid out since the phone of the account was changed, in milliseconds; null: it is paid. */
  heldUntil: v.nullable(v.number()),
});
export type Withdrawable = v.InferOutput<typeof withdrawableSchema>;

const failures = ['not-signed-in', 'unavailable'];
const audience = { areas: ['payments'] } as const;

export const paymentsWithdrawable = defineCommand({
  name: 'payments.withdrawable',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'What the player can withdraw from each account, where the rest is, and what is missing first.',
  request: v.object({}),
  answer: withdrawableSchema,
  failures,
});

export const paymentsWithdraw = defineCommand({
  name: 'payments.withdraw',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'Asks the player in a dialog of the shell to confirm a withdrawal, with their password where the operator wants a proof, and answers when it was asked for. It is final from then on. The same `refId` is the same withdrawal. `resting` as in `purchase.propose`.',
  request: wishSchema,
  answer: withdrawalSchema,
  failures: [...failures, 'cancelled', 'resting'],
});

export const paymentsWithdrawal = defineCommand({
  name: 'payments.withdrawal',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'One withdrawal of the player with its steps, as the operator knows it now.',
  request: v.object({ withdrawalId: v.string() }),
  answer: withdrawalSchema,
  failures: [...failures, 'not-found'],
});
