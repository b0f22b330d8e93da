import type { CouponBet, CouponMarket, CouponPick, CouponType } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, FREE_BLOCK } from '@grandstand/bus-contracts/domain';

/** A bet of the coupon and when it was added. */
export interface DraftBet {
  readonly bet: CouponBet;
  readonly addedAt: number;
  /** Its own stake in a batch of singles; null: emptied; undefined: it has none of its own. */
  readonly amount?: number | null | undefined;
}

/** A price of bets of one match together; the bets are named by their outcomes. */
export interface SeenMatchPrice {
  readonly gameId: number;
  readonly marketIds: readonly string[];
  readonly coef: number;
  readonly at: number;
}

/** The player's own bets and choices; the rest of the coupon is derived from them. */
export interface Draft {
  /** In the order they were added. */
  readonly bets: readonly DraftBet[];
  /** The prices of bets of one match together that the player last accepted. */
  readonly seenMatchPrices: readonly SeenMatchPrice[];
  readonly typeId: CouponType;
  /** True once the player chose the type; until then it follows the number of bets. */
  readonly isTypeChosen: boolean;
  /** The player's choice; the effective value is clamped to the bounds of the bets. */
  readonly systemValue: number;
  /** Minor units; null: the player emptied the field; undefined: untouched, the currency's first stake holds. */
  readonly amount: number | null | undefined;
  /** Stakes of blocks of a batch of singles. */
  readonly amountByBlockId: Readonly<Record<string, number | null>>;
  /** The stake follows the greatest that is taken. */
  readonly isAutoMax: boolean;
  readonly isVipBet: boolean;
  /** The code the player chose or typed; empty: none. */
  readonly promoCode: string;
  /** The player took the bonus bet out by hand. */
  readonly isBonusBetRemoved: boolean;
  /** The accumulator these bets are; null as soon as they are others. */
  readonly expressId: number | null;
  readonly isLoadedFromCode: boolean;
}

export const MIN_SYSTEM_VALUE = 2;

export const emptyDraft: Draft = {
  bets: [],
  seenMatchPrices: [],
  typeId: 0,
  isTypeChosen: false,
  systemValue: MIN_SYSTEM_VALUE,
  amount: undefined,
  amountByBlockId: {},
  isAutoMax: false,
  isVipBet: false,
  promoCode: '',
  isBonusBetRemoved: false,
  expressId: null,
  isLoadedFromCode: false,
};

/** The player's own choices beside the bets; dropped when they leave and when the coupon was placed. */
export const emptyStake = {
  amount: undefined,
  amountByBlockId: {},
  isAutoMax: false,
  isVipBet: false,
  promoCode: '',
} satisfies Partial<Draft>;

/** The bets alone: stakes go with their player. */
export function withoutStakes(draft: Draft): Draft {
  return {
    ...draft,
    ...emptyStake,
    bets: draft.bets.map(({ bet, addedAt }) => ({ bet, addedAt })),
  };
}

/** The operator has not confirmed the bet yet. */
const NOT_PLACED = -2;

/** A bet that the operator described; the player has seen its price. */
export function newBet(market: CouponMarket, seenAt: number): CouponBet {
  return {
    market,
    isConfirmed: true,
    blockId: 0,
    statusId: NOT_PLACED,
    score: null,
    isFinished: false,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    seenCoef: market.coef,
    seenAt,
  };
}

/** A bet of which it is known only which outcome it is on. */
export function newPick(pick: CouponPick, seenAt: number): CouponBet {
  return { ...newBet(unnamedMarket(pick), seenAt), isConfirmed: false };
}

function unnamedMarket({ marketId, coef, gameId, marketTypeId }: CouponPick): CouponMarket {
  return {
    id: marketId,
    coef,
    sportId: 0,
    typeId: 0,
    marketTypeId,
    param: null,
    kind: 0,
    isLive: false,
    champ: { id: 0, name: '' },
    game: { id: gameId, home: '', away: '', startsAt: 0, path: '/' },
  };
}

/** Whether a bet is in every line of a system. */
export function isBanker(bet: Pick<CouponBet, 'blockId'>): boolean {
  return bet.blockId === BANKER_BLOCK;
}

/** The draft with a bet made a banker, or free again. */
export function withBanker(draft: Draft, marketId: string, isBanker: boolean): Draft {
  const blockId = isBanker ? BANKER_BLOCK : FREE_BLOCK;
  return {
    ...draft,
    bets: draft.bets.map((entry) =>
      entry.bet.market.id === marketId ? { ...entry, bet: { ...entry.bet, blockId } } : entry,
    ),
  };
}

/** How many bets the k of a system chooses from. */
export function freeCount(draft: Draft): number {
  return draft.bets.filter(({ bet }) => !isBanker(bet)).length;
}

/** The order of the coupon: by time of adding, and by id where two tabs added at the same time. */
export function inOrder(bets: readonly DraftBet[]): readonly DraftBet[] {
  return [...bets].sort(
    (a, b) => a.addedAt - b.addedAt || (a.bet.market.id < b.bet.market.id ? -1 : 1),
  );
}
