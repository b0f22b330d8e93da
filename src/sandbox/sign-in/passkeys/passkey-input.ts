import * as v from 'valibot';

/** Longer than any key or attestation that a browser sends. */
const bytes = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000), v.regex(/^[\w-]+$/));
const id = v.pipe(bytes, v.maxLength(1400));
const flowId = v.pipe(v.string(), v.maxLength(100));

/** The members that both answers of an authenticator have; the site asks for no extension that it reads. */
const credential = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.pipe(v.object({})), {}),
};

/** A new passkey, as a browser's `toJSON` has it. */
export const newPasskeySchema = v.object({
  flowId,
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,30}$/))), v.maxLength(10)),
        [],
      ),
    }),
  }),
});

/** The answer of a passkey to a challenge, as a browser's `toJSON` has it. */
export const signedSchema = v.object({
  flowId,
  remember: v.optional(v.boolean(), false),
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
    }),
  }),
});

export const nameSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.replaceAll(/\s+/g, ' ').trim()),
    v.minLength(1),
    v.maxLength(50),
  ),
});

export type NewPasskey = v.InferOutput<typeof newPasskeySchema>['response'];
export type SignedAnswer = v.InferOutput<typeof signedSchema>['response'];
