import * as v from 'valibot';
import { playerLimitSchema } from '../../contracts/betting/coupon';
import { amountSchema } from '../../contracts/betting/coupon-bet';
import { sitePathSchema } from '../../contracts/page/site-path';
import { defineCommand, defineEvent, defineState } from '../define';

const moneySchema = v.object({ iso: v.string(), scale: v.number(), amount: amountSchema });

/** The operator's terms for a purchase, as the sheet shows them; amounts are minor units. */
export const purchaseQuoteSchema = v.object({
  /** One of the kinds of `purchase.propose`. */
  kind: v.string(),
  title: v.string(),
  lines: v.array(v.string()),
  accountId: v.number(),
  /** What the account pays. */
  ...moneySchema.entries,
  /** The same in the currency in which the thing is sold. */
  price: moneySchema,
  /** When the sale ends, ms. */
  closesAt: v.number(),
  /** The path of the rules. */
  terms: sitePathSchema,
  /** What is left of the player's limits, in the account's currency. */
  limits: v.array(playerLimitSchema),
  /** The name of these terms: a purchase at other terms is refused. */
  quote: v.string(),
});
export type PurchaseQuote = v.InferOutput<typeof purchaseQuoteSchema>;

export const purchaseState = defineState({
  name: 'purchase.state',
  version: 1,
  owner: 'purchase',
  doc: 'The sheet in which the player confirms a purchase; null where none is open.',
  value: v.nullable(
    v.object({
      quote: purchaseQuoteSchema,
      /** `waiting`: these terms are shown for so short a time that a press may be meant for something else, or the operator quotes another account. */
      step: v.picklist(['waiting', 'asking', 'sending', 'checking', 'placed', 'refused']),
      /** Why it was not bought: a failure of `purchase.propose`, with the operator's words where there are some. */
      refusal: v.nullable(v.object({ code: v.string(), text: v.optional(v.string()) })),
    }),
  ),
});
export type PurchaseState = v.InferOutput<typeof purchaseState.value>;

export const purchasePlace = defineCommand({
  name: 'purchase.place',
  version: 1,
  owner: 'purchase',
  doc: 'Buys what the sheet shows. Only a press on its button, by hand, may cause it; each press buys once.',
  request: v.object({
    /** The name of the terms that the player saw. */
    quote: v.string(),
  }),
  answer: v.object({}),
  failures: ['not-pressed', 'not-ready'],
});

export const purchaseAccount = defineCommand({
  name: 'purchase.account',
  version: 1,
  owner: 'purchase',
  doc: 'Chooses the account that pays, before the press: the operator quotes the purchase again, `purchase.state` is `waiting` meanwhile. Answers once the new terms are shown, or the purchase is refused.',
  request: v.object({ accountId: v.number() }),
  answer: v.object({}),
  failures: ['not-ready'],
});

export const purchaseClose = defineCommand({
  name: 'purchase.close',
  version: 1,
  owner: 'purchase',
  doc: 'Closes the sheet; before the press this declines the purchase.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const purchasePlaced = defineEvent({
  name: 'purchase.placed',
  version: 1,
  owner: 'purchase',
  doc: 'The operator has accepted a purchase: the balance has changed.',
  payload: v.object({ id: v.string() }),
});
