import type { CouponBet } from '@grandstand/bus-contracts';

/** The shortest pause between two announcements. */
const PAUSE_MS = 5000;

/** The last announcement. */
export interface Announced {
  /** Prices by market, as last announced or first received. */
  readonly coefs: Readonly<Record<string, number>>;
  /** The time of the last announcement; null before the first. */
  readonly at: number | null;
}

export interface PriceMove {
  readonly bet: CouponBet;
  readonly from: number;
  readonly to: number;
}

export const NOTHING_ANNOUNCED: Announced = { coefs: {}, at: null };

/**
 * Returns the price moves to announce now, each from the last announced price; `waitMs` is the rest of
 * the pause if there are moves but it is too early.
 */
export function movesToAnnounce(
  announced: Announced,
  bets: readonly CouponBet[],
  now: number,
): {
  readonly announced: Announced;
  readonly moves: readonly PriceMove[];
  readonly waitMs: number | null;
} {
  const coefs: Record<string, number> = {};
  const moves: PriceMove[] = [];
  for (const bet of bets) {
    const { id, coef } = bet.market;
    const from = Object.hasOwn(announced.coefs, id) ? announced.coefs[id] : undefined;
    // The price of a new bet is not announced.
    coefs[id] = from ?? coef;
    if (from !== undefined && from !== coef) moves.push({ bet, from, to: coef });
  }
  if (moves.length === 0)
    return { announced: { coefs, at: announced.at }, moves: [], waitMs: null };
  const waitMs = announced.at === null ? 0 : announced.at + PAUSE_MS - now;
  if (waitMs > 0) return { announced: { coefs, at: announced.at }, moves: [], waitMs };
  const all = Object.fromEntries(bets.map(({ market }) => [market.id, market.coef]));
  return { announced: { coefs: all, at: now }, moves, waitMs: null };
}
