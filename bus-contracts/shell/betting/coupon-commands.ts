import * as v from 'valibot';
import { defineCommand } from '../define';
import { amountSchema, couponTypeSchema } from '../../contracts/betting/coupon-bet';
import { coefSchema } from '../../contracts/betting/line';

export const couponSetType = defineCommand({
  name: 'coupon.setType',
  version: 1,
  owner: 'coupon',
  doc: 'Single, express, system or a batch of singles.',
  request: v.object({ typeId: couponTypeSchema }),
  answer: v.object({}),
  failures: [],
});

export const couponSetSystemValue = defineCommand({
  name: 'coupon.setSystemValue',
  version: 1,
  owner: 'coupon',
  doc: 'The k of a "k of m" system; clamped to 2 at the least.',
  request: v.object({ systemValue: v.pipe(v.number(), v.integer()) }),
  answer: v.object({ systemValue: v.number() }),
  failures: [],
});

export const couponSetAmount = defineCommand({
  name: 'coupon.setAmount',
  version: 1,
  owner: 'coupon',
  doc: 'The stake in minor units, per bet for singles, in all otherwise; null empties it.',
  request: v.object({ amount: v.nullable(amountSchema) }),
  answer: v.object({}),
  failures: [],
});

export const couponAcceptPrices = defineCommand({
  name: 'coupon.acceptPrices',
  version: 1,
  owner: 'coupon',
  doc: 'The player accepts the present prices: all, that of an outcome, or that of the bets of one match together.',
  request: v.object({ marketId: v.optional(v.string()), gameId: v.optional(v.number()) }),
  answer: v.object({}),
  failures: [],
});

export const couponPlace = defineCommand({
  name: 'coupon.place',
  version: 1,
  owner: 'coupon',
  doc: 'Places the coupon that the player saw: the snapshot names the prices, stake and account of the click. Only a press on a Place button, by hand, may cause it; each press places once. A guest is refused with `not-signed-in`, and the press is kept: once they have signed in, the same coupon is placed.',
  request: v.object({
    /** For a batch of singles with stakes of their own: 0. */
    amount: amountSchema,
    /** Null: a guest pressed. */
    accountId: v.nullable(v.number()),
    coefs: v.record(v.string(), coefSchema),
    /** The prices of the bets of one match together, by the match's id. */
    matchCoefs: v.optional(v.record(v.string(), coefSchema)),
    /** Of a batch of singles: the stake of each bet by its market's id. */
    amountByBetId: v.optional(v.record(v.string(), amountSchema)),
    /** The other figures on the screen; where one is given and has changed, nothing is sent. */
    typeId: v.optional(couponTypeSchema),
    systemValue: v.optional(v.number()),
    possibleWin: v.optional(v.nullable(v.number())),
    /** Of several singles the one that is to be placed alone; the snapshot is of it. */
    only: v.optional(v.string()),
  }),
  answer: v.object({
    refId: v.string(),
    /** One id a placed coupon; several for singles. */
    betIds: v.array(v.string()),
  }),
  failures: [
    'age-not-confirmed',
    'not-pressed',
    'not-ready',
    'price-changed',
    'refused',
    'not-signed-in',
    'not-enough-money',
    'unknown-outcome',
  ],
});

export const couponSetAmountOf = defineCommand({
  name: 'coupon.setAmountOf',
  version: 1,
  owner: 'coupon',
  doc: 'The stake of one bet (by its market) or one block of a batch of singles; null empties it. Name one of the two.',
  request: v.object({
    betId: v.optional(v.string()),
    blockId: v.optional(v.number()),
    amount: v.nullable(amountSchema),
  }),
  answer: v.object({}),
  failures: ['not-found'],
});

export const couponSetBanker = defineCommand({
  name: 'coupon.setBanker',
  version: 1,
  owner: 'coupon',
  doc: 'Makes a bet of a system a banker, which is in every line, or no longer; at least three bets stay free.',
  request: v.object({ marketId: v.string(), isBanker: v.boolean() }),
  answer: v.object({}),
  failures: ['not-found', 'banker-disabled', 'too-few'],
});

export const couponSetPromoCode = defineCommand({
  name: 'coupon.setPromoCode',
  version: 1,
  owner: 'coupon',
  doc: 'A promo code, offered or typed; an empty one removes it. A batch of singles accepts none.',
  request: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(40)) }),
  answer: v.object({}),
  failures: ['promo-not-accepted'],
});

export const couponSetAutoMax = defineCommand({
  name: 'coupon.setAutoMax',
  version: 1,
  owner: 'coupon',
  doc: 'Keeps the stake at the greatest that the operator accepts.',
  request: v.object({ isOn: v.boolean() }),
  answer: v.object({}),
  failures: ['not-offered'],
});

export const couponSetVipBet = defineCommand({
  name: 'coupon.setVipBet',
  version: 1,
  owner: 'coupon',
  doc: 'Requests a bet above the greatest stake.',
  request: v.object({ isOn: v.boolean() }),
  answer: v.object({}),
  failures: ['not-offered'],
});

export const couponRemoveBonusBet = defineCommand({
  name: 'coupon.removeBonusBet',
  version: 1,
  owner: 'coupon',
  doc: 'Takes the bonus bet out; the coupon remembers that it was done by hand.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const couponRestoreBonusBet = defineCommand({
  name: 'coupon.restoreBonusBet',
  version: 1,
  owner: 'coupon',
  doc: 'Lets the coupon have its bonus bet again.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const couponDismissResult = defineCommand({
  name: 'coupon.dismissResult',
  version: 1,
  owner: 'coupon',
  doc: 'Dismisses the result of the last placement, and the changes by a loaded code.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
