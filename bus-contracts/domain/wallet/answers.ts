import * as v from 'valibot';
import { LANGUAGES } from '../../contracts/languages';
import { sharedRoundSchema } from '../fair/rounds';
import type { WalletCall } from './bodies';
import {
  gameCodeSchema,
  isoSchema,
  momentSchema,
  moneySchema,
  roundIdSchema,
  sha256Schema,
  tokenSchema,
  transactionIdSchema,
} from './values';

/** What the operator has drawn for a round. */
const drawnSchema = v.object({
  label: v.string(),
  /** The hash of the server seed. */
  commitment: sha256Schema,
  nonce: momentSchema,
  /** The numbers of each draw, in the order of the draws. */
  results: v.array(v.array(v.number())),
});
export type WalletDraw = v.InferOutput<typeof drawnSchema>;

/** The round of a table on which a round has bet. */
const sharedSchema = v.object({
  round: roundIdSchema,
  /** Null until it was drawn. */
  drawn: v.nullable(sharedRoundSchema),
});

const openRoundSchema = v.object({
  roundId: roundIdSchema,
  gameCode: gameCodeSchema,
  /** The bets of the round that count, in their order. */
  bets: v.array(v.object({ transactionId: transactionIdSchema, amount: moneySchema })),
  staked: moneySchema,
  won: moneySchema,
  draw: v.nullable(drawnSchema),
  /** Null: the numbers of the round are its player's own. */
  shared: v.nullable(sharedSchema),
  /** The last that `save-round` kept; both are null where none was. */
  step: v.nullable(v.number()),
  state: v.unknown(),
});
export type OpenRound = v.InferOutput<typeof openRoundSchema>;

/** Free spins of the player in the game: bets with `isFree`, whose stakes the operator pays. */
const freeSpinsSchema = v.object({
  /** How many can still be used. */
  left: moneySchema,
  /** Of each. */
  stake: moneySchema,
  /** What they have paid so far, and the most that all of them pay. */
  won: moneySchema,
  maxWin: moneySchema,
  endsAt: momentSchema,
});
export type FreeSpins = v.InferOutput<typeof freeSpinsSchema>;

/** Null: there are none; an operator that gives no free spins leaves it out. */
const freeSpins = v.optional(v.nullable(freeSpinsSchema), null);

const ofGame = {
  gameCode: gameCodeSchema,
  currency: v.object({ iso: isoSchema, scale: v.number() }),
  /** A language of the site, by its id: "en". */
  language: v.picklist(LANGUAGES),
  /** The shortest time from the first bet of a round to that of the next. */
  minCycleMs: momentSchema,
  /** The bounds of a bet, which is a multiple of `step`: so no part of what a round returns is cut. */
  stake: v.object({ min: moneySchema, max: moneySchema, step: moneySchema }),
};

/** A session for money has a token; a demo has none, since it books nothing. */
const authenticatedSchema = v.variant('mode', [
  v.object({
    mode: v.literal('real'),
    ...ofGame,
    token: tokenSchema,
    /** Names the player to this provider alone. */
    playerId: v.string(),
    balance: moneySchema,
    openRound: v.nullable(openRoundSchema),
    /** Those that the next free spin uses. */
    freeSpins,
  }),
  v.object({ mode: v.literal('demo'), ...ofGame }),
]);

const balances = { balance: moneySchema, currency: isoSchema, at: momentSchema };

const movedSchema = v.object({ transactionId: transactionIdSchema, ...balances });
/** Of a bet with `isFree` and of its win: the free spins that it has used. */
const playedSchema = v.object({ ...movedSchema.entries, freeSpins });
const betAnswerSchema = v.object({
  ...playedSchema.entries,
  /** Of the bet that named draws; null for others. */
  draw: v.nullable(drawnSchema),
});

const tableSchema = v.object({
  gameCode: gameCodeSchema,
  /** Of the chain that the table draws from. */
  terminalHash: sha256Schema,
  /** Null until it is fixed. */
  salt: v.nullable(v.string()),
  /** Rounds that the chain has, and those that were drawn. */
  length: v.number(),
  drawn: v.number(),
  /** Whether no new round may begin; one that has begun ends as ever. */
  isPaused: v.boolean(),
  at: momentSchema,
});

const sharedDrawSchema = v.object({
  gameCode: gameCodeSchema,
  sharedRound: roundIdSchema,
  drawn: sharedRoundSchema,
  /** When it was drawn. */
  at: momentSchema,
});

const openRoundsSchema = v.object({
  /** At most 100, from the oldest. */
  rounds: v.array(
    v.object({
      ...openRoundSchema.entries,
      /** Of the round's session. */
      token: tokenSchema,
      currency: isoSchema,
    }),
  ),
  at: momentSchema,
});

/** The answer to each call. */
export const walletAnswers = {
  authenticate: authenticatedSchema,
  /** With the free spins that the next one uses. */
  balance: v.object({ ...balances, freeSpins }),
  bet: betAnswerSchema,
  win: playedSchema,
  rollback: movedSchema,
  'close-round': v.object({ roundId: roundIdSchema, ...balances }),
  'save-round': v.object({ roundId: roundIdSchema, step: v.number(), at: momentSchema }),
  'open-table': tableSchema,
  'draw-shared': sharedDrawSchema,
  'open-rounds': openRoundsSchema,
} as const satisfies Record<WalletCall, v.GenericSchema>;
export type WalletAnswer<Call extends WalletCall> = v.InferOutput<(typeof walletAnswers)[Call]>;
