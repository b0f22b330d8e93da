import * as v from 'valibot';

export const minor = v.pipe(v.number(), v.safeInteger());

/** What a deposit and a withdrawal have in common. */
export const movementEntries = {
  id: v.string(),
  accountId: v.number(),
  methodId: v.string(),
  amount: minor,
  iso: v.string(),
  scale: v.number(),
  createdAt: v.number(),
  changedAt: v.number(),
  /** Until when it usually ends, as the operator has measured; null: that is not known. */
  expectedBy: v.nullable(v.number()),
};

/** An account that can be paid to or withdrawn from. */
export const movementAccountEntries = {
  id: v.number(),
  iso: v.string(),
  scale: v.number(),
  isActive: v.boolean(),
  money: minor,
  min: minor,
  max: minor,
};

/** A deposit or a withdrawal that the player wishes; the same `refId` is the same wish. */
export const wishSchema = v.object({
  accountId: v.number(),
  methodId: v.string(),
  amount: v.pipe(minor, v.minValue(1)),
  refId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
});
