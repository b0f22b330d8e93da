import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** Keeps the session alive at the operator; the answer is bare text. */
export const sessionCall = defineGet({
  path: '/web-api/session',
  request: v.object({}),
  answer: v.picklist(['player', 'guest']),
  format: 'text',
  token: 'sent',
  retries: 0,
});
