import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const fingerprintState = defineState({
  name: 'fingerprint.state',
  version: 1,
  owner: 'fingerprint',
  doc: "The device's fingerprint, as the operator took it; null until it has one, and where the device can't be recognised.",
  value: v.nullable(
    v.object({ token: v.string(), componentsData: v.string(), expiresAt: v.number() }),
  ),
  secret: ['value.token', 'value.componentsData'],
});
export type Fingerprint = NonNullable<v.InferOutput<typeof fingerprintState.value>>;

export const fingerprintRenew = defineCommand({
  name: 'fingerprint.renew',
  version: 1,
  owner: 'fingerprint',
  doc: 'Takes the fingerprint anew; answers when the state has it.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});
