import * as v from 'valibot';
import { defineState } from '../../kernel/contract';

const sportIds = v.array(v.number());

export const playerRulesState = defineState({
  name: 'playerRules.state',
  version: 1,
  owner: 'user-config',
  doc: 'What the signed-in player may not bet on; nothing for a guest, and until it is known.',
  value: v.object({
    /** Ids of sports that are closed for the player before a game begins, and in play. */
    line: sportIds,
    live: sportIds,
    /** Whether all sports are. */
    isLineClosed: v.boolean(),
    isLiveClosed: v.boolean(),
    /** Why the operator takes no bet from the player, whatever it is, in their language; null: it does. */
    refusal: v.nullable(v.object({ code: v.string(), text: v.string() })),
  }),
});
export type PlayerRules = v.InferOutput<typeof playerRulesState.value>;
