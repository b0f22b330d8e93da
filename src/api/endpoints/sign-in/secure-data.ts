import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** Characters that need no escaping in a cookie. */
const word = v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{0,500}$/)), '');

/** The grant for actions that need more than a sign-in; null where the operator gives none. */
export const secureData = defineGet({
  path: '/web-api/user/securedata',
  request: v.object({}),
  answer: v.pipe(
    v.object({ ggru: word, session: word, grant: word }),
    v.transform(({ ggru, session, grant }) =>
      ggru === '' || session === '' || grant === '' ? null : { ggru, session, grant },
    ),
  ),
  token: 'required',
});
