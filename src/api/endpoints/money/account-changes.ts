import * as v from 'valibot';
import { definePost } from '../../endpoint';

// Apart from `account.ts`, which is part of the first load: most visits change no account.

/** The operator's text is in `data.message`, also for a refusal. */
const messageSchema = v.pipe(
  v.object({ data: v.object({ message: v.string() }) }),
  v.transform(({ data }) => data),
);

export const userAccountsActive = definePost({
  path: '/web-api/user/accounts/active',
  request: v.object({ id: v.number() }),
  answer: v.pipe(
    v.object({ data: v.optional(v.object({ message: v.string() })) }),
    v.transform(({ data }) => data ?? { message: '' }),
  ),
  token: 'required',
});

export const userAccountsAdd = definePost({
  path: '/web-api/user/accounts/add',
  request: v.object({ currencyId: v.number() }),
  answer: messageSchema,
  token: 'required',
});

export const userAccountsRemove = definePost({
  path: '/web-api/user/accounts/remove',
  request: v.object({ id: v.number() }),
  answer: messageSchema,
  token: 'required',
});
