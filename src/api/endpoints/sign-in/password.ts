import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** Chooses another password; the player's other sessions end. */
export const passwordCall = definePost({
  path: '/web-api/user/password',
  request: v.object({ password: v.string() }),
  answer: v.object({}),
  token: 'required',
});
