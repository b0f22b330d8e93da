import * as v from 'valibot';
import { defineCommand } from '../define';

const id = v.pipe(v.number(), v.safeInteger());

/**
 * The visitor's actions as parts of the shell report them. There is no member for anything that a person
 * typed: ids and words of the site's own, and nothing else, fit in.
 */
const happeningSchema = v.variant('kind', [
  v.object({
    kind: v.literal('registration'),
    /** The operator’s code: fast_reg, phone_reg, full_reg, soc_reg. */
    type: v.pipe(v.string(), v.regex(/^[a-z_]{1,20}$/)),
    /** 0 none, 1 sports, 2 casino. */
    bonusId: v.optional(id),
    /** Of a registration through a social network. */
    socialNetworkId: v.optional(id),
  }),
  v.object({ kind: v.literal('sign-in-failed'), errorCode: id }),
]);
export type Happening = v.InferOutput<typeof happeningSchema>;

export const analyticsTrack = defineCommand({
  name: 'analytics.track',
  version: 1,
  owner: 'analytics',
  doc: 'Something happened that the operator counts where the visitor agreed to it.',
  request: happeningSchema,
  answer: v.object({}),
  failures: [],
});
