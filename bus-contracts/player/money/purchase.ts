import * as v from 'valibot';
import { amountSchema } from '../../contracts/betting/coupon-bet';
import { defineCommand } from '../../kernel/contract';
import { minor } from './shared/movements';

/** What can be bought beside bets. */
export const purchaseKindSchema = v.picklist(['toto', 'lotto', 'tournament', 'points', 'try']);
export type PurchaseKind = v.InferOutput<typeof purchaseKindSchema>;

const refIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/));

/** The thing that is bought, and the lines of it. */
export const purchaseWishSchema = v.object({
  kind: purchaseKindSchema,
  /** The operator's id of the draw, the tournament, the article. */
  ref: v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/)),
  lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(100)),
});
export type PurchaseWish = v.InferOutput<typeof purchaseWishSchema>;

export const purchasePropose = defineCommand({
  name: 'purchase.propose',
  version: 1,
  owner: 'purchase',
  doc: "Proposes a purchase: the shell's sheet shows the operator's quote of it, and only the player's press there buys. Answers once the player has decided, so send it without a deadline. The same `refId` buys once: a second time the answer comes without a sheet. Propose after a press by hand in the area: it has one sheet without. After three sheets in a row that the player closes, the area gets none for 10 s, then for twice as long each time, 5 min at most (`resting`).",
  request: v.object({
    ...purchaseWishSchema.entries,
    /** The amount that the area showed, in minor units of the currency in which the thing is sold; where the operator's differs: `changed`. */
    amount: amountSchema,
    /** The active account where it is left out. */
    accountId: v.optional(v.number()),
    /** Made once for each wish of the player, and sent again with it. */
    refId: refIdSchema,
  }),
  answer: v.object({
    /** `declined`: the player closed the sheet, left the page or signed out. */
    state: v.picklist(['placed', 'declined']),
    /** The operator's id of what was bought. */
    id: v.optional(v.string()),
  }),
  failures: [
    'not-signed-in',
    // A sheet is open already, or a question to the player is.
    'busy',
    // The player has pressed nothing in the area since its last sheet, or has closed its last ones.
    'resting',
    'closed',
    'limit-reached',
    'not-enough-money',
    'excluded',
    'changed',
    'unavailable',
    // No answer arrived: propose it again with the same `refId` to learn whether it was bought.
    'unknown-outcome',
  ],
});

/** Something that the player bought; amounts are minor units of the account's currency. */
export const boughtThingSchema = v.object({
  id: v.string(),
  refId: v.string(),
  kind: purchaseKindSchema,
  /** In the operator's words. */
  title: v.string(),
  lines: v.array(v.string()),
  accountId: v.number(),
  iso: v.string(),
  scale: v.number(),
  amount: minor,
  /** What it won, or what came back. */
  payout: minor,
  placedAt: v.number(),
  /** `void`: it was called off, and the money came back. */
  status: v.picklist(['accepted', 'won', 'lost', 'void']),
});
export type BoughtThing = v.InferOutput<typeof boughtThingSchema>;

export const purchaseList = defineCommand({
  name: 'purchase.list',
  version: 1,
  owner: 'purchase',
  audience: { areas: ['payments'] },
  doc: 'What the player bought, the newest first, in pages.',
  request: v.object({
    /** The id of the last one that is shown: the page after it. */
    before: v.optional(v.string()),
  }),
  answer: v.object({ purchases: v.array(boughtThingSchema), hasMore: v.boolean() }),
  failures: ['not-signed-in', 'unavailable'],
});
