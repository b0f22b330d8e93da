import * as v from 'valibot';
import { defineCommand, defineEvent } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const audience = { areas: ['casino'] } as const;
const currency = { iso: v.string(), scale: countSchema };

/** `settling`: it is over, and the last rounds are being finished; `cancelled`: the entries came back. */
const stateSchema = v.picklist(['before', 'running', 'settling', 'settled', 'cancelled']);
export type TournamentState = v.InferOutput<typeof stateSchema>;

/** A tournament; amounts are minor units of the fund's currency. */
export const tournamentCardSchema = v.object({
  id: v.string(),
  /** In the operator's words. */
  title: v.string(),
  state: stateSchema,
  startsAt: v.number(),
  /** A cancelled one ended when it was cancelled. */
  endsAt: v.number(),
  /** Of the fund. */
  ...currency,
  entry: countSchema,
  /** What the prizes are paid from: the money of the house, and the entries. */
  fund: countSchema,
  /** Who has entered. */
  players: countSchema,
  /** The stake of a round that counts, in the visitor's currency. */
  stake: v.object({ ...currency, amount: countSchema }),
  /** Null: the visitor has not entered. */
  own: v.nullable(v.picklist(['entered', 'disqualified'])),
});
export type TournamentCard = v.InferOutput<typeof tournamentCardSchema>;

/** What the player's entry has come to. */
const ownTournamentSchema = v.object({
  /** Why the player was disqualified; null: they were not. */
  reason: v.nullable(v.picklist(['several-accounts', 'rules-broken'])),
  /** Null: no round counts so far. */
  place: v.nullable(countSchema),
  rounds: countSchema,
  /** In hundredths of the stake. */
  score: countSchema,
  /** The prize, or the entry that came back; minor units of the account's currency. */
  payout: countSchema,
  ...currency,
});
export type OwnTournament = v.InferOutput<typeof ownTournamentSchema>;

export const tournamentSchema = v.object({
  ...tournamentCardSchema.entries,
  /** What `purchase.propose` names it (`kind` "tournament", `lines` ["1"], `amount` the entry). */
  ref: v.string(),
  /** How many rounds make the score: the best ones. */
  bestRounds: countSchema,
  /** With fewer players who have a round that counts it is cancelled. */
  leastPlayers: countSchema,
  settlesAt: v.number(),
  /** The games whose rounds count, by the names in their addresses. */
  games: v.array(v.string()),
  /** Of the first place, the second and so on: of the present fund before the end, as paid after it; empty where it was cancelled. */
  prizes: v.array(countSchema),
  /** How many players have a place. */
  ranked: countSchema,
  /** The first places, and those around the player's own; nobody is named. */
  places: v.array(
    v.object({
      place: countSchema,
      /** In hundredths of the stake. */
      score: countSchema,
      rounds: countSchema,
      isOwn: v.boolean(),
    }),
  ),
  /** Null: the visitor has not entered. */
  me: v.nullable(ownTournamentSchema),
});
export type TournamentView = v.InferOutput<typeof tournamentSchema>;

export const tournamentsList = defineCommand({
  name: 'tournaments.list',
  version: 1,
  owner: 'tournaments',
  audience,
  doc: 'The tournaments of the casino, for a guest too: those that run first, then those to come and those that ended lately. A player to whom nothing may be offered has only those that they have entered.',
  request: v.object({}),
  answer: v.object({
    /** Nothing may be offered to the player. */
    isBarred: v.boolean(),
    tournaments: v.array(tournamentCardSchema),
  }),
  failures: ['unavailable'],
});
export type TournamentList = v.InferOutput<typeof tournamentsList.answer>;

export const tournamentsGet = defineCommand({
  name: 'tournaments.get',
  version: 1,
  owner: 'tournaments',
  audience,
  doc: "A tournament with its prizes, its places and the player's own. It is entered by `purchase.propose`.",
  request: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({
    isBarred: v.boolean(),
    /** Null: it may not be offered to the player. */
    tournament: v.nullable(tournamentSchema),
  }),
  failures: ['not-found', 'unavailable'],
});
export type TournamentShown = v.InferOutput<typeof tournamentsGet.answer>;

export const tournamentsChanged = defineEvent({
  name: 'tournaments.changed',
  version: 1,
  owner: 'tournaments',
  audience,
  doc: "The player's entries may have changed: one was bought, paid or returned.",
  payload: v.object({}),
});
