import type { LegStatus } from '../../contracts/betting/bets';
import type { CouponType } from '../../contracts/betting/coupon-bet';

/** The price of all legs of one match together. */
export interface MatchPrice {
  readonly gameId: number;
  readonly coef: number;
}

export interface CouponLeg {
  readonly coef: number;
  /** In an express, of a leg with others of its match: the price of all of them together, which counts instead of their own. */
  readonly together?: MatchPrice | undefined;
  /** In a system: part of every line. */
  readonly isBanker?: boolean;
}

export interface SettledLeg extends CouponLeg {
  /** A void leg counts with a price of 1, a half won one with (coef + 1) / 2, a half lost one with 1/2. */
  readonly status: Exclude<LegStatus, 'accepted'>;
}

/** A percentage of the net win, put on top of it. */
export interface HyperBonus {
  /** 0: there is none. */
  readonly percent: number;
  /** The bounds of the percentage. */
  readonly minPercent: number;
  readonly maxPercent: number;
}

/** All that a coupon's figures follow from; one and the same for an open coupon and a settled one. */
export interface CouponTerms<Leg extends CouponLeg = CouponLeg> {
  readonly typeId: CouponType;
  readonly legs: readonly Leg[];
  /** The k of a "k of m" system; k counts the legs that are no bankers. */
  readonly systemValue: number;
  /**
   * Of an express: the price of its bonus bet, one further leg. It wins when all others win, and falls to that of
   * the legs which are left when some are void (`settledBonusCoef`).
   */
  readonly bonusCoef?: number | null;
  readonly hyperBonus?: HyperBonus | null;
  /**
   * The coefficient that the player requested, instead of the coupon's with its bonuses;
   * 0: none. It holds while every leg wins; any other coupon pays by its own
   * prices, and never more than this. Several singles have no coefficient it could replace.
   */
  readonly exactCoef?: number | null;
  /** The most one bet pays, in minor units; never less than its stake, for giving that back is no win. */
  readonly maxPayout?: number | null;
}
