import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';

/** The operator takes and sends the amounts of deposits and withdrawals as decimals. */
export const decimal = v.pipe(v.number(), v.finite());

/** A bound in the currency of an account; an operator without one may leave it out. */
export const bound = v.optional(v.nullable(decimal), null);

/** A bound in minor units. */
export const minorBound = (amount: number | null, scale: number): number | null =>
  amount === null ? null : toMinor(amount, scale);

/** Until when a deposit or a withdrawal usually ends; an operator may leave it out. */
export const expectedBy = v.optional(v.nullable(v.number()), null);

/** A deposit or a withdrawal that the player wishes. */
export const wishEntries = {
  accountId: v.number(),
  methodId: v.string(),
  amount: v.number(),
  scale: v.number(),
  refId: v.string(),
};

/** A wish as it is sent to the operator. */
export function inDecimals<Wish extends { readonly amount: number; readonly scale: number }>({
  amount,
  scale,
  ...wish
}: Wish) {
  return { ...wish, amount: fromMinor(amount, scale) };
}

/** A deposit or a withdrawal of the operator's, with its amount in minor units. */
export function inMinorUnits<Sent extends { readonly amount: number; readonly scale: number }>(
  sent: Sent,
): Sent {
  return { ...sent, amount: toMinor(sent.amount, sent.scale) };
}
