import type { LegStatus } from '@grandstand/bus-contracts';

/** How a leg ends. */
export type LegResult = Exclude<LegStatus, 'accepted'>;

/** The shares of the ways in which a leg can end. */
export type Ends = Readonly<Record<LegResult, number>>;

export const NO_ENDS: Ends = { won: 0, 'half-won': 0, void: 0, 'half-lost': 0, lost: 0 };

/** Those of an outcome that is never void, wholly or by half. */
export function wonOrLost(won: number): Ends {
  return { ...NO_ENDS, won, lost: 1 - won };
}

/** Those of the other side of a line. */
export function opposite(ends: Ends): Ends {
  return {
    won: ends.lost,
    'half-won': ends['half-lost'],
    void: ends.void,
    'half-lost': ends['half-won'],
    lost: ends.won,
  };
}

/** The share of the stakes that are won, of those that are not returned. */
export function winShare(ends: Ends): number {
  const won = ends.won + ends['half-won'] / 2;
  const lost = ends.lost + ends['half-lost'] / 2;
  return won + lost > 0 ? won / (won + lost) : 0.5;
}
