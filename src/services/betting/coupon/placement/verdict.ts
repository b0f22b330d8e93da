import { coefSchema } from '@grandstand/bus-contracts';
import type { CouponProblem, FailureOf, PlacedBet } from '@grandstand/bus-contracts';
import { couponPlace } from '@grandstand/bus-contracts/shell';
import {
  BARRED_WAYS,
  BATCH,
  COUPON_PROBLEM_DETAILS,
  PLACEMENT_REFUSALS,
  toMinor,
} from '@grandstand/bus-contracts/domain';
import type { MatchPrice } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { BadRequestError, HttpError, UnauthorizedError } from '../../../../api';
import type { BetResult, OperatorFault, PlacementCoupon } from '../../../../api';
import type { OutcomeMove } from '../draft/moves';

type PlaceFailure = FailureOf<typeof couponPlace>;
/** The facts of a bet that a refusal may name. */
type BetMark = Exclude<keyof OutcomeMove, 'id' | 'coef'>;

/** The outcome of a bet that was sent. */
export type Verdict =
  | { readonly kind: 'placed'; readonly bet: PlacedBet }
  /** The operator certainly did not take it. */
  | {
      readonly kind: 'refused';
      readonly code: PlaceFailure;
      /** The problem to show beside the coupon; null if the moved prices show it. */
      readonly problem: CouponProblem | null;
      readonly changes: readonly OutcomeMove[];
      /** Prices of bets of one match together that moved; left out: none. */
      readonly matchChanges?: readonly MatchPrice[];
    }
  /** It may have been accepted: only the operator can answer. */
  | { readonly kind: 'unknown' };

/** The verdict on one bet of those that were sent. */
export interface BetVerdict {
  /** The outcome of a bet of one; null: it is about the whole coupon. */
  readonly marketId: string | null;
  readonly verdict: Verdict;
}

const changesSchema = v.object({
  changes: v.array(
    v.object({
      marketId: v.string(),
      coef: v.optional(coefSchema),
      isBlocked: v.optional(v.boolean()),
    }),
  ),
  matchChanges: v.optional(v.array(v.object({ gameId: v.number(), coef: coefSchema })), []),
});
const marketIdsSchema = v.object({ marketIds: v.array(v.string()) });
const amountSchema = v.optional(v.union([v.number(), v.string()]));
const amountsSchema = v.object({
  limit: amountSchema,
  limitBalance: amountSchema,
  limitType: v.optional(v.number()),
});

/** Statuses after which the operator may still have taken the coupon, or has it from an earlier send. */
const UNSURE = new Set([408, 409, 425]);

/** The verdicts of an answer: one for each bet of a batch of singles, or one for the coupon. */
export function verdictsOf(
  coupon: PlacementCoupon,
  results: readonly BetResult[],
): readonly BetVerdict[] {
  const read = (result: BetResult): Verdict =>
    result.kind === 'placed' ? result : refusalOf(result.fault, coupon.scale);
  if (coupon.typeId !== BATCH) {
    const [result] = results;
    return [{ marketId: onlyMarketOf(coupon), verdict: result ? read(result) : UNKNOWN }];
  }
  return coupon.bets.map(({ marketId }) => {
    const result = results.find((one) => marketOf(one) === marketId);
    // The operator answered, and does not name this bet among those that it took.
    return { marketId, verdict: result ? read(result) : NOT_PLACED };
  });
}

/** The verdicts of a failed call: unknown if the operator may have accepted the coupon, else refused as a whole. */
export function failedVerdicts(coupon: PlacementCoupon, error: unknown): readonly BetVerdict[] {
  const verdict = verdictOf(error, coupon.scale);
  if (verdict.kind !== 'unknown' || coupon.typeId !== BATCH) {
    return [{ marketId: onlyMarketOf(coupon), verdict }];
  }
  return coupon.bets.map(({ marketId }) => ({ marketId, verdict }));
}

function onlyMarketOf({ bets: [bet, ...others] }: PlacementCoupon): string | null {
  return bet && others.length === 0 ? bet.marketId : null;
}

function marketOf(result: BetResult): string | undefined {
  return result.kind === 'placed' ? result.bet.legs[0]?.marketId : result.marketId;
}

const UNKNOWN: Verdict = { kind: 'unknown' };

const NOT_PLACED: Verdict = {
  kind: 'refused',
  code: 'refused',
  problem: { code: 'not-placed' },
  changes: [],
};

/** Reads a failed placement; anything but a plain refusal leaves the outcome unknown. */
export function verdictOf(error: unknown, scale: number): Verdict {
  if (error instanceof UnauthorizedError) {
    return { kind: 'refused', code: 'not-signed-in', problem: null, changes: [] };
  }
  if (error instanceof BadRequestError) {
    return { kind: 'refused', code: 'refused', problem: { code: 'refused' }, changes: [] };
  }
  if (!(error instanceof HttpError) || error.status >= 500 || UNSURE.has(error.status)) {
    return UNKNOWN;
  }
  return refusalOf(error, scale);
}

/** Reads the operator's refusal by its code, which is that of the problem. */
function refusalOf({ code, text, details }: OperatorFault, scale: number): Verdict {
  const known = PLACEMENT_REFUSALS.find((each) => each === code);
  const refusal = known && COUPON_PROBLEM_DETAILS[known].refusal;
  const moved = v.safeParse(changesSchema, details);
  const changes = moved.success
    ? outcomeMoves(moved.output)
    : namedOutcomes(refusal?.mark, details);
  const matchChanges = moved.success ? moved.output.matchChanges : [];
  const inWords: CouponProblem = { code: 'refused', ...(text !== undefined && { text }) };
  const problem = (): CouponProblem | null => {
    if (known === undefined || refusal === undefined) {
      return isBarring(code) ? { ...inWords, code: 'player-barred', reason: code } : inWords;
    }
    if (refusal.isShownByBets) return changes.length + matchChanges.length > 0 ? null : inWords;
    return {
      code: known,
      ...(refusal.amount && amountsOf(details, refusal.amount, scale)),
      ...(refusal.isOfOneBet && changes[0] && { marketId: changes[0].id }),
    };
  };
  return {
    kind: 'refused',
    code: known === undefined ? 'refused' : failureOf(known, 'refused'),
    problem: problem(),
    changes,
    ...(matchChanges.length > 0 && { matchChanges }),
  };
}

/** The failure of `coupon.place` by the code of a problem; another one for a problem that it has no failure of. */
export function failureOf(code: CouponProblem['code'], other: PlaceFailure): PlaceFailure {
  return couponPlace.failures.find((failure) => failure === code) ?? other;
}

/** Whether the operator takes no bet from the player. */
function isBarring(code: string): boolean {
  return Object.hasOwn(BARRED_WAYS, code);
}

function outcomeMoves({ changes }: v.InferOutput<typeof changesSchema>): OutcomeMove[] {
  return changes.map(({ marketId, coef, isBlocked }) => ({ id: marketId, coef, isBlocked }));
}

/** The outcomes that a refusal names, with their mark. */
function namedOutcomes(mark: BetMark | undefined, details: unknown): OutcomeMove[] {
  const named = v.safeParse(marketIdsSchema, details);
  if (!named.success) return [];
  return named.output.marketIds.map((id) => ({ id, ...(mark && { [mark]: true }) }));
}

/** The amount that a refusal names, in minor units, and the type of the limit that it is of; empty if it is none. */
function amountsOf(
  details: unknown,
  name: 'limit' | 'limitBalance',
  scale: number,
): Pick<CouponProblem, 'limit' | 'limitType'> {
  const parsed = v.safeParse(amountsSchema, details);
  const amount = parsed.success ? parsed.output[name] : undefined;
  if (!parsed.success || amount === undefined) return {};
  const { limitType } = parsed.output;
  try {
    return { limit: toMinor(amount, scale), ...(limitType !== undefined && { limitType }) };
  } catch {
    return {};
  }
}
