import {
  fairRoundSchema,
  fairSeedsSchema,
  fairSharedRoundSchema,
} from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

export const fairSeedsCall = defineGet({
  path: '/web-api/fair/seeds',
  request: v.object({}),
  answer: fairSeedsSchema,
  token: 'required',
});

export const fairRotateCall = definePost({
  path: '/web-api/fair/rotate',
  request: v.object({ commitment: v.string() }),
  answer: fairSeedsSchema,
  token: 'required',
});

export const fairClientSeedCall = definePost({
  path: '/web-api/fair/client-seed',
  request: v.object({ commitment: v.string(), clientSeed: v.string() }),
  answer: fairSeedsSchema,
  token: 'required',
});

export const fairRoundsCall = defineGet({
  path: '/web-api/fair/rounds',
  request: v.object({}),
  answer: v.object({
    rounds: v.array(fairRoundSchema),
    shared: v.optional(v.array(fairSharedRoundSchema)),
  }),
  token: 'required',
});
