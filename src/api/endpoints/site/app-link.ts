import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** Sends the link of the page of apps by SMS. It is not sent again by itself: the first one may have arrived. */
export const appLinkCall = definePost({
  path: '/web-api/app-link',
  request: v.object({
    /** With the code of its country: "+49 1512 3456789". */
    phone: v.string(),
  }),
  answer: v.object({}),
});
