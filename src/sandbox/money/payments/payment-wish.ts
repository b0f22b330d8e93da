import { CASINO_SECTIONS } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { idSchema } from '../../platform/http/inputs';

/** What a player wants to pay in or to withdraw. */
export const wishSchema = v.object({
  accountId: idSchema,
  methodId: v.pipe(v.string(), v.maxLength(40)),
  /** A decimal of the account's currency. */
  amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000)),
  refId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
});

/** A deposit that a player wants to make. */
export const depositWishSchema = v.object({
  ...wishSchema.entries,
  /** No bonus is to come with it. */
  isWithoutBonus: v.optional(v.boolean(), false),
  /** The section of the casino that it is begun from. */
  section: v.optional(v.nullable(v.picklist(CASINO_SECTIONS)), null),
});
