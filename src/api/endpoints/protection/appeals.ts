import { appealListSchema, newAppealSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/block-appeals';
const token = 'required';

export const appealsCall = defineGet({
  path,
  request: v.object({}),
  answer: appealListSchema,
  token,
});

export const sendAppealCall = definePost({
  path,
  request: newAppealSchema,
  answer: appealListSchema,
  token,
});
