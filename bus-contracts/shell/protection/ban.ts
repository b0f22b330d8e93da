import * as v from 'valibot';
import { defineState } from '../define';

export const banState = defineState({
  name: 'ban.state',
  version: 1,
  owner: 'ban',
  // Areas don't get the operator's reasons against a player.
  doc: 'Whether the operator has banned the signed-in player; published once it is known.',
  value: v.object({
    /** A level above 0. */
    isBanned: v.boolean(),
    banLevel: v.number(),
    banVersion: v.number(),
  }),
});
export type BanState = v.InferOutput<typeof banState.value>;
