import type { PayoutEvent } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../../../betting/catalog/currencies';

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

/** How long a withdrawal to a card waits after its first use, ms: time for the player to notice a stranger's card. */
export const CARD_HOLD = 86_400_000;

/** Why a withdrawal waits though no people look at it: the phone of the account has changed, or the card is new. */
type WaitReason = 'phone' | 'card';

/** Until when a withdrawal waits, and for which reason. */
export interface Wait {
  readonly why: WaitReason;
  readonly until: number;
}

/** What a withdrawal may have to wait for. */
interface WaitFacts {
  readonly state: WithdrawalState;
  readonly review: ReviewReason | null;
  /** Null: the phone has not changed. */
  readonly phoneHeldUntil: number | null;
  /** When its card was first used. */
  readonly cardUsedAt: number;
}

/** What a withdrawal waits for longest; null: nothing. Where people decide about it, they look at this too. */
export function waitOf(
  { state, review, phoneHeldUntil, cardUsedAt }: WaitFacts,
  now: number,
): Wait | null {
  if ((state !== 'asked' && state !== 'checking') || review !== null) return null;
  const card = { why: 'card', until: cardUsedAt + CARD_HOLD } as const;
  const phone = { why: 'phone', until: phoneHeldUntil ?? 0 } as const;
  const longest = phone.until > card.until ? phone : card;
  return longest.until > now ? longest : null;
}

/** Why people decide about a withdrawal; `unreadable`: the personal data of its player are damaged. */
export type ReviewReason = 'sum' | 'turnover' | 'not-verified' | 'refused-before' | 'unreadable';

/** The figures that the rules of review look at; amounts in minor units of one currency. */
export interface ReviewFacts {
  readonly currency: Currency;
  /** What the player has asked to withdraw in 30 days, with this withdrawal. */
  readonly withdrawnIn30Days: number;
  readonly paidIn: number;
  readonly staked: number;
  /** Whether it is sent by itself, and the bank refused or returned the last one that was: it would do so for ever. */
  readonly wasRefused: boolean;
  /** A withdrawal that nobody asked for, of an excluded player, is not stopped by missing data or documents: people look at it. */
  readonly isVerified: boolean;
}

/** About fifty thousand euro, in any currency. */
const MAX_IN_30_DAYS = 500;
/** How often what was paid in must have been staked. */
const MIN_TURNOVER = 1;

/** The rules that hold a withdrawal for people; the first that applies names the reason. */
const REVIEW_RULES: readonly {
  readonly reason: ReviewReason;
  readonly holds: (facts: ReviewFacts) => boolean;
}[] = [
  { reason: 'refused-before', holds: ({ wasRefused }) => wasRefused },
  { reason: 'not-verified', holds: ({ isVerified }) => !isVerified },
  {
    reason: 'sum',
    holds: ({ withdrawnIn30Days, currency }) =>
      withdrawnIn30Days > currency.welcomeAmount * MAX_IN_30_DAYS,
  },
  // Money that goes in and out without being played may be laundered.
  { reason: 'turnover', holds: ({ staked, paidIn }) => staked < paidIn * MIN_TURNOVER },
];

/** Why a withdrawal waits for people; undefined: it does not. */
export function reviewReasonOf(facts: ReviewFacts): ReviewReason | undefined {
  return REVIEW_RULES.find(({ holds }) => holds(facts))?.reason;
}
