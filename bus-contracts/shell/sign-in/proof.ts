import * as v from 'valibot';
import { defineCommand } from '../define';
import { sentCode } from './auth';

/** How a player proves again who they are; those with two steps need the password and a code, of the app or by SMS. */
export const proofKind = v.picklist(['password', 'password-and-code', 'password-and-sms']);
export type ProofKind = v.InferOutput<typeof proofKind>;

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The proof, where one is asked for. The code is of the authenticator app, the one that was sent in `flowId`, or a recovery code. */
export const proofRequest = v.object({
  password: v.optional(password),
  flowId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
});
export type ProofRequest = v.InferOutput<typeof proofRequest>;

/** A code that is sent to a player's own phone. */
export const stepCode = v.object({
  ...sentCode.entries,
  /** False: none may be sent before `resendAt`. */
  isSent: v.boolean(),
});
export type StepCode = v.InferOutput<typeof stepCode>;

export const proofSend = defineCommand({
  name: 'proof.send',
  version: 1,
  owner: 'two-step',
  doc: 'Sends a code to the phone of a player whose second step that is, once the password was right; with it they prove who they are.',
  request: v.object({ password }),
  answer: stepCode,
  failures: [
    'captcha-not-solved',
    'not-signed-in',
    /** Details: `{ until }`, on the page's clock. */
    'too-many-attempts',
    'two-step-off',
    'unavailable',
    'wrong-password',
  ],
  secret: ['request.password'],
});
