import type { CouponBet } from '@grandstand/bus-contracts';

const LIVE_WAIT_MS = 30_000;
const LINE_WAIT_MS = 300_000;

/** After how long a coupon counts as forgotten; null: nothing in it could be bet on. */
export function waitOf(bets: readonly CouponBet[]): number | null {
  const open = bets.filter(({ isBlocked }) => !isBlocked);
  if (open.length === 0) return null;
  const isLive = open.some(({ market, isFinished }) => market.isLive && !isFinished);
  return isLive ? LIVE_WAIT_MS : LINE_WAIT_MS;
}

/** Whether the player has put something in that was not there before. */
export function hasNew(before: ReadonlySet<string>, bets: readonly CouponBet[]): boolean {
  return bets.some(({ market }) => !before.has(market.id));
}
