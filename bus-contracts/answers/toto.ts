import * as v from 'valibot';
import { totoDrawSchema, totoSectionSchema } from './draws/toto-draw';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Minor units of the currency of the pools. */
const money = count;

export const totoAnswers = {
  /** The sections with their jackpots and the number of draws that take coupons. */
  totoSections: v.object({
    iso: v.string(),
    scale: count,
    /** The least stake of a combination. */
    unit: money,
    sections: v.array(v.object({ section: totoSectionSchema, jackpot: money, openDraws: count })),
  }),
  /** Draws of a section: the open ones by their close, the announced ones, or those that are closed, the newest first. */
  totoDraws: v.object({ draws: v.array(totoDrawSchema), hasMore: v.boolean() }),
};
export type TotoSections = v.InferOutput<typeof totoAnswers.totoSections>;
