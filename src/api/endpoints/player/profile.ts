import { profileChangeSchema, profileFormSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/profile';
const answer = v.pipe(
  v.object({ result: profileFormSchema }),
  v.transform(({ result }) => result),
);

export const profileCall = defineGet({ path, request: v.object({}), answer, token: 'required' });

export const profileSaveCall = definePost({
  path,
  request: profileChangeSchema,
  answer,
  token: 'required',
});
