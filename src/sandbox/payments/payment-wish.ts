import * as v from 'valibot';
import { idSchema } from '../http/inputs';

/** What a player wants to pay in or to withdraw. */
export const wishSchema = v.object({
  accountId: idSchema,
  methodId: v.pipe(v.string(), v.maxLength(40)),
  /** A decimal of the account's currency. */
  amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000)),
  refId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
});
