import * as v from 'valibot';

/** How a player proves again who they are; those with two steps need the password and a code. */
export const proofKind = v.picklist(['password', 'password-and-code']);
export type ProofKind = v.InferOutput<typeof proofKind>;

/** The proof, where one is asked for. The code is of the authenticator app, or a recovery code. */
export const proofRequest = v.object({
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
});
export type ProofRequest = v.InferOutput<typeof proofRequest>;
