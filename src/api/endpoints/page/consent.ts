import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** Sends the visitor's consent with its time; a repeated time changes nothing. */
export const cookieAgreementCall = definePost({
  path: '/web-api/agreements/cookies',
  request: v.object({
    /** Milliseconds since the epoch. */
    cookiesAgreeTime: v.number(),
    cookiesAgreeType: v.number(),
  }),
  answer: v.object({}),
  retries: 2,
});
