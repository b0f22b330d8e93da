import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const autoLogoffState = defineState({
  name: 'autoLogoff.state',
  version: 1,
  owner: 'auto-logoff',
  doc: 'When a player who does nothing is signed out, and whether they are warned of it now.',
  value: v.object({
    /** By the page's clock; null for a guest, and where the site has no automatic sign-out. */
    deadline: v.nullable(v.number()),
    isWarned: v.boolean(),
  }),
});

export const autoLogoffStay = defineCommand({
  name: 'autoLogoff.stay',
  version: 1,
  owner: 'auto-logoff',
  doc: 'Says that the player is still there, in every tab.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
