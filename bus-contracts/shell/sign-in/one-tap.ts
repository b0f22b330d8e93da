import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

/** The social network whose accounts are offered. */
const network = v.object({ key: v.string(), name: v.string() });

export const authOneTap = defineState({
  name: 'auth.oneTap',
  version: 1,
  owner: 'one-tap',
  doc: 'Whether a guest is offered to sign in with one tap on an account of a network. No message has the credential.',
  value: v.object({
    isOffered: v.boolean(),
    /** The site as the network knows it; "" where nothing is offered. */
    clientId: v.string(),
    /** The network of the card that the shell shows; null: there is none, or the browser itself shows the accounts. */
    card: v.nullable(network),
  }),
});
export type OneTap = v.InferOutput<typeof authOneTap.value>;

export const authOneTapClose = defineCommand({
  name: 'auth.oneTapClose',
  version: 1,
  owner: 'one-tap',
  doc: 'The guest closes the card: no account is offered again until the browser is closed.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
