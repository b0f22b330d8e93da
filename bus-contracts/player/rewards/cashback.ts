import * as v from 'valibot';
import { lotterySchema } from '../../answers/draws/lotto-draw';
import { bonusTermsSchema } from '../../answers/promo';
import { defineCommand, defineState } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const audience = { areas: ['bonuses', 'office'] } as const;

const modeSchema = v.picklist(['points', 'balance']);
export type CashbackMode = v.InferOutput<typeof modeSchema>;
const levelSchema = v.picklist(['vip', 'premium']);
export type CashbackLevel = v.InferOutput<typeof levelSchema>;

const currency = { iso: v.string(), scale: countSchema };

/** The terms of a period; amounts are minor units of the currency. */
const programmeSchema = v.object({
  /** `points`: for each stake; `balance`: a percent of it at the end of the period. It holds to that end. */
  mode: modeSchema,
  /** Of the period that begins then, as far as it is known. */
  nextMode: modeSchema,
  /** `premium`: for players who are verified. */
  level: levelSchema,
  levels: v.array(
    v.object({
      level: levelSchema,
      /** For a stake of `stake`. */
      points: countSchema,
      percent: countSchema,
      /** What a stake and a balance give. */
      example: v.object({
        stake: countSchema,
        points: countSchema,
        balance: countSchema,
        amount: countSchema,
      }),
    }),
  ),
  ...currency,
  stake: countSchema,
  /** The most that the end of a period gives for an account. */
  cap: countSchema,
  startsAt: v.number(),
  /** The next payment is made then. */
  endsAt: v.number(),
  earned: v.variant('mode', [
    v.object({
      mode: v.literal('points'),
      points: countSchema,
      /** Of stakes that are not settled. */
      waiting: countSchema,
    }),
    v.object({
      mode: v.literal('balance'),
      /** What each account would be paid if the period ended now. */
      amounts: v.array(v.object({ ...currency, balance: countSchema, amount: countSchema })),
    }),
  ]),
});
export type CashbackProgramme = v.InferOutput<typeof programmeSchema>;

export const cashbackSchema = v.object({
  /** Null: nothing may be offered to the player now. */
  programme: v.nullable(programmeSchema),
  /** Of periods that have ended, the newest first. */
  payments: v.array(
    v.object({
      id: v.string(),
      endedAt: v.number(),
      ...currency,
      /** When the period ended. */
      balance: countSchema,
      percent: countSchema,
      amount: countSchema,
      /** False: nothing could be offered to the player then. */
      isPaid: v.boolean(),
    }),
  ),
});
export type CashbackView = v.InferOutput<typeof cashbackSchema>;

const pointEntrySchema = v.object({
  id: v.string(),
  at: v.number(),
  /** `cashback`: for a stake; `prize`: of a bonus game; `try` and `exchange`: paid with points. */
  what: v.picklist(['cashback', 'prize', 'try', 'exchange']),
  /** The game, or what was bought; null: neither. */
  title: v.nullable(v.string()),
  /** Negative: they were paid. */
  points: v.pipe(v.number(), v.safeInteger()),
  /** `open`: the stake is not settled; `void`, `cashed-out` and `barred` gave nothing. */
  state: v.picklist(['open', 'credited', 'void', 'cashed-out', 'barred']),
});
export type PointEntry = v.InferOutput<typeof pointEntrySchema>;

export const pointsSchema = v.object({
  points: countSchema,
  /** Of stakes that are not settled. */
  waiting: countSchema,
  /** The newest first. */
  entries: v.array(pointEntrySchema),
  /** Bonuses that points are exchanged for, by `purchase.propose` (`kind` "points", `lines` ["1"]); none where nothing may be offered to the player. */
  store: v.array(
    v.object({
      ref: v.string(),
      offer: v.string(),
      /** In points. */
      price: countSchema,
      terms: bonusTermsSchema,
      /** Another bonus has not ended. */
      isTaken: v.boolean(),
    }),
  ),
  /** Free bets that points are exchanged for, in the same way: each becomes a promo code of the player. */
  freeBets: v.optional(
    v.array(
      v.object({
        ref: v.string(),
        /** In points. */
        price: countSchema,
        /** The stake; minor units. */
        amount: countSchema,
        ...currency,
        /** For how long the code is good. */
        days: countSchema,
      }),
    ),
    [],
  ),
  /** Free spins that points are exchanged for, in the same way; amounts are minor units. */
  freeSpins: v.optional(
    v.array(
      v.object({
        ref: v.string(),
        /** In points. */
        price: countSchema,
        /** Its name. */
        game: v.string(),
        spins: countSchema,
        /** Of one spin. */
        stake: countSchema,
        /** The most that all of them pay. */
        maxWin: countSchema,
        ...currency,
        /** For how long they can be used. */
        days: countSchema,
      }),
    ),
    [],
  ),
  /** Tickets of lotteries that points are exchanged for, in the same way: each is one combination of random numbers in one draw. */
  tickets: v.optional(
    v.array(
      v.object({
        ref: v.string(),
        /** In points. */
        price: countSchema,
        lottery: lotterySchema,
        /** The end of the sale; another ticket is sold then. */
        closesAt: v.number(),
        drawsAt: v.number(),
        /** What the house pays for it; minor units. */
        stake: countSchema,
        ...currency,
      }),
    ),
    [],
  ),
});
export type PointsView = v.InferOutput<typeof pointsSchema>;

export const cashbackState = defineState({
  name: 'cashback.state',
  version: 1,
  owner: 'cashback',
  audience,
  doc: 'What cashback gives the player now, and what it has paid; null for a guest, and before `cashback.load`.',
  value: v.nullable(cashbackSchema),
});

export const cashbackLoad = defineCommand({
  name: 'cashback.load',
  version: 1,
  owner: 'cashback',
  audience,
  doc: 'Loads what `cashback.state` publishes from then on.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable'],
});

export const pointsState = defineState({
  name: 'points.state',
  version: 1,
  owner: 'cashback',
  audience,
  doc: 'The points of the player, with what they were given and taken for; null for a guest, and before `points.load`.',
  value: v.nullable(pointsSchema),
});

export const pointsLoad = defineCommand({
  name: 'points.load',
  version: 1,
  owner: 'cashback',
  audience,
  doc: 'Loads what `points.state` publishes from then on.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable'],
});
