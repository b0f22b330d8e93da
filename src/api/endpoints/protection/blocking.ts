import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** These calls change nothing; a blocked visitor can neither get a token nor solve a captcha. */
const USUAL = { token: 'sent', isRecoverable: false, timeoutMs: 5000 } as const;

/** Whether an address redirects: to another address, or to a page that explains a block. */
export const redirectLight = definePost({
  ...USUAL,
  path: '/redirects-api/api/v1/redirect-light',
  request: v.object({ url: v.string() }),
  answer: v.object({
    redirect: v.boolean(),
    code: v.optional(v.nullable(v.number()), null),
    url: v.optional(v.nullable(v.string()), null),
    reasons: v.optional(v.array(v.number()), []),
    breadcrumbs: v.optional(v.array(v.string()), []),
  }),
  retries: 5,
  retryMs: 1000,
});

/** Whether the visitor is blocked; `auth` is true for a player. */
export const blockCall = definePost({
  ...USUAL,
  path: '/blocks-api/api/v2/block',
  request: v.object({ auth: v.boolean(), url: v.string() }),
  answer: v.object({ displayTypeId: v.number(), templateTypeId: v.number() }),
  retries: 2,
  retryMs: 100,
});
