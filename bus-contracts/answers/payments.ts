import * as v from 'valibot';

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The terms of a way to pay, in minor units of the currency of the answer. */
const termsSchema = v.object({
  min: minor,
  max: minor,
  /** What the operator takes of it, in hundredths of a percent; 0: nothing. */
  fee: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Milliseconds within which it usually ends; null: that is not known. */
  usualMs: v.nullable(v.number()),
});
export type PaymentTerms = v.InferOutput<typeof termsSchema>;

export const paymentAnswers = {
  /** The ways to pay in and to be paid, for the visitor's country and a currency. */
  paymentWays: v.object({
    /** The visitor's country: its code (ISO 3166), and its name in the language of the request. */
    country: v.object({ code: v.string(), name: v.string() }),
    /** ISO 4217, and its decimals. */
    iso: v.string(),
    scale: v.number(),
    /** The currencies that an account can have. */
    currencies: v.array(v.string()),
    ways: v.array(
      v.object({
        id: v.string(),
        isUp: v.boolean(),
        deposit: termsSchema,
        /** Null: no money goes back this way. */
        withdrawal: v.nullable(termsSchema),
      }),
    ),
  }),
};
