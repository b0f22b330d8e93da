import * as v from 'valibot';
import { amountSchema } from '../../contracts/betting/coupon-bet';
import { defineCommand, defineEvent } from '../../kernel/contract';

const betIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** An offer to cash out all that is open of a bet; amounts are minor units of the bet's currency. */
export const cashOutOfferSchema = v.object({
  betId: betIdSchema,
  /** The stake less the cashed-out parts. */
  openStake: amountSchema,
  /** The payment for all of it. */
  amount: amountSchema,
  /** The expected payout by the operator's chances, without margin. */
  fairValue: amountSchema,
});
export type CashOutOffer = v.InferOutput<typeof cashOutOfferSchema>;

/** Why there is no offer: the bet is settled, can't be cashed out at all, or not at this moment. */
export const cashOutRefusalSchema = v.object({
  betId: betIdSchema,
  refusal: v.picklist(['settled', 'cash-out-off', 'suspended']),
});

export const cashOutOffers = defineCommand({
  name: 'cashOut.offers',
  version: 1,
  owner: 'cash-out',
  doc: 'The present offers to cash out bets of the player; of a bet that is not theirs there is none.',
  request: v.object({ betIds: v.pipe(v.array(betIdSchema), v.minLength(1), v.maxLength(100)) }),
  answer: v.object({ offers: v.array(v.union([cashOutOfferSchema, cashOutRefusalSchema])) }),
  failures: ['not-signed-in', 'unavailable'],
});

export const cashOutDue = defineEvent({
  name: 'cashOut.due',
  version: 1,
  owner: 'cash-out',
  doc: 'The last offers are no longer current: a screen that shows one requests them again.',
  payload: v.object({}),
});

export const cashOutOpen = defineCommand({
  name: 'cashOut.open',
  version: 1,
  owner: 'cash-out',
  doc: 'Opens the dialog of the shell in which the player cashes out a bet: no area does it for them.',
  request: v.object({ betId: betIdSchema }),
  answer: v.object({}),
  failures: ['not-signed-in'],
});
