import {
  amountSchema,
  coefSchema,
  couponMarketSchema,
  couponTypeSchema,
  sitePathSchema,
} from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { MAX_BETS, mergeBets } from '../draft/adding';
import { typeAfterRemoval } from '../draft/coupon-types';
import { MIN_SYSTEM_VALUE, emptyDraft, newBet } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';

/** Longer than any bet we write. */
const MAX_BET_LENGTH = 8000;
const MAX_COUPON_LENGTH = MAX_BETS * MAX_BET_LENGTH;
/** The last day a date can hold. */
const LAST_DAY = 8.64e15;

const id = v.pipe(v.number(), v.safeInteger());
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY));
const text = v.pipe(v.string(), v.maxLength(300));

/** Stricter than the contract: any script of the origin may have written to storage. */
const savedMarketSchema = v.object({
  ...couponMarketSchema.entries,
  sportId: id,
  typeId: id,
  marketTypeId: id,
  param: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  kind: id,
  champ: v.object({ id, name: text }),
  game: v.object({
    id,
    home: text,
    away: text,
    startsAt: time,
    path: v.pipe(text, sitePathSchema),
  }),
});

const savedBetSchema = v.pipe(
  v.object({
    market: savedMarketSchema,
    /** The price the player last accepted. */
    seenCoef: v.optional(coefSchema),
    seenAt: v.fallback(v.optional(time), undefined),
    blockId: v.fallback(v.picklist([0, 1]), 0),
    addedAt: v.fallback(time, 0),
    /** Its own stake; null: emptied. */
    amount: v.fallback(v.optional(v.nullable(amountSchema)), undefined),
  }),
  v.transform(({ market, seenCoef = market.coef, seenAt, blockId, addedAt, amount }): DraftBet => {
    const bet = newBet({ ...market, coef: seenCoef }, seenAt ?? addedAt);
    // The names are shown as they were kept, until the operator confirms them.
    return { bet: { ...bet, blockId, isConfirmed: false }, addedAt, amount };
  }),
);

const tombstoneSchema = v.object({ removedAt: time });

/** The value of a bet's key: a bet, a tombstone, or malformed data. */
export type SavedBet =
  | { readonly kind: 'bet'; readonly entry: DraftBet }
  | { readonly kind: 'removed'; readonly at: number }
  | { readonly kind: 'broken' };

export function parseSavedBet(marketId: string, raw: string): SavedBet {
  const json = parseJson(raw, MAX_BET_LENGTH);
  const removed = v.safeParse(tombstoneSchema, json);
  if (removed.success) return { kind: 'removed', at: removed.output.removedAt };
  const bet = v.safeParse(savedBetSchema, json);
  const isOfKey = bet.success && bet.output.bet.market.id === marketId;
  return isOfKey ? { kind: 'bet', entry: bet.output } : { kind: 'broken' };
}

/** A bet as it is kept; prices and scores that move are not, so that they cost no writes. */
export function writeBet({ bet, addedAt, amount }: DraftBet): string {
  const { seenCoef, seenAt, blockId } = bet;
  const market = marketAtStart(bet.market, seenCoef);
  return JSON.stringify({ market, seenAt, blockId, addedAt, amount });
}

/** The player's own decisions about a bet, as text to compare: each tab receives the rest from the operator. */
export function decidedOf({
  bet: { seenCoef, seenAt, blockId },
  addedAt,
  amount,
}: DraftBet): string {
  return JSON.stringify([seenCoef, seenAt, blockId, addedAt, amount]);
}

function marketAtStart(market: DraftBet['bet']['market'], coef: number): object {
  return { ...market, coef };
}

export function writeTombstone(now: number): string {
  return JSON.stringify({ removedAt: now });
}

/** Every price of bets of one match that the player has accepted: a reload does not accept later ones. */
const seenMatchPricesSchema = v.pipe(
  v.array(
    v.object({
      gameId: id,
      marketIds: v.pipe(v.array(text), v.maxLength(MAX_BETS)),
      coef: coefSchema,
      at: time,
    }),
  ),
  v.maxLength(MAX_BETS),
);

const savedCouponSchema = v.object({
  bets: v.fallback(v.array(v.unknown()), []),
  addedAtByBetId: v.fallback(v.record(v.string(), v.unknown()), {}),
  typeId: v.fallback(couponTypeSchema, 0),
  systemValue: v.fallback(v.pipe(v.number(), v.safeInteger()), MIN_SYSTEM_VALUE),
  amount: v.fallback(v.optional(v.nullable(amountSchema)), undefined),
  amountByBlockId: v.fallback(
    v.record(v.picklist(['0', '1']), v.nullable(amountSchema)),
    {} as Record<'0' | '1', number | null>,
  ),
  isAutoMax: v.fallback(v.boolean(), false),
  isVipBet: v.fallback(v.boolean(), false),
  promoCode: v.fallback(v.pipe(v.string(), v.maxLength(40)), ''),
  isBonusBetRemoved: v.fallback(v.boolean(), false),
  expressId: v.fallback(v.nullable(id), null),
  isLoadedFromCode: v.fallback(v.boolean(), false),
  seenMatchPrices: v.fallback(seenMatchPricesSchema, []),
});

/** The coupon in one piece, as it is kept beside the keys of its bets. */
export function writeCoupon({ bets, isTypeChosen: _isTypeChosen, ...terms }: Draft): string {
  return JSON.stringify({
    bets: bets.map(({ bet, amount }) => ({
      market: marketAtStart(bet.market, bet.seenCoef),
      seenAt: bet.seenAt,
      blockId: bet.blockId,
      statusId: bet.statusId,
      amount,
    })),
    addedAtByBetId: Object.fromEntries(bets.map(({ bet, addedAt }) => [bet.market.id, addedAt])),
    ...terms,
  });
}

/** Type, system, stake and bets of the stored coupon; null if it is malformed. */
export function parseSavedCoupon(raw: string | null): Draft | null {
  const saved = v.safeParse(savedCouponSchema, parseJson(raw, MAX_COUPON_LENGTH));
  if (!saved.success) return null;
  const { bets, addedAtByBetId, ...terms } = saved.output;
  const entries = bets.slice(0, MAX_BETS).flatMap((one) => {
    const bet = v.safeParse(savedBetSchema, one);
    if (!bet.success) return [];
    const addedAt = v.safeParse(time, addedAtByBetId[bet.output.bet.market.id]);
    return [{ ...bet.output, addedAt: addedAt.success ? addedAt.output : 0 }];
  });
  return withBets({ ...emptyDraft, ...terms, isTypeChosen: true }, entries);
}

/** A draft with these bets and no others, its type one that they allow. */
export function withBets(draft: Draft, entries: readonly DraftBet[]): Draft {
  const { bets, typeId, isTypeChosen } = typeAfterRemoval(
    mergeBets({ ...draft, bets: [] }, entries),
  );
  const expressId = bets.length === 0 ? null : draft.expressId;
  return { ...draft, bets, typeId, isTypeChosen, expressId };
}

function parseJson(raw: string | null, longest: number): unknown {
  if (raw === null || raw.length > longest) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
