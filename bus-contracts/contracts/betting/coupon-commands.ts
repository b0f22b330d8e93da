import * as v from 'valibot';
import { defineCommand, defineEvent } from '../../kernel/contract';
import { amountSchema, couponPickSchema, couponTypeSchema } from './coupon-bet';

export const couponAddBet = defineCommand({
  name: 'coupon.addBet',
  version: 2,
  owner: 'coupon',
  doc: 'Puts an outcome into the coupon; another outcome of the same market of that game is replaced. Its names come from the operator.',
  request: couponPickSchema,
  answer: v.object({ count: v.number() }),
  failures: ['age-not-confirmed', 'coupon-full', 'bet-blocked', 'bet-finished'],
});

export const couponRemoveBet = defineCommand({
  name: 'coupon.removeBet',
  version: 1,
  owner: 'coupon',
  doc: 'Takes an outcome out of the coupon; one that is not there is no fault.',
  request: v.object({ marketId: v.string() }),
  answer: v.object({ count: v.number() }),
  failures: [],
});

export const couponSetTerms = defineCommand({
  name: 'coupon.setTerms',
  version: 1,
  owner: 'coupon',
  audience: { areas: ['information'] },
  doc: 'Puts type, bankers and stake of a sum of the calculator into the coupon, whose bets stay as they are. Nothing is placed.',
  request: v.object({
    typeId: couponTypeSchema,
    /** The k of a "k of m" system. */
    systemValue: v.optional(v.pipe(v.number(), v.integer())),
    /** The outcomes that are bankers of a system; the others are none. */
    bankers: v.array(v.string()),
    /** Minor units of the account that bets: per bet for singles, in all otherwise. */
    amount: amountSchema,
  }),
  answer: v.object({}),
  failures: ['banker-disabled'],
});

export const couponPlaced = defineEvent({
  name: 'coupon.placed',
  version: 1,
  owner: 'coupon',
  doc: 'The operator accepted a placement; balance, history and reminders subscribe to this.',
  payload: v.object({
    refId: v.string(),
    betIds: v.array(v.string()),
    typeId: couponTypeSchema,
    accountId: v.number(),
    amount: amountSchema,
  }),
});
