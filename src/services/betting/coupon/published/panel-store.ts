import type { CouponState } from '@grandstand/bus-contracts';
import { proxy, ref } from 'valtio/vanilla';
import type { Hold } from '../sources/live-hold';

/** The part of the state for the coupon panel alone. */
export interface PanelOnly {
  /** False while the browser's storage does not take the coupon. */
  readonly isKept: boolean;
  /** What was placed last is being placed once more: its result stays in view. */
  readonly isRepeating: boolean;
  /** Null while no bet is held. */
  readonly hold: Hold | null;
}

/** The store that the coupon panel reads; only the coupon service writes it. */
export interface CouponStore extends CouponState, PanelOnly {}

export function createCouponStore(first: CouponStore): CouponStore {
  return proxy(readable(first));
}

/** Replaces only the changed members, so that a component renders only for those that it reads. */
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
