import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import type { Line } from '../engine/line';
import type { Match } from '../engine/match';
import type { PricedOutcome } from '../engine/odds-board';
import { ApiFault } from '../http/fault';
import type { Account } from '../players/accounts';
import { gameOfOutcome } from '../pricing/markets';
import type { SentCoupon } from './coupon-schema';

/** A leg as the operator takes it. */
export interface CheckedLeg {
  readonly match: Match;
  readonly outcome: PricedOutcome;
  /** The price at this moment. */
  readonly coef: number;
  readonly isBanker: boolean;
}

const LEAST_LEGS = { 0: 1, 1: 2, 2: 3, 9: 1 };
const MOST_LEGS = { 0: 1, 1: 50, 2: 20, 9: 1 };

/** Whether the number of bets, bankers and the system's value fit the type. */
export function isWellFormed({ typeId, systemValue, bets }: SentCoupon): boolean {
  if (bets.length < LEAST_LEGS[typeId] || bets.length > MOST_LEGS[typeId]) return false;
  if (new Set(bets.map(({ marketId }) => marketId)).size < bets.length) return false;
  if (typeId !== 2) return true;
  const free = bets.filter(({ isBanker }) => !isBanker).length;
  return systemValue >= 2 && systemValue <= free;
}

/** What stands behind the outcomes of a coupon; a game that is over or gone can't be bet on. */
function legsOf({ typeId, bets }: SentCoupon, line: Line, now: number): CheckedLeg[] {
  const legs = bets.map(({ marketId, isBanker }) => {
    const gameId = gameOfOutcome(marketId);
    const match = gameId === null ? undefined : line.match(gameId);
    const outcome = match?.board.find(marketId);
    if (!match || !outcome) throw new ApiFault(422, 'bad-coupon', { marketId });
    return { match, outcome, coef: outcome.coef, isBanker: typeId === 2 && isBanker };
  });
  const over = legs.filter(({ match }) => match.isOver(now) || !line.game(match.id));
  if (over.length > 0) {
    throw new ApiFault(422, 'finished', { marketIds: over.map(({ outcome }) => outcome.id) });
  }
  return legs;
}

interface PriceChange {
  readonly marketId: string;
  readonly coef: number;
  readonly isBlocked: boolean;
}

function priceChanges(
  { bets, changeCoefAction }: SentCoupon,
  legs: readonly CheckedLeg[],
): PriceChange[] {
  return legs.flatMap(({ outcome: { id, isBlocked }, coef }, place) => {
    const seen = bets[place]?.coef ?? coef;
    const isTaken =
      coef === seen || changeCoefAction === 1 || (changeCoefAction === 2 && coef > seen);
    return isTaken ? [] : [{ marketId: id, coef, isBlocked }];
  });
}

/** Checks a coupon against the line as it is now; throws the first reason to refuse it. */
export function checkLegs(coupon: SentCoupon, line: Line, now: number): CheckedLeg[] {
  if (!isWellFormed(coupon)) throw new ApiFault(422, 'bad-coupon');
  const legs = legsOf(coupon, line, now);
  const games = new Set(legs.map(({ match }) => match.id));
  if (games.size < legs.length) throw new ApiFault(422, 'dependent');
  const suspended = legs.filter(({ outcome }) => outcome.isBlocked);
  if (suspended.length > 0) {
    throw new ApiFault(422, 'suspended', { marketIds: suspended.map(({ outcome }) => outcome.id) });
  }
  const changes = priceChanges(coupon, legs);
  if (changes.length > 0) throw new ApiFault(422, 'price-changed', { changes });
  return legs;
}

/** The stake in minor units, within what may be staked and what there is. */
export function checkAmount({ amount }: SentCoupon, { currency, type, money }: Account): number {
  // Beyond what can be exact, or finer than the currency: nobody can have meant it.
  if (amount > Number.MAX_SAFE_INTEGER / 10 ** currency.scale)
    throw new ApiFault(422, 'bad-coupon');
  const minor = toMinor(amount, currency.scale);
  if (fromMinor(minor, currency.scale) !== amount) throw new ApiFault(422, 'bad-coupon');
  const limit = (bound: number): { limit: number } => ({ limit: fromMinor(bound, currency.scale) });
  if (minor < currency.minBetAmount) {
    throw new ApiFault(422, 'min-amount', limit(currency.minBetAmount));
  }
  // The greatest stake does not bind a bonus account.
  if (type !== 4 && minor > currency.maxBetAmount) {
    throw new ApiFault(422, 'max-amount', limit(currency.maxBetAmount));
  }
  if (minor > money) throw new ApiFault(422, 'not-enough-money');
  return minor;
}
