import * as v from 'valibot';
import { languageSchema } from '../contracts/player/settings';
import { defineCommand, defineEvent, defineState } from '../kernel/contract';

/** The name in the manifest of a game's frame; no area may have it. */
export const GAME_FRAME = 'game-frame';

const audience = { areas: [GAME_FRAME] } as const;

/** Why no round may begin, the weightiest first: the shell shows the reason. */
export const REST_REASONS = [
  'reality-check',
  'session-limit',
  'signed-out',
  'dialog',
  'offline',
  'closing',
] as const;
export type RestReason = (typeof REST_REASONS)[number];

export const gameSetup = defineState({
  name: 'game.setup',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'How a game is shown.',
  value: v.object({
    language: languageSchema,
    theme: v.picklist(['dark', 'light']),
    /** The visitor asked their system for less motion. */
    isMotionReduced: v.boolean(),
    /** Sound is off until the player turns it on. */
    isMuted: v.boolean(),
    mode: v.picklist(['real', 'demo']),
  }),
});

export const gameBalance = defineState({
  name: 'game.balance',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'The money of the account that is played with, as the operator has it; null in a demo.',
  value: v.nullable(v.object({ money: v.number(), iso: v.string(), scale: v.number() })),
});

export const gameRest = defineState({
  name: 'game.rest',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'Whether rounds may begin; a round that is under way may always be played to its end.',
  value: v.object({ reason: v.nullable(v.picklist(REST_REASONS)) }),
});
export type GameRest = v.InferOutput<typeof gameRest.value>;

export const gameReady = defineEvent({
  name: 'game.ready',
  version: 1,
  owner: '*',
  audience,
  doc: 'A game can be played, or goes on with the round that it was left in.',
  payload: v.object({}),
});

export const gameRound = defineEvent({
  name: 'game.round',
  version: 1,
  owner: '*',
  audience,
  doc: 'A round began or ended; it moves no money, which the operator alone does.',
  payload: v.object({
    phase: v.picklist(['begun', 'ended']),
    roundId: v.pipe(v.string(), v.maxLength(80)),
  }),
});

export const gameExit = defineEvent({
  name: 'game.exit',
  version: 1,
  owner: '*',
  audience,
  doc: 'The player leaves a game by its own button.',
  payload: v.object({}),
});

export const gameFailed = defineEvent({
  name: 'game.failed',
  version: 1,
  owner: '*',
  audience,
  doc: 'A game cannot go on; `code` is for the report of the fault.',
  payload: v.object({ code: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)) }),
});

export const gameAsk = defineCommand({
  name: 'game.ask',
  version: 1,
  owner: 'stage',
  audience,
  doc: 'Has the shell open what a game asks for; the player decides there.',
  request: v.object({ what: v.picklist(['cashier', 'sign-in']) }),
  answer: v.object({}),
  failures: ['unavailable'],
});
