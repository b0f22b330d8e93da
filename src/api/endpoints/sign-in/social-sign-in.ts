import * as v from 'valibot';
import { definePost } from '../../endpoint';
import { secondStepEntries, sentCode } from './sign-in-steps';

const usual = { token: 'sent', timeoutMs: 8000 } as const;

/** What a sign-in through a network has come to. */
const socialResult = v.variant('result', [
  v.object({ result: v.picklist(['none', 'signed-in']) }),
  v.object({
    result: v.literal('two-step'),
    ...secondStepEntries,
  }),
  v.object({
    result: v.literal('unknown'),
    network: v.object({ id: v.number(), key: v.string(), name: v.string() }),
    name: v.string(),
    /** The mail address without most of it; null: the network has none. */
    mail: v.nullable(v.string()),
    expiresAt: v.number(),
  }),
]);
export type SocialResult = v.InferOutput<typeof socialResult>;

export const socialResultCall = definePost({
  ...usual,
  path: '/social-api/oauth/result',
  request: v.object({}),
  answer: socialResult,
});

/** Sends a code to the mail address of the person who has returned. */
export const socialLinkCall = definePost({
  ...usual,
  path: '/social-api/oauth/link',
  request: v.object({}),
  answer: sentCode,
});
