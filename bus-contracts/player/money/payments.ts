import * as v from 'valibot';
import { bonusTermsSchema } from '../../answers/promo';
import { defineCommand } from '../../kernel/contract';
import { ownBonusSchema } from '../rewards/bonuses';
import { minor, movementAccountEntries, movementEntries, wishSchema } from './shared/movements';
import { withdrawalSchema } from './withdrawals';

/** The sections of the casino that have a page after a deposit: `/:section/thankyou`. */
export const CASINO_SECTIONS = ['slots', 'casino', 'keno'] as const;
const casinoSectionSchema = v.picklist(CASINO_SECTIONS);
export type CasinoSection = v.InferOutput<typeof casinoSectionSchema>;

/** Amounts are minor units of the currency `iso` (ISO 4217); times are milliseconds. */
export const paymentSchema = v.object({
  ...movementEntries,
  /** `credited`, `declined`, `cancelled` and `expired` are ends; only money that the bank has taken after all leads out of one. */
  state: v.picklist([
    'created',
    'redirected',
    'challenged',
    'credited',
    'declined',
    'cancelled',
    'expired',
  ]),
  /** Why the bank has declined it; null: it has not. */
  reason: v.nullable(v.picklist(['refused', 'insufficient', 'not-proved'])),
  /** Its player wants no bonus with it. */
  isWithoutBonus: v.boolean(),
  /** The section of the casino that it was begun from; null: another page. */
  section: v.nullable(casinoSectionSchema),
  /** The bonus that it has granted; null: none. */
  bonus: v.nullable(ownBonusSchema),
  /** The terms of the bonus that it brings once the money has come; null: none, or it has ended. */
  comingBonus: v.nullable(bonusTermsSchema),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

const OPEN: readonly Payment['state'][] = ['created', 'redirected', 'challenged'];

/** Whether a deposit has not ended: the bank may still be paid. */
export function isOpenPayment({ state }: Pick<Payment, 'state'>): boolean {
  return OPEN.includes(state);
}

/** A deposit or a withdrawal. */
const movementSchema = v.variant('kind', [
  v.object({ kind: v.literal('deposit'), ...paymentSchema.entries }),
  v.object({ kind: v.literal('withdrawal'), ...withdrawalSchema.entries }),
]);
export type Movement = v.InferOutput<typeof movementSchema>;

/** Amounts are minor units of the account's currency. */
export const paymentMethodsSchema = v.object({
  methods: v.array(
    v.object({
      id: v.string(),
      isUp: v.boolean(),
      /** Whether money goes back the same way. */
      isForWithdrawals: v.boolean(),
      /** What the operator takes of a deposit, in hundredths of a percent; 0: nothing; null: that is not known. */
      fee: v.nullable(v.number()),
      /** Milliseconds within which a deposit is usually credited; null: that is not known. */
      usualMs: v.nullable(v.number()),
    }),
  ),
  /** The player is asked for a limit of deposits first: there is none, nothing was paid in yet, and they have not declined. */
  isLimitAsked: v.boolean(),
  /** Why the player may not pay in at all now, so that no form is shown in vain; null or left out: they may. */
  barred: v.optional(
    v.nullable(
      v.object({
        /** The operator's code: `deposit-timeout`, `hold-check` and so on. */
        code: v.string(),
        /** The operator's words, in the player's language. */
        text: v.string(),
        /** When it ends by itself, in milliseconds; null: it is not known, or never. */
        endsAt: v.nullable(v.number()),
      }),
    ),
  ),
  accounts: v.array(
    v.object({
      ...movementAccountEntries,
      /** The bounds of each way; one that is not named has those of the account. */
      methods: v.array(v.object({ id: v.string(), min: minor, max: minor })),
      /** What the player's limits still allow; null: there is no limit. */
      left: v.nullable(minor),
      /** What a player who is not verified can still pay in, in all; null: nothing bounds it. */
      unverifiedLeft: v.nullable(minor),
    }),
  ),
  /** The bonus that a deposit in the currency of its terms brings now; null: none. */
  bonus: v.nullable(
    v.object({
      terms: bonusTermsSchema,
      /** The player has taken it; false: they chose it at registration, and it is for the first deposit alone. */
      isTaken: v.boolean(),
    }),
  ),
});
export type PaymentMethods = v.InferOutput<typeof paymentMethodsSchema>;

const failures = ['not-signed-in', 'unavailable'];
const audience = { areas: ['payments'] } as const;

export const paymentsMethods = defineCommand({
  name: 'payments.methods',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'The ways to pay in, and the accounts that can be paid to with their bounds.',
  request: v.object({}),
  answer: paymentMethodsSchema,
  failures,
});

export const paymentsDeclineLimit = defineCommand({
  name: 'payments.declineLimit',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'The player wants no limit of deposits before the first one: the operator does not ask again.',
  request: v.object({}),
  answer: v.object({}),
  failures,
});

export const paymentsDeposit = defineCommand({
  name: 'payments.deposit',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'Begins a deposit and leaves the site for the page of the bank, on which the player pays or cancels. The same `refId` is the same payment. `not-verified` means that a player who is not verified may not pay in that much, `held` that the player has to confirm first who they are; its text says how.',
  request: v.object({
    ...wishSchema.entries,
    /** No bonus is to come with it. */
    isWithoutBonus: v.boolean(),
    section: v.nullable(casinoSectionSchema),
  }),
  answer: v.object({ paymentId: v.string() }),
  failures: [
    ...failures,
    'method-down',
    'bad-amount',
    'limit-reached',
    'deposit-timeout',
    'not-activated',
    'session-limit-reached',
    'not-verified',
    'held',
    'excluded',
  ],
});

export const paymentsResume = defineCommand({
  name: 'payments.resume',
  version: 1,
  owner: 'payments',
  audience,
  doc: 'Leaves the site for the page of the bank once more, for a deposit that was not paid yet. `over` means that it has ended, or that the time to pay is over; the other refusals are those of a new deposit.',
  request: v.object({ paymentId: v.string() }),
  answer: v.object({}),
  failures: [
    ...failures,
    'not-found',
    'over',
    'method-down',
    'deposit-timeout',
    'not-activated',
    'session-limit-reached',
    'held',
    'excluded',
  ],
});

export const paymentsGet = defineCommand({
  name: 'payments.get',
  version: 1,
  owner: 'payments',
  // The casino thanks for a deposit that was begun there.
  audience: { areas: ['payments', 'casino'] },
  doc: 'One payment of the player, as the operator knows it now.',
  request: v.object({ paymentId: v.string() }),
  answer: paymentSchema,
  failures: [...failures, 'not-found'],
});

export const paymentsList = defineCommand({
  name: 'payments.list',
  version: 1,
  owner: 'payments',
  // Support asks which of them a question is about.
  audience: { areas: ['payments', 'support'] },
  doc: 'The last 60 deposits and withdrawals of the player, of both kinds the newest first, with the steps of withdrawals.',
  request: v.object({}),
  answer: v.object({ payments: v.array(movementSchema) }),
  failures,
});
