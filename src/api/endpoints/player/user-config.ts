import { userConfigSchema } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** An answer that has an error in place of its result is none. */
export const userConfigCall = defineGet({
  path: '/web-api/user/config',
  request: v.object({}),
  answer: v.pipe(
    v.object({ result: userConfigSchema }),
    v.transform(({ result }) => result),
  ),
  token: 'required',
});
