const DAY = 86_400_000;

/** The types of limits that stakes count for: stakes and losses of 1, 7 and 30 days. */
export const STAKE_LIMITS = [
  { type: 1, days: 1, isLoss: false },
  { type: 2, days: 7, isLoss: false },
  { type: 3, days: 30, isLoss: false },
  { type: 10, days: 1, isLoss: true },
  { type: 11, days: 7, isLoss: true },
  { type: 12, days: 30, isLoss: true },
] as const;
export type StakeLimitType = (typeof STAKE_LIMITS)[number]['type'];

interface Kept {
  readonly at: number;
  readonly amount: number;
  settled: { readonly at: number; readonly payout: number; readonly isVoid: boolean } | null;
}

/** What is left of a player's limits after stakes on any products, found independently of the operator; minor units. */
export class StakeOracle {
  readonly #stakes: Kept[] = [];
  readonly #limits = new Map<StakeLimitType, number>();

  limit(type: StakeLimitType, value: number): void {
    this.#limits.set(type, value);
  }

  /** Records an accepted stake; the function settles it. */
  stake(amount: number, at: number): (payout: number | 'void', settledAt: number) => void {
    const kept: Kept = { at, amount, settled: null };
    this.#stakes.push(kept);
    return (payout, settledAt) => {
      const isVoid = payout === 'void';
      kept.settled = { at: settledAt, payout: isVoid ? amount : payout, isVoid };
    };
  }

  /** By type, for the limits that are set. */
  left(now: number): ReadonlyMap<StakeLimitType, number> {
    return new Map(
      STAKE_LIMITS.flatMap(({ type, days, isLoss }) => {
        const limit = this.#limits.get(type);
        if (limit === undefined) return [];
        const since = now - days * DAY;
        let used = 0;
        for (const { at, amount, settled } of this.#stakes) {
          if (settled?.isVoid) continue;
          if (at > since) used += amount;
          if (isLoss && settled && settled.at > since) used -= settled.payout;
        }
        return [[type, Math.max(0, limit - Math.max(0, used))] as const];
      }),
    );
  }

  /** The limit that refuses a stake, the tightest; null: it is allowed. */
  refusal(amount: number, now: number): { type: StakeLimitType; left: number } | null {
    const [tightest] = [...this.left(now)]
      .map(([type, left]) => ({ type, left }))
      .filter(({ left }) => left < amount)
      .toSorted((one, other) => one.left - other.left);
    return tightest ?? null;
  }
}
