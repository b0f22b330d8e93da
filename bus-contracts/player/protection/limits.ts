import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';
import { LIMIT_TYPES, limitTypesOf } from './limit-types';
import type { LimitMeasure, LimitType } from './limit-types';

export const limitTypeSchema = v.picklist(LIMIT_TYPES);

/** The types that are of no money, each the only one of its kind. */
export const LIMIT = {
  selfExclusion: 30,
  session: 31,
  realityCheck: 32,
  timeout: 33,
  special: 37,
} as const satisfies Readonly<Record<string, LimitType>>;

/** The value of a limit that is not set. */
export const NO_LIMIT = -1;

export const limitMeasureSchema = v.picklist([
  'money',
  'days',
  'hours',
  'minutes',
] satisfies LimitMeasure[]);

const seconds = v.number();

export const limitSchema = v.object({
  limitType: limitTypeSchema,
  /** In its measure; -1: unset. */
  limitValue: v.number(),
  limitState: v.picklist(['INACTIVE', 'ACTIVE', 'PENDING']),
  /** Seconds since the epoch, on the operator's clock; null where it has no such moment. */
  startedAt: v.nullable(seconds),
  endsAt: v.nullable(seconds),
  /** The rest: money in minor units, a session in seconds; null where nothing is counted; -1 if unset. */
  limitBalance: v.nullable(v.number()),
  /** It has waited its time, and holds once the player confirms it. */
  needApprove: v.boolean(),
  /** Id of the reason that was given; null for none. */
  selfExcludeReason: v.nullable(v.number()),
  measure: limitMeasureSchema,
  /** The values that it may have. */
  availableValues: v.array(v.number()),
});
export type Limit = v.InferOutput<typeof limitSchema>;

/** A requested change that is not in force yet. */
export const pendingLimitSchema = v.object({
  limitType: limitTypeSchema,
  direction: v.picklist(['lower', 'higher']),
  limitValue: v.number(),
  /**
   * Seconds: from when it can be confirmed, and until when, a day later; a self-exclusion to come begins and ends then.
   * One that is over since `startedAt` waits without an end for the player to say that they want to play again.
   */
  startedAt: seconds,
  endsAt: v.nullable(seconds),
  /** Hours until it can be confirmed, then until it lapses, by the operator's clock and rounded up; published again each hour. */
  hoursLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** It has waited its time, and holds once the player confirms it. */
  needApprove: v.boolean(),
  /** Currency of a money limit; null for the others. */
  iso: v.nullable(v.string()),
});
export type PendingLimit = v.InferOutput<typeof pendingLimitSchema>;

export const availableLimitSchema = v.object({
  type: limitTypeSchema,
  measure: limitMeasureSchema,
  availableValues: v.array(v.number()),
  /** The greatest value that the law allows; left out: any. */
  maxValue: v.optional(v.number()),
  /** The player may type a value of their own. */
  isCustomAllowed: v.boolean(),
});
export type AvailableLimit = v.InferOutput<typeof availableLimitSchema>;

/** A group of limits as the player sees it. */
export const limitSectionSchema = v.object({
  id: v.picklist(['deposit', 'wagering', 'loss', 'session', 'self-exclusion', 'extra']),
  fields: v.array(
    v.object({
      limitType: limitTypeSchema,
      isDisabled: v.boolean(),
      /** Whether the player may remove the limit or cancel its pending change; types 30 and 33 only before they begin. */
      isCancellable: v.boolean(),
    }),
  ),
  /** The name of a text in the dictionary of the page that shows it; null for none. */
  warning: v.nullable(v.picklist(['self-exclusion-to-come', 'special-active'])),
  isDisabled: v.boolean(),
});
export type LimitSection = v.InferOutput<typeof limitSectionSchema>;

// Limits show how a player plays, and one of these commands closes the account: they are for the page of limits alone.
const audience = { areas: ['office'] } as const;

export const limitsState = defineState({
  name: 'limits.state',
  version: 1,
  owner: 'limits',
  audience,
  doc: "The player's limits, their allowed values, and the pending changes. A failed load keeps the known ones.",
  value: v.object({
    status: v.picklist(['none', 'loading', 'ready', 'failed']),
    limits: v.array(limitSchema),
    pending: v.array(pendingLimitSchema),
    available: v.array(availableLimitSchema),
    selfExcludeReasons: v.array(v.object({ id: v.number(), selfExcludeReason: v.string() })),
    sections: v.array(limitSectionSchema),
    /** Main account's currency. */
    iso: v.string(),
    scale: v.number(),
  }),
});
export type LimitsState = v.InferOutput<typeof limitsState.value>;

export const limitsLoad = defineCommand({
  name: 'limits.load',
  version: 1,
  owner: 'limits',
  audience,
  doc: 'Loads limits, options and reasons anew; answers when the state is current.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});

export const limitQuestionSchema = v.object({
  id: v.number(),
  text: v.string(),
  answers: v.array(v.object({ id: v.number(), text: v.string() })),
});
export type LimitQuestion = v.InferOutput<typeof limitQuestionSchema>;

const saved = v.object({
  /** 200 saved, 204 the action is saved. */
  status: v.picklist([200, 204]),
  /** The operator's words for it; null where it gave none. */
  title: v.nullable(v.string()),
  /** To be answered before it counts: `limits.answerTest`. */
  test: v.nullable(v.object({ testId: v.string(), questions: v.array(limitQuestionSchema) })),
});
const saveFailures = ['bad-value', 'error', 'unauthorized', 'forbidden', 'unavailable'];

export const limitsSave = defineCommand({
  name: 'limits.save',
  version: 1,
  owner: 'limits',
  audience,
  doc: 'Requests limits: a stricter one applies at once, a looser one waits and is confirmed. The shell notifies the player of the result.',
  request: v.object({
    changes: v.pipe(
      v.array(
        v.object({
          limitType: limitTypeSchema,
          limitValue: v.number(),
          selfExcludeReason: v.optional(v.number()),
        }),
      ),
      v.minLength(1),
    ),
  }),
  answer: saved,
  failures: saveFailures,
});

// The question before the first deposit is all that the area of payments may ask about limits.
const firstDeposit = { areas: ['payments'] } as const;

/** Deposits over 24 hours, 7 days and 30 days. */
export const depositLimitTypeSchema = v.picklist(limitTypesOf('deposit'));
export type DepositLimitType = v.InferOutput<typeof depositLimitTypeSchema>;

export const depositLimitOfferSchema = v.object({
  /** Main account's currency, in whose minor units the values are. */
  iso: v.string(),
  scale: v.number(),
  offers: v.array(
    v.object({
      type: depositLimitTypeSchema,
      ...v.omit(availableLimitSchema, ['type', 'measure']).entries,
    }),
  ),
});
export type DepositLimitOffer = v.InferOutput<typeof depositLimitOfferSchema>;

export const limitsDepositOffer = defineCommand({
  name: 'limits.depositOffer',
  version: 1,
  owner: 'limits',
  audience: firstDeposit,
  doc: 'The values that a limit of deposits may have; nothing about the limits that are set.',
  request: v.object({}),
  answer: depositLimitOfferSchema,
  failures: ['unavailable'],
});

export const limitsSetDeposit = defineCommand({
  name: 'limits.setDeposit',
  version: 1,
  owner: 'limits',
  audience: firstDeposit,
  doc: 'Sets the first limit of deposits, which applies at once; refused with `already-set` where there is one, which this could loosen.',
  request: v.object({
    limitType: depositLimitTypeSchema,
    limitValue: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  answer: v.object({}),
  failures: ['already-set', ...saveFailures],
});

export const limitsAnswerTest = defineCommand({
  name: 'limits.answerTest',
  version: 1,
  owner: 'limits',
  audience,
  doc: 'Answers the questions that a save came back with.',
  request: v.object({
    /** From the answer to the save. */
    testId: v.string(),
    answers: v.array(v.object({ questionId: v.number(), answerId: v.number() })),
  }),
  answer: v.object({
    success: v.boolean(),
    questionsResult: v.array(v.object({ questionId: v.number(), isRight: v.boolean() })),
  }),
  failures: saveFailures,
});

export const limitsDecide = defineCommand({
  name: 'limits.decide',
  version: 1,
  owner: 'limits',
  audience,
  doc: 'Confirms a change after its wait, or cancels a waiting one. The shell notifies the player of the result.',
  request: v.object({ limitType: limitTypeSchema, action: v.picklist(['approve', 'reject']) }),
  answer: v.object({ title: v.nullable(v.string()) }),
  failures: saveFailures,
});

export const limitsBlockUser = defineCommand({
  name: 'limits.blockUser',
  version: 1,
  owner: 'limits',
  audience,
  doc: 'Closes the account for good, at the player’s wish.',
  request: v.object({ selfExcludeReason: v.optional(v.number()) }),
  answer: v.object({}),
  failures: saveFailures,
});
