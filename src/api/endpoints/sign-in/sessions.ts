import { securitySessionsSchema, signInHistorySchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineDelete, defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/sessions';
const answer = securitySessionsSchema;
const token = 'required';

export const sessionsCall = defineGet({ path, request: v.object({}), answer, token });

export const sessionEndCall = defineDelete({
  path: `${path}/:number`,
  request: v.object({ number: v.number() }),
  answer,
  token,
});

export const sessionsEndOthersCall = definePost({
  path: `${path}/end-others`,
  request: v.object({}),
  answer,
  token,
});

export const signInHistoryCall = defineGet({
  path: '/web-api/user/sign-ins',
  request: v.object({}),
  answer: signInHistorySchema,
  token,
});
