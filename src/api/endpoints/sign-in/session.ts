import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The player of the cookie `sid`; the session service itself repeats the call. */
export const userCheck = defineGet({
  path: '/web-api/user/check',
  request: v.object({}),
  answer: v.object({ userId: v.string() }),
  token: 'sent',
  timeoutMs: 5000,
  retries: 0,
});

export const userToken = defineGet({
  path: '/web-api/user/gettoken',
  request: v.object({ force_refresh: v.literal(true) }),
  answer: v.object({ token: v.string() }),
  token: 'sent',
});
