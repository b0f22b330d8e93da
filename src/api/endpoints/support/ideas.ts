import { ideaListSchema, newIdeaSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/ideas';
const token = 'required';

export const ideasCall = defineGet({
  path,
  request: v.object({}),
  answer: ideaListSchema,
  token,
});

export const sendIdeaCall = definePost({
  path,
  request: newIdeaSchema,
  answer: v.object({ ideaId: v.string() }),
  token,
});
