import {
  isOfMoney,
  limitMeasureSchema,
  limitSchema,
  limitTypeSchema,
  NO_LIMIT,
  noLimitInCalls,
} from '@grandstand/bus-contracts/player';
import type { Limit, LimitType } from '@grandstand/bus-contracts/player';
import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineDelete, defineGet, definePost } from '../../endpoint';

const PATH = '/limit-service-api/api/external/web/v3';

const currencyEntries = { iso: v.string(), scale: v.number() };

const wireLimitSchema = v.object({ ...limitSchema.entries, limitType: v.number() });
type WireLimit = v.InferOutput<typeof wireLimitSchema>;

function isKnown<T extends { limitType: number }>(limit: T): limit is T & { limitType: LimitType } {
  return v.is(limitTypeSchema, limit.limitType);
}

/** A value of the wire in minor units, if it is money. */
function valueOf(value: number, type: LimitType, scale: number): number {
  if (value === NO_LIMIT || value === noLimitInCalls(type)) return NO_LIMIT;
  return isOfMoney(type) ? toMinor(value, scale) : value;
}

/** Types that the site does not know are ignored. */
function limitsOf(data: readonly WireLimit[], scale: number): Limit[] {
  return data.filter(isKnown).map((limit): Limit => {
    const { limitType: type, limitValue, limitBalance, availableValues } = limit;
    const isMoney = isOfMoney(type);
    return {
      ...limit,
      limitValue: valueOf(limitValue, type, scale),
      limitBalance: limitBalance === null || !isMoney ? limitBalance : toMinor(limitBalance, scale),
      availableValues: availableValues.map((value) => valueOf(value, type, scale)),
    };
  });
}

/** The common members of every change's answer; `limits` as in `limitsCall`. */
const changedEntries = { limitsData: v.array(wireLimitSchema), ...currencyEntries };
const statusSchema = v.picklist([200, 204]);

/** The current limits, one for each type, and one of state PENDING for each pending change; money in minor units. */
export const limitsCall = defineGet({
  path: `${PATH}/limits`,
  request: v.object({}),
  answer: v.pipe(
    v.object({ data: v.array(wireLimitSchema), ...currencyEntries }),
    v.transform(({ data, iso, scale }) => ({ limits: limitsOf(data, scale), iso, scale })),
  ),
  token: 'required',
});

const wireAvailableSchema = v.object({
  type: v.number(),
  measure: limitMeasureSchema,
  availableValues: v.array(v.number()),
  /** The greatest value that the law allows; left out: any. */
  maxValue: v.optional(v.number()),
});

/** The offered values of each type; money in minor units. */
export const availableLimitsCall = defineGet({
  path: `${PATH}/availablelimits`,
  request: v.object({}),
  answer: v.pipe(
    v.object({ data: v.array(wireAvailableSchema), ...currencyEntries }),
    v.transform(({ data, iso, scale }) => ({
      available: data
        .map(({ type, ...other }) => ({ limitType: type, ...other }))
        .filter(isKnown)
        .map(({ limitType: type, measure, availableValues, maxValue }) => ({
          type,
          measure,
          availableValues: availableValues.map((value) => valueOf(value, type, scale)),
          ...(maxValue !== undefined && { maxValue: valueOf(maxValue, type, scale) }),
        })),
      iso,
      scale,
    })),
  ),
  token: 'required',
});

export const selfExcludeReasonsCall = defineGet({
  path: `${PATH}/reasons/selfexclude`,
  request: v.object({}),
  answer: v.pipe(
    v.object({ data: v.array(v.object({ id: v.number(), selfExcludeReason: v.string() })) }),
    v.transform(({ data }) => ({ reasons: data })),
  ),
  token: 'required',
  sendsAuthorization: true,
});

const questionSchema = v.object({
  id: v.number(),
  text: v.string(),
  answers: v.array(v.object({ id: v.number(), text: v.string() })),
});

/** Amounts of `changes` are minor units, -1 for none; `questions` with a `tokenGuid` are a test to be answered. */
export const limitsSaveCall = definePost({
  path: `${PATH}/limits`,
  request: v.pipe(
    v.object({
      changes: v.array(
        v.object({
          limitType: limitTypeSchema,
          limitValue: v.number(),
          selfExcludeReason: v.optional(v.number()),
        }),
      ),
      scale: v.number(),
    }),
    v.transform(({ changes, scale }) => ({
      limits: changes.map(({ limitType, limitValue, ...reason }) => ({
        limitType,
        limitValue: wireValue(limitValue, limitType, scale),
        ...reason,
      })),
    })),
  ),
  answer: v.pipe(
    v.object({
      status: statusSchema,
      title: v.nullish(v.string(), null),
      questions: v.nullish(v.array(questionSchema), null),
      tokenGuid: v.nullish(v.string(), null),
      ...changedEntries,
    }),
    v.transform(({ limitsData, ...answer }) => ({
      ...answer,
      limits: limitsOf(limitsData, answer.scale),
    })),
  ),
  token: 'required',
});

function wireValue(value: number, type: LimitType, scale: number): number {
  if (value === NO_LIMIT) return noLimitInCalls(type);
  return isOfMoney(type) ? fromMinor(value, scale) : value;
}

export const limitsTestAnswersCall = definePost({
  path: `${PATH}/testanswers`,
  request: v.object({
    tokenGuid: v.string(),
    answers: v.array(v.object({ questionId: v.number(), answerId: v.number() })),
  }),
  answer: v.pipe(
    v.object({
      success: v.boolean(),
      questionsResult: v.array(v.object({ questionId: v.number(), isRight: v.boolean() })),
      ...changedEntries,
    }),
    v.transform(({ limitsData, ...answer }) => ({
      ...answer,
      limits: limitsOf(limitsData, answer.scale),
    })),
  ),
  token: 'required',
});

const decidedSchema = v.pipe(
  v.object({ status: statusSchema, title: v.nullish(v.string(), null), ...changedEntries }),
  v.transform(({ limitsData, ...answer }) => ({
    ...answer,
    limits: limitsOf(limitsData, answer.scale),
  })),
);

/** Action 0 rejects a change that waits, 1 approves it. */
export const limitActionCall = definePost({
  path: `${PATH}/limitaction`,
  request: v.object({ limitType: limitTypeSchema, action: v.picklist([0, 1]) }),
  answer: decidedSchema,
  token: 'required',
});

/** Rejects in place of `limitActionCall` where the config has `limits.isCancelledByDelete`. */
export const limitDeleteCall = defineDelete({
  path: `${PATH}/limit`,
  request: v.object({ limitType: limitTypeSchema }),
  answer: decidedSchema,
  token: 'required',
});

/** Counts the session's time, and returns the seconds left; null without a limit. */
export const limitsPingCall = definePost({
  path: `${PATH}/ping`,
  request: v.object({}),
  answer: v.object({
    limitValue: v.number(),
    limitBalance: v.nullable(v.pipe(v.number(), v.finite())),
    /** Seconds since the epoch, from when it is counted again. */
    resetsAt: v.nullable(v.number()),
  }),
  token: 'required',
});

const sum = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The player's stakes and results in this session; amounts in minor units, `since` in seconds since the epoch. */
export const realityCheckCall = defineGet({
  path: `${PATH}/realitycheck`,
  request: v.object({}),
  answer: v.pipe(
    v.object({
      since: v.number(),
      playedSeconds: sum,
      /** How long ago the last reality check was. */
      checkedSeconds: v.optional(sum),
      staked: sum,
      won: sum,
      lost: sum,
      ...currencyEntries,
    }),
    v.transform(({ staked, won, lost, ...answer }) => ({
      ...answer,
      staked: toMinor(staked, answer.scale),
      won: toMinor(won, answer.scale),
      lost: toMinor(lost, answer.scale),
    })),
  ),
  token: 'required',
});

/** The player has answered the reality check; a repeated call does no harm. */
export const realityCheckAnswerCall = definePost({
  path: `${PATH}/realitycheck`,
  request: v.object({}),
  answer: v.object({}),
  token: 'required',
});

/** Closes the account permanently; a repeated call does no harm. */
export const blockUserCall = definePost({
  path: '/limit-service-api/limit/external/web/api/v1/BlockUser',
  request: v.object({ selfExcludeReason: v.optional(v.number()) }),
  answer: v.object({ success: v.boolean() }),
  token: 'required',
});
