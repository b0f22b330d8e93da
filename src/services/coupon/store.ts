import type { CouponState } from '@grandstand/bus-contracts';
import { proxy, ref } from 'valtio/vanilla';

/** What the shell's coupon panel reads; written by the coupon service alone. */
export interface CouponStore extends CouponState {
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
  const held = Object.entries(next).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null ? ref(value) : value,
  ]);
  return {
    ...(Object.fromEntries(held) as CouponStore),
    bets: next.bets.map((bet) => ref(bet)),
  };
}
