import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../define';

const minor = v.pipe(v.number(), v.safeInteger());

export const realityCheckState = defineState({
  name: 'realityCheck.state',
  version: 1,
  owner: 'reality-check',
  doc: 'Whether the reality check is due, and the figures of the session so far.',
  value: v.object({
    /** Null without an open question. */
    asked: v.nullable(
      v.object({
        /** The interval that the player chose. */
        everyMinutes: v.number(),
        playedMs: v.number(),
        /** Minor units of the main account's currency; null while they load, and where they can't be loaded. */
        sums: v.nullable(
          v.object({ staked: minor, won: minor, lost: minor, iso: v.string(), scale: v.number() }),
        ),
        isLoading: v.boolean(),
      }),
    ),
  }),
});
export type RealityCheckState = v.InferOutput<typeof realityCheckState.value>;

export const realityCheckAnswer = defineCommand({
  name: 'realityCheck.answer',
  version: 1,
  owner: 'reality-check',
  doc: 'The player has looked, and goes on, signs out, or looks at the limits.',
  request: v.object({ choice: v.picklist(['go-on', 'sign-out', 'limits']) }),
  answer: v.object({}),
  failures: [],
});

export const protectionStop = defineCommand({
  name: 'protection.stop',
  version: 1,
  owner: 'limits',
  doc: 'Excludes the player for 24 hours at once: they are signed out.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['bad-value', 'error', 'unauthorized', 'forbidden', 'unavailable'],
});

export const limitsChanged = defineEvent({
  name: 'limits.changed',
  version: 1,
  owner: 'limits',
  doc: 'The limits of the player have changed: the published rests of them are no longer current.',
  payload: v.object({}),
});

export const sessionLimitState = defineState({
  name: 'sessionLimit.state',
  version: 1,
  owner: 'session-limit',
  doc: 'The time left of the daily session limit that the player set.',
  value: v.object({
    /** Milliseconds on the operator's clock; null without a limit. */
    endsAt: v.nullable(v.number()),
    /** The time is over: nothing may be played until the player is signed out. */
    hasEnded: v.boolean(),
  }),
});
export type SessionLimitState = v.InferOutput<typeof sessionLimitState.value>;

export const sessionLimitLeave = defineCommand({
  name: 'sessionLimit.leave',
  version: 1,
  owner: 'session-limit',
  doc: 'The notice that the time is over was closed or confirmed: the player is signed out.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
