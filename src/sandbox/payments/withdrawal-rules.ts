import type { PayoutEvent } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../catalog/currencies';

/** The states of a withdrawal; the last three are ends. */
export type WithdrawalState =
  | 'asked'
  | 'checking'
  | 'approved'
  | 'sent'
  | 'paid'
  | 'refused'
  | 'returned';

/** What the operator does with a withdrawal, and what the bank says about it. */
export type WithdrawalChange = 'checked' | 'approved' | 'review-refused' | 'sent' | PayoutEvent;

/**
 * The state after each change that a state allows.
 * @remarks The bank's word may come before the operator has written down that it sent the order.
 */
const TRANSITIONS: Readonly<
  Record<WithdrawalState, Readonly<Partial<Record<WithdrawalChange, WithdrawalState>>>>
> = {
  asked: { checked: 'checking' },
  checking: { approved: 'approved', 'review-refused': 'refused' },
  approved: { sent: 'sent', paid: 'paid', refused: 'refused', returned: 'returned' },
  sent: { paid: 'paid', refused: 'refused', returned: 'returned' },
  paid: {},
  refused: {},
  returned: {},
};

/** The state after a change; undefined: the table does not allow it. */
export function withdrawalAfter(
  state: WithdrawalState,
  change: WithdrawalChange,
): WithdrawalState | undefined {
  return TRANSITIONS[state][change];
}

/** How long the operator takes to approve what no rule holds, ms. */
export const REVIEW_TIME = 60_000;

/** Why people decide about a withdrawal. */
export type ReviewReason = 'sum' | 'turnover' | 'not-verified';

/** The figures that the rules of review look at; amounts in minor units of one currency. */
export interface ReviewFacts {
  readonly currency: Currency;
  /** What the player has asked to withdraw in 30 days, with this withdrawal. */
  readonly withdrawnIn30Days: number;
  readonly paidIn: number;
  readonly staked: number;
  /** A withdrawal that nobody asked for, of an excluded player, is not stopped by missing data or documents: people look at it. */
  readonly isVerified: boolean;
}

/** About fifty thousand euro, in any currency. */
const MOST_IN_30_DAYS = 500;
/** How often what was paid in must have been staked. */
const LEAST_TURNOVER = 1;

/** The rules that hold a withdrawal for people; the first that applies names the reason. */
const REVIEW_RULES: readonly {
  readonly reason: ReviewReason;
  readonly holds: (facts: ReviewFacts) => boolean;
}[] = [
  { reason: 'not-verified', holds: ({ isVerified }) => !isVerified },
  {
    reason: 'sum',
    holds: ({ withdrawnIn30Days, currency }) =>
      withdrawnIn30Days > currency.welcomeAmount * MOST_IN_30_DAYS,
  },
  // Money that goes in and out without being played may be laundered.
  { reason: 'turnover', holds: ({ staked, paidIn }) => staked < paidIn * LEAST_TURNOVER },
];

/** Why a withdrawal waits for people; undefined: it does not. */
export function reviewReasonOf(facts: ReviewFacts): ReviewReason | undefined {
  return REVIEW_RULES.find(({ holds }) => holds(facts))?.reason;
}
