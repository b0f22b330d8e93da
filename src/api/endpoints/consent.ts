import * as v from 'valibot';
import { definePost } from '../endpoint';

/** Tells the operator what the visitor agreed to, and when; the same time again changes nothing. */
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
