import * as v from 'valibot';
import { clientSeedSchema, drawSchema, labelSchema } from '../fair/rounds';
import {
  gameCodeSchema,
  isoSchema,
  MAX_STATE_BYTES,
  momentSchema,
  moneySchema,
  roundIdSchema,
  sha256Schema,
  tokenSchema,
  transactionIdSchema,
} from './values';

/** So many draws has a round at most. */
const MAX_DRAWS = 500;

const ofSession = { token: tokenSchema };
const ofRound = { ...ofSession, roundId: roundIdSchema, gameCode: gameCodeSchema };
const stateBytes = (state: unknown): number =>
  new TextEncoder().encode(JSON.stringify(state)).byteLength;

/** JSON that `authenticate` gives back, to go on with a round that was interrupted. */
const stateSchema = v.pipe(
  v.unknown(),
  v.check((state) => state !== undefined && stateBytes(state) <= MAX_STATE_BYTES),
);
const drawsSchema = v.pipe(v.array(drawSchema), v.minLength(1), v.maxLength(MAX_DRAWS));

const authenticateSchema = v.strictObject({
  /** Of the address that the operator launched; it can be exchanged once, within 60 s. */
  code: tokenSchema,
});

const balanceSchema = v.strictObject(ofSession);

const betSchema = v.pipe(
  v.strictObject({
    ...ofRound,
    transactionId: transactionIdSchema,
    amount: v.pipe(moneySchema, v.minValue(1)),
    currency: isoSchema,
    /** What the operator draws for the round, with its first bet; left out by a provider with numbers of its own. */
    draws: v.optional(drawsSchema),
    /** The domain label of the draws; the game's code by default. */
    label: v.optional(labelSchema),
    /** Of the table by which the game pays; it is kept with the round. */
    tableHash: v.optional(sha256Schema),
    /** Of a bet on a shared round: its first bet names it, with the state that `save-round` would keep. */
    shared: v.optional(v.strictObject({ round: roundIdSchema, state: stateSchema })),
    /** A free spin, which begins its round: the operator pays the stake, and counts it. */
    isFree: v.optional(v.literal(true)),
    /** The provider's time. */
    at: momentSchema,
  }),
  v.check(({ draws, shared }) => draws === undefined || shared === undefined),
);

const winSchema = v.strictObject({
  ...ofRound,
  transactionId: transactionIdSchema,
  /** The bet that has won; 0 says that it has lost. */
  betTransactionId: transactionIdSchema,
  amount: moneySchema,
  currency: isoSchema,
  at: momentSchema,
});

const rollbackSchema = v.strictObject({
  ...ofRound,
  transactionId: transactionIdSchema,
  /** The bet that is taken back, whether or not the operator has seen it. */
  betTransactionId: transactionIdSchema,
  at: momentSchema,
});

const closeRoundSchema = v.strictObject({
  ...ofRound,
  /** The sums that the provider counts, without bets that were refused or taken back. */
  staked: moneySchema,
  won: moneySchema,
  at: momentSchema,
});

const saveRoundSchema = v.strictObject({
  ...ofRound,
  /** Counts the states of a round; a lower one than the last is not kept. */
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  state: stateSchema,
  at: momentSchema,
});

const ofTable = { gameCode: gameCodeSchema };

const openTableSchema = v.strictObject({
  ...ofTable,
  /** Fixed once, after the operator has answered with the terminal hash: neither side chooses it knowing the seeds. */
  salt: v.optional(clientSeedSchema),
  at: momentSchema,
});

const drawSharedSchema = v.strictObject({
  ...ofTable,
  /** The round that bets have named; from now on it takes none. */
  sharedRound: roundIdSchema,
  draws: drawsSchema,
  at: momentSchema,
});

const openRoundsSchema = v.strictObject({
  /** Left out: of all games. */
  gameCode: v.optional(gameCodeSchema),
  /** Rounds that began later are not listed. */
  before: v.optional(momentSchema),
  /** The last round of the answer before; left out at first. */
  after: v.optional(roundIdSchema),
  at: momentSchema,
});

/** The body of each call. */
export const walletBodies = {
  authenticate: authenticateSchema,
  balance: balanceSchema,
  bet: betSchema,
  win: winSchema,
  rollback: rollbackSchema,
  'close-round': closeRoundSchema,
  'save-round': saveRoundSchema,
  'open-table': openTableSchema,
  'draw-shared': drawSharedSchema,
  'open-rounds': openRoundsSchema,
} as const;
export type WalletCall = keyof typeof walletBodies;
export type WalletBody<Call extends WalletCall> = v.InferOutput<(typeof walletBodies)[Call]>;
