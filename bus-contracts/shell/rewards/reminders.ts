import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const teamCashState = defineState({
  name: 'teamCash.state',
  version: 1,
  owner: 'team-cash',
  doc: 'The news of Team Cash that a player is shown; null where there is none.',
  value: v.object({
    /** So many of their payments were accepted: with the fourth Team Cash is activated. */
    accepted: v.nullable(v.picklist([3, 4])),
  }),
});

export const teamCashClose = defineCommand({
  name: 'teamCash.close',
  version: 1,
  owner: 'team-cash',
  doc: 'The player has read it.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
