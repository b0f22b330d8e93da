import { coefSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';

const combinationLegSchema = v.object({
  marketId: v.string(),
  typeId: v.number(),
  marketTypeId: v.number(),
  param: v.nullable(v.string()),
  /** Its own price. */
  coef: coefSchema,
  /** The price of the combination without it. */
  coefWithout: coefSchema,
});

/** Outcomes of one match that the operator offers together, with their price together. */
export const combinationSchema = v.object({
  coef: coefSchema,
  legs: v.pipe(v.array(combinationLegSchema), v.minLength(2)),
});
export type Combination = v.InferOutput<typeof combinationSchema>;

export const combinationAnswers = {
  lineCombinations: v.object({ combinations: v.array(combinationSchema) }),
} as const;
