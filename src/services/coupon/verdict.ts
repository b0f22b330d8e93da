import { coefSchema } from '@grandstand/bus-contracts';
import type { CouponProblem, FailureOf, PlacedBet } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { BadRequestError, HttpError, UnauthorizedError } from '../../api';
import type { OutcomeMove } from './moves';

type PlaceFailure = FailureOf<typeof couponPlace>;

/** What became of a coupon that was sent. */
export type Verdict =
  | { readonly kind: 'placed'; readonly bet: PlacedBet }
  /** The operator certainly did not take it. */
  | {
      readonly kind: 'refused';
      readonly code: PlaceFailure;
      /** What to show beside the coupon; null where the moved prices say it. */
      readonly problem: CouponProblem | null;
      readonly changes: readonly OutcomeMove[];
    }
  /** It may have been taken: only the operator knows. */
  | { readonly kind: 'unknown' };

const changesSchema = v.object({
  changes: v.array(
    v.object({
      marketId: v.string(),
      coef: v.optional(coefSchema),
      isBlocked: v.optional(v.boolean()),
    }),
  ),
});
const marketIdsSchema = v.object({ marketIds: v.array(v.string()) });
const limitSchema = v.object({ limit: v.union([v.number(), v.string()]) });
const limitReachedSchema = v.object({ limitType: v.number(), limitBalance: v.number() });

/** Statuses after which the operator may still have taken the coupon, or has it from an earlier send. */
const UNSURE = new Set([408, 409, 425]);

/** Refusals that the site says in words of its own, and that come with no facts. */
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

/** Reads a failed placement; whatever is not a plain refusal leaves the outcome unknown. */
export function verdictOf(error: unknown, scale: number): Verdict {
  if (error instanceof UnauthorizedError) {
    return { kind: 'refused', code: 'not-signed-in', problem: null, changes: [] };
  }
  if (error instanceof BadRequestError) {
    return { kind: 'refused', code: 'refused', problem: { code: 'refused' }, changes: [] };
  }
  if (!(error instanceof HttpError) || error.status >= 500 || UNSURE.has(error.status)) {
    return { kind: 'unknown' };
  }
  const { code, text, details } = error;
  const changes = changesOf(code, details);
  const refused = (failure: PlaceFailure, problem: CouponProblem | null): Verdict => ({
    kind: 'refused',
    code: failure,
    problem,
    changes,
  });
  const inWords: CouponProblem = { code: 'refused', ...(text !== undefined && { text }) };
  const plain = PLAIN.find((each) => each === code);
  switch (code) {
    case 'price-changed':
      return refused('price-changed', changes.length > 0 ? null : inWords);
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
    case 'banned-express':
      return refused('refused', { code: 'bet-banned-express' });
    default:
      return refused('refused', plain ? { code: plain } : inWords);
  }
}

/** What a refusal tells of the coupon's outcomes: their prices, or which of them can't be bet on. */
function changesOf(code: string, details: unknown): OutcomeMove[] {
  const moved = v.safeParse(changesSchema, details);
  if (moved.success) {
    return moved.output.changes.map(({ marketId, coef, isBlocked }) => ({
      id: marketId,
      coef,
      isBlocked,
    }));
  }
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
