/** What the operator asks the bank to pay to a player, by the card that the player paid in with. */
export interface PayoutOrder {
  /** Of the operator; the same one is paid once. */
  readonly payoutId: string;
  /** The player's last payment that the bank has taken: its card gets the money. */
  readonly cardOf: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly iso: string;
}

/** How a payout ends at the bank: the card refuses it, or the money came back after it was sent. */
export const PAYOUT_EVENTS = ['paid', 'refused', 'returned'] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** Why a payout has failed: the bank gives no reason, or the card is closed. */
export const PAYOUT_REASONS = ['refused', 'card-closed'] as const;
export type PayoutReason = (typeof PAYOUT_REASONS)[number];
