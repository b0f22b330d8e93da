/** The shortest pause between two announcements. */
const PAUSE_MS = 5000;

/** The last announcement. */
export interface Announced {
  /** Prices by their ids, as last announced or first received. */
  readonly coefs: Readonly<Record<string, number>>;
  /** The time of the last announcement; null before the first. */
  readonly at: number | null;
}

/** A price that counts: of an outcome, or of several of one match together. */
export interface AnnouncedPrice {
  readonly id: string;
  readonly coef: number;
  /** The outcome's or match's name, in the player's language. */
  readonly name: string;
}

export interface PriceMove {
  readonly id: string;
  readonly name: string;
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
  prices: readonly AnnouncedPrice[],
  now: number,
): {
  readonly announced: Announced;
  readonly moves: readonly PriceMove[];
  readonly waitMs: number | null;
} {
  const coefs: Record<string, number> = {};
  const moves: PriceMove[] = [];
  for (const { id, coef, name } of prices) {
    const from = Object.hasOwn(announced.coefs, id) ? announced.coefs[id] : undefined;
    // A new price is not announced.
    coefs[id] = from ?? coef;
    if (from !== undefined && from !== coef) moves.push({ id, name, from, to: coef });
  }
  if (moves.length === 0)
    return { announced: { coefs, at: announced.at }, moves: [], waitMs: null };
  const waitMs = announced.at === null ? 0 : announced.at + PAUSE_MS - now;
  if (waitMs > 0) return { announced: { coefs, at: announced.at }, moves: [], waitMs };
  const all = Object.fromEntries(prices.map(({ id, coef }) => [id, coef]));
  return { announced: { coefs: all, at: now }, moves, waitMs: null };
}
