import * as v from 'valibot';
import { defineGet } from '../endpoint';

/** Who the cookie `sid` says it is; the session service repeats it by its own rule. */
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
