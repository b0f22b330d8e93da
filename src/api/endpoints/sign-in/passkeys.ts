import { passkeyListSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineDelete, defineGet, definePost } from '../../endpoint';
import { askedPasskey } from './passkey-sign-in';

const path = '/web-api/user/passkeys';
const answer = passkeyListSchema;
const token = 'required';

export const passkeysCall = defineGet({ path, request: v.object({}), answer, token });

/** Begins to add a passkey, which `passkeyAddCall` ends. */
export const passkeyCreationCall = definePost({
  path: `${path}/options`,
  request: v.object({}),
  answer: askedPasskey,
  token,
});

export const passkeyAddCall = definePost({
  path,
  request: v.object({
    flowId: v.string(),
    response: v.custom<object>((value) => typeof value === 'object' && value !== null),
  }),
  answer,
  token,
});

export const passkeyRenameCall = definePost({
  path: `${path}/:passkeyId`,
  request: v.pipe(
    v.object({ id: v.number(), name: v.string() }),
    v.transform(({ id, name }) => ({ passkeyId: id, name })),
  ),
  answer,
  token,
});

export const passkeyRemoveCall = defineDelete({
  path: `${path}/:passkeyId`,
  request: v.pipe(
    v.object({ id: v.number() }),
    v.transform(({ id }) => ({ passkeyId: id })),
  ),
  answer,
  token,
});
