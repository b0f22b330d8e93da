import {
  newRequestSchema,
  requestEntries,
  requestHeadSchema,
  requestMovementSchema,
  requestReplySchema,
  requestTopicsSchema,
} from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';
import { decimal, inMinorUnits } from '../money/movements';

const path = '/web-api/requests';
const token = 'required';

/** The operator sends the amount of the transaction as a decimal. */
const request = v.object({
  ...requestEntries,
  movement: v.nullable(
    v.pipe(
      v.object({ ...requestMovementSchema.entries, amount: decimal }),
      v.transform((sent) => inMinorUnits(sent)),
    ),
  ),
});
const named = v.object({ requestId: v.string() });

export const requestTopicsCall = defineGet({
  path: `${path}/topics`,
  request: v.object({}),
  answer: requestTopicsSchema,
  token,
});

export const requestsCall = defineGet({
  path,
  request: v.object({}),
  answer: v.object({ requests: v.array(requestHeadSchema) }),
  token,
});

export const requestCall = defineGet({
  path: `${path}/:requestId`,
  request: named,
  answer: v.object({ request }),
  token,
});

export const createRequestCall = definePost({
  path,
  request: newRequestSchema,
  answer: named,
  token,
});

export const replyCall = definePost({
  path: `${path}/:requestId/reply`,
  request: v.object({ ...named.entries, ...requestReplySchema.entries }),
  answer: v.object({ request }),
  token,
});

export const closeRequestCall = definePost({
  path: `${path}/:requestId/close`,
  request: named,
  answer: v.object({}),
  token,
});

export const readRequestCall = definePost({
  path: `${path}/:requestId/read`,
  request: named,
  answer: v.object({}),
  token,
});
