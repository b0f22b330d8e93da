import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

const audience = { areas: ['casino', 'games'] } as const;

export const GAME_MODES = ['real', 'demo'] as const;

export const stageState = defineState({
  name: 'stage.state',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'The game on the stage, without money: `empty` where there is none, `round` while a round is under way, `resting` where none may begin.',
  value: v.object({
    phase: v.picklist(['empty', 'loading', 'playing', 'round', 'resting', 'failed']),
    gameId: v.nullable(v.number()),
    mode: v.nullable(v.picklist(GAME_MODES)),
  }),
});
export type StageState = v.InferOutput<typeof stageState.value>;

export const stageOpen = defineCommand({
  name: 'stage.open',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'Opens a game on the stage of its page, in the place of another one, which may end its round first. Where only one game may be open for money and another one is, it only asks the player which is to go on: the stage stays `empty` until they open this one. `guest`: real play is for players.',
  request: v.object({
    gameId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    mode: v.picklist(GAME_MODES),
  }),
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

export const stageClose = defineCommand({
  name: 'stage.close',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'Ends the game on the stage: at the end of its round, or after 8 s. The operator keeps a round that did not end.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
