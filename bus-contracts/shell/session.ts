import * as v from 'valibot';
import { defineCommand, defineState } from '../kernel/contract';

export const sessionCallState = defineState({
  name: 'sessionCall.state',
  version: 1,
  owner: 'session-call',
  audience: 'shell',
  doc: 'What the session call answered, word for word; null until it did.',
  value: v.object({ text: v.nullable(v.string()) }),
});

/** An id as the operator gives it; null for none. */
const profileId = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

export const sessionProfilesState = defineState({
  name: 'sessionProfiles.state',
  version: 1,
  owner: 'session-profiles',
  audience: 'shell',
  doc: 'Under which profiles the player sees line and live, and since when; none for whoever has just come or gone.',
  value: v.object({ line: profileId, live: profileId, at: v.number() }),
});

export const sessionProfilesSet = defineCommand({
  name: 'sessionProfiles.set',
  version: 1,
  owner: 'session-profiles',
  audience: 'shell',
  doc: 'Sets the profile of line or live until another player comes; what is left out stays.',
  request: v.object({ line: v.optional(profileId), live: v.optional(profileId) }),
  answer: v.object({}),
  failures: [],
});
