import { userConfigSchema } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** An answer with an error instead of a result is malformed. */
export const userConfigCall = defineGet({
  path: '/web-api/user/config',
  request: v.object({}),
  answer: v.pipe(
    v.object({ result: userConfigSchema }),
    v.transform(({ result }) => result),
  ),
  token: 'required',
});
