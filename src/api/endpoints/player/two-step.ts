import { twoStepSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineDelete, defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/two-step';
const token = 'required';
const request = v.object({});
/** They are answered once. */
const answer = v.object({ recoveryCodes: v.pipe(v.array(v.string()), v.minLength(1)) });

export const twoStepCall = defineGet({ path, request, answer: twoStepSchema, token });

/** Makes a secret, which `twoStepConfirmCall` puts in force. */
export const twoStepBeginCall = definePost({
  path: `${path}/begin`,
  request,
  answer: v.object({
    /** In base32. */
    secret: v.string(),
    /** `otpauth://…`. */
    address: v.string(),
    expiresAt: v.number(),
  }),
  token,
});

export const twoStepConfirmCall = definePost({
  path: `${path}/confirm`,
  request: v.object({ code: v.string() }),
  answer,
  token,
});

export const twoStepRecoveryCodesCall = definePost({
  path: `${path}/recovery-codes`,
  request,
  answer,
  token,
});

export const twoStepOffCall = defineDelete({ path, request, answer: twoStepSchema, token });
