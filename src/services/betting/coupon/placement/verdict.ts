import { coefSchema } from '@grandstand/bus-contracts';
import type { CouponProblem, FailureOf, PlacedBet } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH, toMinor } from '@grandstand/bus-contracts/domain';
import type { MatchPrice } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { BadRequestError, HttpError, UnauthorizedError } from '../../../../api';
import type { BetResult, OperatorFault, PlacementCoupon } from '../../../../api';
import type { OutcomeMove } from '../draft/moves';

type PlaceFailure = FailureOf<typeof couponPlace>;

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
const limitSchema = v.object({ limit: v.union([v.number(), v.string()]) });
const limitReachedSchema = v.object({ limitType: v.number(), limitBalance: v.number() });

/** Statuses after which the operator may still have taken the coupon, or has it from an earlier send. */
const UNSURE = new Set([408, 409, 425]);

/** Refusals for which the site has a text of its own, and that come without facts. */
const PLAIN = [
  'score-changed',
  'bonus-changed',
  'promo-not-accepted',
  'banker-disabled',
  'system-too-big',
  'session-limit-reached',
  'banned',
  'account-frozen',
] as const satisfies readonly CouponProblem['code'][];

/** Refusals of the player, whatever the coupon is. */
const BARRING = ['return-unconfirmed', 'hold-check', 'hold-people', 'hold-same', 'product-blocked'];

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

/** Reads a refusal in the operator's words. */
function refusalOf({ code, text, details }: OperatorFault, scale: number): Verdict {
  const moved = v.safeParse(changesSchema, details);
  const changes = moved.success ? outcomeMoves(moved.output) : namedOutcomes(code, details);
  const matchChanges = moved.success ? moved.output.matchChanges : [];
  const refused = (failure: PlaceFailure, problem: CouponProblem | null): Verdict => ({
    kind: 'refused',
    code: failure,
    problem,
    changes,
    ...(matchChanges.length > 0 && { matchChanges }),
  });
  const inWords: CouponProblem = { code: 'refused', ...(text !== undefined && { text }) };
  const plain = PLAIN.find((each) => each === code);
  if (BARRING.includes(code)) {
    return refused('refused', { ...inWords, code: 'player-barred', reason: code });
  }
  switch (code) {
    case 'price-changed':
      return refused('price-changed', changes.length + matchChanges.length > 0 ? null : inWords);
    case 'suspended':
    case 'finished':
      return refused('refused', changes.length > 0 ? null : inWords);
    case 'not-enough-money':
      return refused('not-enough-money', { code: 'not-enough-money' });
    case 'min-amount':
      return refused('refused', { code: 'stake-too-small', ...limitOf(details, scale) });
    case 'max-amount':
      return refused('refused', { code: 'stake-too-big', ...limitOf(details, scale) });
    case 'limit-reached':
      return refused('refused', { code: 'limit-reached', ...reachedLimitOf(details, scale) });
    case 'dependent':
      return refused('refused', { code: 'bets-dependent' });
    case 'impossible':
      return refused('refused', { code: 'bets-impossible' });
    case 'banned-express':
      return refused('refused', { code: 'bet-banned-express' });
    case 'sport-not-allowed':
      return refused('refused', { code, ...(changes[0] && { marketId: changes[0].id }) });
    default:
      return refused('refused', plain ? { code: plain } : inWords);
  }
}

function outcomeMoves({ changes }: v.InferOutput<typeof changesSchema>): OutcomeMove[] {
  return changes.map(({ marketId, coef, isBlocked }) => ({ id: marketId, coef, isBlocked }));
}

/** The outcomes that a refusal names, with their flags. */
function namedOutcomes(code: string, details: unknown): OutcomeMove[] {
  const named = v.safeParse(marketIdsSchema, details);
  if (!named.success) return [];
  return named.output.marketIds.map((id) => ({ id, ...flagOf(code) }));
}

function flagOf(code: string): Omit<OutcomeMove, 'id'> {
  switch (code) {
    case 'finished':
      return { isFinished: true };
    case 'suspended':
      return { isBlocked: true };
    case 'banned-express':
      return { isBannedExpress: true };
    case 'banker-disabled':
      return { isDisabledBanker: true };
    default:
      return {};
  }
}

function reachedLimitOf(details: unknown, scale: number): { limit?: number; limitType?: number } {
  const parsed = v.safeParse(limitReachedSchema, details);
  if (!parsed.success) return {};
  const { limitType, limitBalance } = parsed.output;
  return { limitType, ...limitOf({ limit: limitBalance }, scale) };
}

function limitOf(details: unknown, scale: number): { limit?: number } {
  const parsed = v.safeParse(limitSchema, details);
  if (!parsed.success) return {};
  try {
    return { limit: toMinor(parsed.output.limit, scale) };
  } catch {
    return {};
  }
}
