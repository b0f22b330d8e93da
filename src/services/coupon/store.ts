import type { CouponState, PlacedBet } from '@grandstand/bus-contracts';
import { proxy, ref } from 'valtio/vanilla';

/** What was placed last, until the next bet is added. */
export interface LastPlaced {
  readonly refId: string;
  readonly bets: readonly PlacedBet[];
}

/** What the shell's coupon panel reads; written by the coupon service alone. */
export interface CouponStore extends CouponState {
  /** Nothing stands in the way of Place; problems "refused" and "unavailable" of the last attempt do not. */
  canPlace: boolean;
  lastPlaced: LastPlaced | null;
  /** False while the browser's storage does not take the coupon. */
  isKept: boolean;
}

export function createCouponStore(first: CouponStore): CouponStore {
  return proxy(readable(first));
}

/** Replaces what changed, so that a component hears only of what it reads. */
export function writeStore(store: CouponStore, next: CouponStore): void {
  const { bets, ...rest } = readable(next);
  Object.assign(store, rest);
  const isSameList =
    bets.length === store.bets.length && bets.every((bet, index) => bet === store.bets[index]);
  if (!isSameList) store.bets = bets;
}

/** Bets and answers are never changed in place, so the store holds them as they are. */
function readable(next: CouponStore): CouponStore {
  return {
    ...next,
    bets: next.bets.map((bet) => ref(bet)),
    addedAtByBetId: ref(next.addedAtByBetId),
    systemValues: ref(next.systemValues),
    problems: ref(next.problems),
    placing: ref(next.placing),
    lastPlaced: next.lastPlaced && ref(next.lastPlaced),
  };
}
