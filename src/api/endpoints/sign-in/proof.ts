import * as v from 'valibot';
import { definePost } from '../../endpoint';

const path = '/web-api/user/proof';
const token = 'required';

/** A code to the player's own phone; not sent: the limits allow none before `resendAt`. */
export const stepCode = v.object({
  flowId: v.pipe(v.string(), v.minLength(1)),
  /** The number, without most of it. */
  sentTo: v.string(),
  expiresAt: v.number(),
  resendAt: v.number(),
  isSent: v.boolean(),
});

/** The player proves again who they are: by the password, with a code for players with two steps, or by the code that was sent. */
export const proofCall = definePost({
  path,
  request: v.object({
    password: v.optional(v.string()),
    flowId: v.optional(v.string()),
    code: v.optional(v.string()),
  }),
  answer: v.object({}),
  token,
});

/** Sends a code to the phone of a player whose second step that is. */
export const proofSendCall = definePost({
  path: `${path}/code`,
  request: v.object({ password: v.string() }),
  answer: stepCode,
  token,
});
