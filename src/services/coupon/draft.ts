import type { CouponBet, CouponMarket, CouponType } from '@grandstand/bus-contracts';

/** A bet of the coupon and when it was added. */
export interface DraftBet {
  readonly bet: CouponBet;
  readonly addedAt: number;
}

/** What the player has made; everything else of the coupon follows from it. */
export interface Draft {
  /** In the order they were added. */
  readonly bets: readonly DraftBet[];
  readonly typeId: CouponType;
  /** True once the player chose the type; until then it follows the number of bets. */
  readonly isTypeChosen: boolean;
  /** As the player wished it; what holds is clamped to what the bets allow. */
  readonly systemValue: number;
  /** Minor units; null: the player emptied the field; undefined: untouched, the currency's first stake holds. */
  readonly amount: number | null | undefined;
}

export const LEAST_SYSTEM_VALUE = 2;

export const emptyDraft: Draft = {
  bets: [],
  typeId: 0,
  isTypeChosen: false,
  systemValue: LEAST_SYSTEM_VALUE,
  amount: undefined,
};

/** Bankers of a system stand in this block. */
const BANKER_BLOCK = 1;

/** The operator has not heard of the bet yet. */
const NOT_PLACED = -2;

/** A bet as it enters the coupon; the player has seen the price it comes with. */
export function newBet(market: CouponMarket): CouponBet {
  return {
    market,
    blockId: 0,
    statusId: NOT_PLACED,
    score: null,
    isFinished: false,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    seenCoef: market.coef,
  };
}

/** Whether a bet stands in every line of a system. */
export function isBanker(bet: Pick<CouponBet, 'blockId'>): boolean {
  return bet.blockId === BANKER_BLOCK;
}

/** How many bets the k of a system chooses from. */
export function freeCount(draft: Draft): number {
  return draft.bets.filter(({ bet }) => !isBanker(bet)).length;
}

/** The order of the coupon: by time of adding, and by id where two came at once in two tabs. */
export function inOrder(bets: readonly DraftBet[]): readonly DraftBet[] {
  return [...bets].sort(
    (a, b) => a.addedAt - b.addedAt || (a.bet.market.id < b.bet.market.id ? -1 : 1),
  );
}
