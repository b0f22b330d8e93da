import * as v from 'valibot';
import { defineState } from '../define';

export const bonusBoundState = defineState({
  name: 'bonuses.bound',
  version: 1,
  owner: 'bonuses',
  doc: 'What the terms of the active bonus allow of a stake on its product; null where no bonus is active. The operator refuses any other stake.',
  value: v.nullable(
    v.object({
      product: v.picklist(['sports', 'casino']),
      iso: v.string(),
      scale: v.number(),
      /** Minor units. */
      maxStake: v.number(),
      /** Of a bet on sports; null: none are asked for. */
      minOdds: v.nullable(v.number()),
    }),
  ),
});
export type BonusBound = NonNullable<v.InferOutput<typeof bonusBoundState.value>>;
