import { termsSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const PATH = '/web-api/api-v3/v2/user/agreement-rules';

export const termsStatusCall = defineGet({
  path: `${PATH}/status`,
  request: v.object({}),
  answer: v.object({
    /** The terms have changed since the player agreed to them. */
    result: v.boolean(),
    updatedAt: v.nullish(v.number(), null),
  }),
  token: 'required',
});

export const termsCall = defineGet({
  path: PATH,
  request: v.object({}),
  answer: termsSchema,
});

export const termsConfirmCall = definePost({
  path: `${PATH}/confirm`,
  request: v.object({ updatedAt: v.number() }),
  answer: v.object({}),
  token: 'required',
});
