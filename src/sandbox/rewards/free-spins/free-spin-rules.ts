export type FreeSpinState = 'active' | 'used' | 'expired' | 'given-up' | 'cancelled';

/** What decides how far a grant of free spins has come. */
export interface GrantFacts {
  readonly spins: number;
  readonly used: number;
  readonly endsAt: number;
  /** Null: its spins were used, or its time decides. */
  readonly endedAs: 'given-up' | 'cancelled' | null;
}

export function stateOf({ spins, used, endsAt, endedAs }: GrantFacts, now: number): FreeSpinState {
  if (endedAs !== null) return endedAs;
  if (used === spins) return 'used';
  return now < endsAt ? 'active' : 'expired';
}

/** What a win pays beside what the grant has paid already, and what is above the most that it pays. */
export function partsOfWin(
  amount: number,
  { won, maxWin }: { readonly won: number; readonly maxWin: number },
): { readonly paid: number; readonly cut: number } {
  const paid = Math.min(amount, maxWin - won);
  return { paid, cut: amount - paid };
}
