import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from './auth';

export const qrSignInState = defineState({
  name: 'qrSignIn.state',
  version: 1,
  owner: 'qr-sign-in',
  doc: 'The QR code that this browser shows, so that a player of another one lets it sign in.',
  value: v.object({
    /** `scanned`: the digits are shown. `approved`: the sign-in is under way. `ended`: the message says why. */
    step: v.picklist(['off', 'starting', 'shown', 'scanned', 'approved', 'ended']),
    /** What the QR code is made of, another one every 30 s; null where none is shown. */
    code: v.nullable(v.string()),
    /** What the player compares and types on the other device. */
    digits: v.nullable(v.string()),
    /** Until when it can be answered, on the page's clock. */
    expiresAt: v.nullable(v.number()),
    message: v.nullable(stepMessage),
  }),
  secret: ['value.code', 'value.digits'],
});
export type QrSignIn = v.InferOutput<typeof qrSignInState.value>;

export const qrSignInStart = defineCommand({
  name: 'qrSignIn.start',
  version: 1,
  owner: 'qr-sign-in',
  doc: 'Shows a new QR code, in the place of an earlier one, and signs in once it is approved.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const qrSignInStop = defineCommand({
  name: 'qrSignIn.stop',
  version: 1,
  owner: 'qr-sign-in',
  doc: 'Shows no QR code any more, and signs in with none.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
