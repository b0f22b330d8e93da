import { mailingSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/mailing';
const answer = v.pipe(
  v.object({ result: mailingSchema }),
  v.transform(({ result }) => result),
);

export const mailingCall = defineGet({ path, request: v.object({}), answer, token: 'required' });

/** Changes the given members, and keeps the others. */
export const mailingSaveCall = definePost({
  path,
  request: v.partial(mailingSchema),
  answer,
  token: 'required',
});
