import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const autoLogoffState = defineState({
  name: 'autoLogoff.state',
  version: 1,
  owner: 'auto-logoff',
  doc: 'When an inactive player is signed out, and whether the warning is shown now.',
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
  doc: 'Reports in every tab that the player is still active.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
