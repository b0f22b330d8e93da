import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

export const apiCall = defineCommand({
  name: 'api.call',
  version: 1,
  owner: 'area-calls',
  doc: 'Makes a call to the operator that areas may make; `callOperator` of `@grandstand/bus-contracts/answers` sends it with the types of each call.',
  request: v.object({
    /** The name that the endpoint has for areas; any other is refused as `bad-request`. */
    call: v.string(),
    input: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
  answer: v.object({ answer: v.unknown() }),
  failures: [
    'bad-request',
    'not-found',
    'unauthorized',
    'refused',
    'offline',
    'timeout',
    'unavailable',
  ],
});
