import * as v from 'valibot';
import { defineCommand, defineEvent } from '../define';

export const feedReconnect = defineCommand({
  name: 'feed.reconnect',
  version: 1,
  owner: 'feed',
  doc: 'Opens the connection anew at once, from where it was.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const feedPlayer = defineEvent({
  name: 'feed.player',
  version: 1,
  owner: 'feed',
  doc: 'The operator reports a change of the signed-in player: bets placed elsewhere or settled, money moved.',
  payload: v.object({
    betIds: v.array(v.string()),
    /** The operator takes another view of the player: a ban, an exclusion. */
    isStatusChanged: v.optional(v.boolean()),
    /** The operator's two numbers of a ban, so that no part has to load them first. */
    ban: v.optional(v.object({ level: v.number(), version: v.number() })),
    /** The player's limits are others, by whichever device; no bet and no balance is. */
    areLimitsChanged: v.optional(v.boolean()),
  }),
});
