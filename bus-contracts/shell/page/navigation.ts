import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../define';

export const navigationGuard = defineCommand({
  name: 'navigation.guard',
  version: 1,
  owner: 'navigation',
  doc: 'Checks the guards of the page again, since their data have changed; while navigation is blocked, every move is cancelled.',
  request: v.object({
    /** Left out: as it was. */
    isBlocked: v.optional(v.boolean()),
  }),
  answer: v.object({}),
  failures: [],
});

export const navigationProgress = defineState({
  name: 'navigation.progress',
  version: 1,
  owner: 'navigation',
  doc: 'Whether the guards of a move take long.',
  value: v.object({ isSlow: v.boolean() }),
});

export const navigationMoved = defineState({
  name: 'navigation.moved',
  version: 1,
  owner: 'navigation',
  doc: 'The player has begun to leave the page that the server sent; not published before.',
  value: v.object({}),
});

export const navigationStayed = defineEvent({
  name: 'navigation.stayed',
  version: 1,
  owner: 'navigation',
  doc: 'A move ended on the page that it began on: it was refused, with a move back or forward undone, or it went to a place within the page.',
  payload: v.object({ isRefused: v.boolean() }),
});
