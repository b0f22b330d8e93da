import type { CouponBet } from '@grandstand/bus-contracts';

/** Price moves are told at most once in so long. */
const QUIET_MS = 5000;

/** What whoever listens was told last. */
export interface Told {
  /** Prices by market, as they were told or first heard. */
  readonly coefs: Readonly<Record<string, number>>;
  /** When something was said last; null: nothing yet. */
  readonly at: number | null;
}

export interface SaidMove {
  readonly bet: CouponBet;
  readonly from: number;
  readonly to: number;
}

export const NOTHING_TOLD: Told = { coefs: {}, at: null };

/**
 * What to say of the prices now: the moves since the last time, each from where it was told to
 * where it is; `waitMs` where there is something to say and it is too early.
 */
export function movesToSay(
  told: Told,
  bets: readonly CouponBet[],
  now: number,
): { readonly told: Told; readonly moves: readonly SaidMove[]; readonly waitMs: number | null } {
  const coefs: Record<string, number> = {};
  const moves: SaidMove[] = [];
  for (const bet of bets) {
    const { id, coef } = bet.market;
    const from = Object.hasOwn(told.coefs, id) ? told.coefs[id] : undefined;
    // A bet that is new was read out by whoever put it in.
    coefs[id] = from ?? coef;
    if (from !== undefined && from !== coef) moves.push({ bet, from, to: coef });
  }
  if (moves.length === 0) return { told: { coefs, at: told.at }, moves: [], waitMs: null };
  const waitMs = told.at === null ? 0 : told.at + QUIET_MS - now;
  if (waitMs > 0) return { told: { coefs, at: told.at }, moves: [], waitMs };
  const all = Object.fromEntries(bets.map(({ market }) => [market.id, market.coef]));
  return { told: { coefs: all, at: now }, moves, waitMs: null };
}
