import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** Sends the device's fingerprint, in return for a token that is sent with every call. */
export const fingerprintSend = definePost({
  path: '/web-api/fingerprint',
  request: v.object({ visitorId: v.string(), componentsData: v.string() }),
  answer: v.object({
    // It goes into a header.
    token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/)),
    expiresAt: v.pipe(v.number(), v.safeInteger()),
  }),
  token: 'sent',
  isRecoverable: false,
});
