import type { CouponType, Score } from '@grandstand/bus-contracts';
import {
  isSingles,
  isSystemValue,
  type MatchPrice,
  SYSTEM,
} from '@grandstand/bus-contracts/domain';
import { banOf } from './bans';
import { kindOf } from '../line/coupon-market';
import { RULES } from './coupon-rules';
import type { Ban } from '../match/game-changes';
import type { Line } from '../engine/line';
import type { Match } from '../match/match';
import type { PricedOutcome } from '../match/odds-board';
import type { FaultCode } from '../../platform/http/fault';
import { ApiFault } from '../../platform/http/fault';
import { isSportAllowed, type SportRules } from '../sport-rules/sport-rules';
import type { SentCoupon } from './coupon-schema';
import { acceptedMatchPrices } from './match-prices';
import { outcomeOf } from './outcome-of';

/** A leg that passed the checks. */
export interface CheckedLeg {
  readonly match: Match;
  readonly outcome: PricedOutcome;
  /** The current price. */
  readonly coef: number;
  /** The current price of all legs of its match; undefined for the only one. */
  readonly together?: MatchPrice | undefined;
  readonly isBanker: boolean;
  /** 1 live, 3 line. */
  readonly kind: number;
  readonly isLive: boolean;
  readonly score: Score | null;
  readonly ban: Ban;
}

const MIN_LEGS = { 0: 1, 1: 2, 2: 3, 9: 1 };
/** A batch is checked bet by bet. */
const MAX_LEGS = { 0: 1, 1: RULES.maxBets, 2: RULES.maxBets, 9: 1 };

/** Refuses a number of bets or bankers, or a system value, that is invalid for the type. */
function checkForm({ typeId, systemValue, bets }: SentCoupon): void {
  if (typeId === SYSTEM && bets.length > MAX_LEGS[SYSTEM]) {
    throw new ApiFault(422, 'system-too-big', { limit: MAX_LEGS[SYSTEM] });
  }
  const isFitting = bets.length >= MIN_LEGS[typeId] && bets.length <= MAX_LEGS[typeId];
  const areDistinct = new Set(bets.map(({ marketId }) => marketId)).size === bets.length;
  if (!isFitting || !areDistinct) throw new ApiFault(422, 'bad-coupon');
  if (typeId !== SYSTEM) return;
  const free = bets.filter(({ isBanker }) => !isBanker).length;
  if (!isSystemValue(systemValue, free)) throw new ApiFault(422, 'bad-coupon');
}

/** The legs of a coupon; refuses unknown outcomes and finished games. */
function legsOf({ typeId, bets }: SentCoupon, line: Line, now: number): CheckedLeg[] {
  const over: string[] = [];
  const legs = bets.map(({ marketId, isBanker }): CheckedLeg => {
    const found = outcomeOf(line, marketId, now);
    if (!found) throw new ApiFault(422, 'bad-coupon', { marketId });
    const { match, state, outcome, isFinished } = found;
    if (isFinished) over.push(marketId);
    return {
      match,
      outcome,
      coef: outcome.coef,
      isBanker: typeId === SYSTEM && isBanker,
      kind: kindOf(state),
      isLive: state.phase === 'live',
      score: state.score,
      ban: banOf(match, outcome),
    };
  });
  if (over.length > 0) throw new ApiFault(422, 'bet-finished', { marketIds: over });
  return legs;
}

/** Whether the type combines legs in one bet; singles are separate bets. */
export function isCombined(typeId: CouponType): boolean {
  return !isSingles(typeId);
}

function refuseAny(
  code: FaultCode,
  legs: readonly CheckedLeg[],
  isAtFault: (leg: CheckedLeg) => boolean,
): void {
  const marketIds = legs.filter(isAtFault).map(({ outcome }) => outcome.id);
  if (marketIds.length > 0) throw new ApiFault(422, code, { marketIds });
}

/** Whether the player takes a price other than the one they saw. */
function isPriceAccepted(
  { changeCoefAction }: Pick<SentCoupon, 'changeCoefAction'>,
  { seen, coef }: { readonly seen: number; readonly coef: number },
): boolean {
  return coef === seen || changeCoefAction === 1 || (changeCoefAction === 2 && coef > seen);
}

interface PriceChange {
  readonly marketId: string;
  readonly coef: number;
  readonly isBlocked: boolean;
}

function priceChanges(coupon: SentCoupon, legs: readonly CheckedLeg[]): PriceChange[] {
  return legs.flatMap(({ outcome: { id, isBlocked }, coef, together }, place) => {
    const seen = coupon.bets[place]?.coef ?? coef;
    const isAccepted = together !== undefined || isPriceAccepted(coupon, { seen, coef });
    return isAccepted ? [] : [{ marketId: id, coef, isBlocked }];
  });
}

function matchPriceChanges(coupon: SentCoupon, prices: readonly MatchPrice[]): MatchPrice[] {
  return prices.filter(({ gameId, coef }) => {
    const sent = coupon.matchPrices?.find((price) => price.gameId === gameId);
    return !isPriceAccepted(coupon, { seen: sent?.coef ?? coef, coef });
  });
}

const goals = (score: { home: number; away: number } | null): string =>
  score ? `${score.home}:${score.away}` : '0:0';

/** Whether the score has changed since the player saw it, or since the coupon arrived. */
function hasScoreChanged(
  { score }: CheckedLeg,
  seen: { home: number; away: number } | null | undefined,
  before: CheckedLeg | undefined,
): boolean {
  if (before && goals(before.score) !== goals(score)) return true;
  return seen !== undefined && seen !== null && goals(seen) !== goals(score);
}

/**
 * Checks a coupon against the current line; throws the first reason to refuse it.
 * After a hold, `before` are the legs when the coupon arrived.
 */
export function checkLegs(
  coupon: SentCoupon,
  {
    line,
    now,
    isBetBuilderOffered,
    sportRules,
    before = [],
  }: {
    readonly line: Line;
    readonly now: number;
    readonly isBetBuilderOffered: boolean;
    /** What the player may not bet on. */
    readonly sportRules: SportRules;
    readonly before?: readonly CheckedLeg[];
  },
): CheckedLeg[] {
  checkForm(coupon);
  const { typeId } = coupon;
  const legs = legsOf(coupon, line, now);
  refuseAny(
    'sport-not-allowed',
    legs,
    ({ match, isLive }) => !isSportAllowed(sportRules, match.fixture.sportId, isLive),
  );
  let matchPrices: readonly MatchPrice[] = [];
  if (isCombined(typeId)) {
    matchPrices = acceptedMatchPrices(coupon, legs, isBetBuilderOffered);
    refuseAny('bet-banned-express', legs, ({ ban }) => ban.isBannedExpress);
    refuseAny('banker-disabled', legs, ({ isBanker, ban }) => isBanker && ban.isDisabledBanker);
  }
  refuseAny('bet-blocked', legs, ({ outcome }) => outcome.isBlocked);
  if (coupon.isDropOnScoreChange) {
    const moved = legs.filter((leg, place) =>
      hasScoreChanged(leg, coupon.bets[place]?.score, before[place]),
    );
    refuseAny('score-changed', legs, (leg) => moved.includes(leg));
  }
  const priced = legs.map((leg) => {
    const together = matchPrices.find(({ gameId }) => gameId === leg.match.id);
    return together ? { ...leg, together } : leg;
  });
  const changes = priceChanges(coupon, priced);
  const matchChanges = matchPriceChanges(coupon, matchPrices);
  if (changes.length > 0 || matchChanges.length > 0) {
    throw new ApiFault(422, 'price-changed', { changes, matchChanges });
  }
  return priced;
}
