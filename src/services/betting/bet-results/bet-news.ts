import type { BetStatus, PlacedBet } from '@grandstand/bus-contracts';

/** What a player has not been told of yet. */
export interface BetNews {
  /** The bets that the player was told of. */
  readonly told: ReadonlySet<string>;
  /** The bets to tell of now. */
  readonly bets: readonly PlacedBet[];
}

export const NO_NEWS: BetNews = { told: new Set(), bets: [] };

/** A bet that is open has no result, and the player cashed out by hand. */
const SILENT: ReadonlySet<BetStatus> = new Set(['accepted', 'cashed-out']);

/** The news after bets have changed: each bet is told of once, when it is settled. */
export function afterBets({ told }: BetNews, changed: readonly PlacedBet[]): BetNews {
  const bets = changed.filter(({ id, status }) => !SILENT.has(status) && !told.has(id));
  return { told: new Set([...told, ...bets.map(({ id }) => id)]), bets };
}
