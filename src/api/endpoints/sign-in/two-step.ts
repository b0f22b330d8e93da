import { twoStepSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineDelete, defineGet, definePost } from '../../endpoint';
import { sentCode } from './sign-in-steps';

const path = '/web-api/user/two-step';
const token = 'required';
const request = v.object({});
/** They are answered once. */
const answer = v.object({ recoveryCodes: v.pipe(v.array(v.string()), v.minLength(1)) });

export const twoStepCall = defineGet({ path, request, answer: twoStepSchema, token });

/** Makes a secret, or sends a code to the player's phone; `twoStepConfirmCall` puts it in force. */
export const twoStepBeginCall = definePost({
  path: `${path}/begin`,
  request: v.object({ by: v.picklist(['totp', 'sms']) }),
  answer: v.variant('by', [
    v.object({
      by: v.literal('totp'),
      /** In base32. */
      secret: v.string(),
      /** `otpauth://…`. */
      address: v.string(),
      expiresAt: v.number(),
    }),
    v.object({ by: v.literal('sms'), ...sentCode.entries }),
  ]),
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
