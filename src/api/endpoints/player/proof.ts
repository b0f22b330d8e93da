import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** The player proves again who they are; `code` is for players with two steps. */
export const proofCall = definePost({
  path: '/web-api/user/proof',
  request: v.object({ password: v.string(), code: v.optional(v.string()) }),
  answer: v.object({}),
  token: 'required',
});
