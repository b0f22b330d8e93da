import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const stageFrame = defineState({
  name: 'stage.frame',
  version: 1,
  owner: 'stage',
  doc: 'The frame of the game on the stage; null where there is none. Its address signs in to the game once.',
  value: v.nullable(
    v.object({
      /** Counts the frames of this page. */
      key: v.number(),
      url: v.string(),
      /** The game's name. */
      title: v.string(),
      mode: v.picklist(['real', 'demo']),
      /** `failed`: the game can't go on, and may be opened again. */
      phase: v.picklist(['loading', 'playing', 'round', 'failed']),
      /** When it was opened, ms on this machine's clock. */
      openedAt: v.number(),
      isMuted: v.boolean(),
      /** Why no round may begin. */
      rest: v.nullable(v.string()),
      /** What was staked and won since it was opened, minor units; null in a demo, and while it loads. */
      sums: v.nullable(
        v.object({
          staked: v.number(),
          won: v.number(),
          iso: v.string(),
          scale: v.number(),
          /** The jackpots that it has won; `won` has them too. */
          jackpots: v.array(v.object({ title: v.string(), money: v.number() })),
        }),
      ),
    }),
  ),
  secret: ['value.url'],
});
export type StageFrame = NonNullable<v.InferOutput<typeof stageFrame.value>>;

export const stageOther = defineState({
  name: 'stage.other',
  version: 1,
  owner: 'stage',
  doc: 'Another game that is open for money, where only one may be: the player chooses which is to go on. Null: there is no such choice.',
  value: v.nullable(
    v.object({
      /** The other game's name. */
      title: v.string(),
    }),
  ),
});

export type StageOther = NonNullable<v.InferOutput<typeof stageOther.value>>;

export const stageReopen = defineCommand({
  name: 'stage.reopen',
  version: 1,
  owner: 'stage',
  doc: 'Opens the game that failed once more, or the one that waits for the end of another one, which it ends. Answered as `stage.open` is; where it is refused, what the player saw before stays.',
  request: v.object({}),
  answer: v.object({}),
  failures: [
    'guest',
    'excluded',
    'product-blocked',
    'no-demo',
    'maintenance',
    'unknown-game',
    'session-limit-reached',
    'unavailable',
  ],
});

export const stageFault = defineCommand({
  name: 'stage.fault',
  version: 1,
  owner: 'stage',
  doc: 'The frame sent what no game may send; it is closed.',
  request: v.object({ key: v.number(), fault: v.picklist(['malformed', 'flooded', 'oversized']) }),
  answer: v.object({}),
  failures: [],
});

export const stageMute = defineCommand({
  name: 'stage.mute',
  version: 1,
  owner: 'stage',
  doc: 'Turns the sound of games off or on; it is off in a new page.',
  request: v.object({ isMuted: v.boolean() }),
  answer: v.object({}),
  failures: [],
});
