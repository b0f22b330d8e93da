import {
  amountSchema,
  coefSchema,
  couponTypeSchema,
  pricedAtSchema,
} from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { PlacementCoupon } from '../../../../api';
import type { KeyValueStore } from '../../../ports';
import { INTENT_PREFIX, isIntentKey } from '../storage/keys';
import type { Unsent } from './snapshot';

const MAX_INTENT_LENGTH = 50_000;

const betSchema = v.object({
  marketId: v.string(),
  coef: coefSchema,
  blockId: v.number(),
  isBanker: v.boolean(),
  seen: pricedAtSchema,
  sentAt: v.number(),
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
});

const matchPriceSchema = v.object({ gameId: v.number(), coef: coefSchema, seen: pricedAtSchema });

const couponSchema: v.GenericSchema<unknown, PlacementCoupon> = v.object({
  refId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  userId: v.string(),
  accountId: v.number(),
  typeId: couponTypeSchema,
  systemValue: v.number(),
  amount: amountSchema,
  scale: v.number(),
  bets: v.array(betSchema),
  matchPrices: v.optional(v.array(matchPriceSchema)),
  coef: v.number(),
  coefByView: v.string(),
  coefViewId: v.number(),
  changeCoefAction: v.picklist([0, 1, 2]),
  exactCoef: v.number(),
  isDropOnScoreChange: v.boolean(),
  amountByBlockId: v.record(v.string(), v.number()),
  prepaidAmount: v.number(),
  promoCode: v.string(),
  isVipBet: v.boolean(),
  isFreeBet: v.optional(v.boolean(), false),
  bonusCoef: v.nullable(coefSchema),
  hyperBonus: v.nullable(v.object({ percent: v.number() })),
});

const intentSchema = v.object({
  coupon: couponSchema,
  /** On the operator's clock; null where that was not known. */
  sentAt: v.nullable(v.number()),
  /** `sent`: it may arrive, or have arrived. `missing`: long after, the operator did not have it. */
  status: v.picklist(['sent', 'missing']),
  /** The match of its first bet: "Arsenal – Chelsea". */
  match: v.optional(v.string()),
});

/** A coupon that left, or is about to leave, for the operator. */
export type Intent = v.InferOutput<typeof intentSchema>;

/** Keeps intents from before the send until their fate is known, through reloads as well. */
export interface Intents {
  /** Reads the intents that other tabs have sent, and drops those that they have settled. */
  catchUp(): void;
  all(): readonly Intent[];
  /** The intent a coupon had when it went missing: sent again, it must go under the same refId. */
  missingLike(coupon: Unsent): Intent | undefined;
  put(intent: Intent): void;
  remove(refId: string): void;
  /** False once another tab has settled it. */
  isOpen(refId: string): boolean;
}

export function createIntents(store: KeyValueStore): Intents {
  const open = new Map<string, Intent>();
  /** The intents that are in storage: an open one that is not could not be stored. */
  const kept = new Set<string>();

  const read = (): void => {
    for (const key of store.keys()) {
      if (!isIntentKey(key)) continue;
      const intent = parseIntent(store.get(key));
      if (intent && INTENT_PREFIX + intent.coupon.refId === key) {
        open.set(intent.coupon.refId, intent);
        kept.add(intent.coupon.refId);
      } else {
        store.remove(key);
      }
    }
  };
  read();

  return {
    catchUp: () => {
      for (const refId of kept) {
        if (store.get(INTENT_PREFIX + refId) !== null) continue;
        kept.delete(refId);
        open.delete(refId);
      }
      read();
    },
    all: () => [...open.values()],
    missingLike: (coupon) =>
      [...open.values()].find(
        (intent) => intent.status === 'missing' && isSameCoupon(intent.coupon, coupon),
      ),
    put: (intent) => {
      const { refId } = intent.coupon;
      open.set(refId, intent);
      if (store.set(INTENT_PREFIX + refId, JSON.stringify(intent))) kept.add(refId);
    },
    remove: (refId) => {
      open.delete(refId);
      kept.delete(refId);
      store.remove(INTENT_PREFIX + refId);
    },
    isOpen: (refId) =>
      open.has(refId) && !(kept.has(refId) && store.get(INTENT_PREFIX + refId) === null),
  };
}

function parseIntent(raw: string | null): Intent | null {
  if (raw === null || raw.length > MAX_INTENT_LENGTH) return null;
  try {
    const parsed = v.safeParse(intentSchema, JSON.parse(raw));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The same bet on the same terms; when its prices were looked at does not make it another. */
function isSameCoupon({ refId: _refId, ...kept }: PlacementCoupon, coupon: Unsent): boolean {
  return canonical(kept) === canonical(coupon);
}

/** Members that do not belong to the bet's terms. */
const NOTES = new Set(['seen', 'sentAt', 'score']);

/** JSON with sorted members. */
function canonical(value: Unsent): string {
  return JSON.stringify(value, (key, member: unknown) => {
    if (NOTES.has(key)) return undefined;
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
