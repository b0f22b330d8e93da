import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** Closes the account; all sessions of the player end. */
export const closeCall = definePost({
  path: '/web-api/user/close',
  request: v.object({}),
  answer: v.object({}),
  token: 'required',
});
