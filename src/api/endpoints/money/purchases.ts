import { sitePathSchema } from '@grandstand/bus-contracts';
import { toMinor } from '@grandstand/bus-contracts/domain';
import {
  boughtThingSchema,
  purchaseList,
  purchaseWishSchema,
} from '@grandstand/bus-contracts/player';
import type { BoughtThing } from '@grandstand/bus-contracts/player';
import type { PurchaseQuote } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const quoteSchema = v.pipe(
  v.object({
    kind: v.string(),
    title: v.string(),
    lines: v.array(v.string()),
    accountId: v.number(),
    iso: v.string(),
    scale: v.number(),
    amount: v.number(),
    price: v.object({ iso: v.string(), scale: v.number(), amount: v.number() }),
    closesAt: v.number(),
    terms: sitePathSchema,
    quote: v.string(),
    limits: v.array(
      v.object({ limitType: v.number(), limitValue: v.number(), limitBalance: v.number() }),
    ),
  }),
  v.transform((quote): PurchaseQuote => {
    const minor = (amount: number): number => toMinor(amount, quote.scale);
    const { price } = quote;
    return {
      ...quote,
      amount: minor(quote.amount),
      price: { ...price, amount: toMinor(price.amount, price.scale) },
      limits: quote.limits.map(({ limitType, limitValue, limitBalance }) => ({
        limitType,
        limitValue: minor(limitValue),
        limitBalance: minor(limitBalance),
      })),
    };
  }),
);

/** A purchase that the operator accepted. */
const boughtSchema = v.object({
  purchase: v.object({ id: v.string(), refId: v.string(), title: v.string() }),
});
const purchaseSchema = v.pipe(
  boughtSchema,
  v.transform(({ purchase }) => purchase),
);
export type Purchase = v.InferOutput<typeof purchaseSchema>;

/** The operator's terms for what a player wishes to buy, or the purchase where the refId was bought before; changes nothing. */
export const purchaseQuoteCall = definePost({
  path: '/web-api/purchases/quote',
  request: v.object({
    refId: v.string(),
    ...purchaseWishSchema.entries,
    accountId: v.optional(v.number()),
  }),
  answer: v.union([boughtSchema, quoteSchema]),
  token: 'required',
  retries: 2,
});

/** What is sent to buy; kept in storage until the outcome is known. */
export const purchaseOrderSchema = v.object({
  refId: v.string(),
  ...purchaseWishSchema.entries,
  accountId: v.number(),
  quote: v.string(),
});
export type PurchaseOrder = v.InferOutput<typeof purchaseOrderSchema>;

/** Buys; sent once, because only its sender decides when to look the outcome up by refId. */
export const purchaseCall = definePost({
  path: '/web-api/purchases',
  request: purchaseOrderSchema,
  answer: purchaseSchema,
  token: 'required',
});

/** The purchase that was sent under a refId; 404 where it never arrived, or was refused. */
export const purchaseByRefCall = defineGet({
  path: '/web-api/purchases/by-ref/:refId',
  request: v.object({ refId: v.string() }),
  answer: purchaseSchema,
  token: 'required',
});

const wireThingSchema = v.pipe(
  v.object({ ...boughtThingSchema.entries, amount: v.number(), payout: v.number() }),
  v.transform((thing): BoughtThing => ({
    ...thing,
    amount: toMinor(thing.amount, thing.scale),
    payout: toMinor(thing.payout, thing.scale),
  })),
);

/** A page of what the player bought, the newest first. */
export const purchasesCall = defineGet({
  path: '/web-api/purchases',
  request: purchaseList.request,
  answer: v.object({ purchases: v.array(wireThingSchema), hasMore: v.boolean() }),
  token: 'required',
});
