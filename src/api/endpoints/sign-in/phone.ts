import { phoneSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';
import { sentCode } from './sign-in-steps';
import { stepCode } from './proof';

const path = '/web-api/user/phone';
const token = 'required';
const request = v.object({});
const done = v.object({ step: v.literal('done'), ...phoneSchema.entries });

export const phoneCall = defineGet({ path, request, answer: phoneSchema, token });

/** Sends a code to a new number. */
export const phoneBeginCall = definePost({
  path,
  request: v.pipe(
    v.object({ countryCode: v.string(), number: v.string() }),
    v.transform(({ countryCode, number }) => ({ country_code: countryCode, phone: number })),
  ),
  answer: sentCode,
  token,
});

/** Sends a code to the number that is removed. */
export const phoneRemoveCall = definePost({
  path: `${path}/remove`,
  request,
  answer: stepCode,
  token,
});

export const phoneConfirmCall = definePost({
  path: `${path}/confirm`,
  request: v.object({ flowId: v.string(), code: v.string() }),
  answer: v.variant('step', [done, v.object({ step: v.literal('old'), ...stepCode.entries })]),
  token,
});

export const phoneWithoutOldCall = definePost({
  path: `${path}/without-old`,
  request: v.object({ password: v.string(), code: v.optional(v.string()) }),
  answer: done,
  token,
});
