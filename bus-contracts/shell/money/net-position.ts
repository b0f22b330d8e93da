import * as v from 'valibot';
import { defineState } from '../define';

export const netPositionState = defineState({
  name: 'netPosition.state',
  version: 1,
  owner: 'net-position',
  doc: 'How long the session has lasted, and what the player has won or lost in it; null without a player, until the operator has answered, and where the jurisdiction does not require it.',
  value: v.nullable(
    v.object({
      seconds: v.number(),
      /** What was won less what was lost; minor units of the main account's currency. */
      net: v.pipe(v.number(), v.safeInteger()),
      iso: v.string(),
      scale: v.number(),
    }),
  ),
});
export type NetPositionState = v.InferOutput<typeof netPositionState.value>;
