import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const usual = { token: 'sent', timeoutMs: 8000 } as const;

/** What a browser asks a network for an account with. */
const oneTapOffer = v.object({
  /** "": no account is offered; the other members are empty then. */
  clientId: v.string(),
  /** The address of the network's file for browsers (FedCM). */
  configURL: v.string(),
  /** Binds the credential to this browser; it is used once. */
  nonce: v.string(),
  network: v.nullable(v.object({ key: v.string(), name: v.string() })),
});
export type OneTapOffer = v.InferOutput<typeof oneTapOffer>;

export const oneTapOfferCall = defineGet({
  ...usual,
  path: '/social-api/oauth/google-one-tap/clientId',
  request: v.object({}),
  answer: oneTapOffer,
});

export const oneTapCall = definePost({
  ...usual,
  path: '/social-api/oauth/google-one-tap',
  isForm: true,
  request: v.object({
    /** The token that the browser has got from the network. */
    credential: v.string(),
    language: v.string(),
    /** By its ISO code. */
    currency: v.string(),
    countryId: v.number(),
  }),
  answer: v.object({ redirectUrl: v.string() }),
});
