import {
  coinChances,
  WHOLE,
  type Prize,
  type PrizeTable,
  type Tier,
} from '@grandstand/bus-contracts/domain/bonus-games';

/** Prizes with their chances, as shares of one. */
export interface ChanceList {
  /** Where the tier is what the player or the spins decide: its bound; the last of memory has none. */
  readonly bound: number | null;
  readonly rows: readonly { readonly prize: Prize; readonly chance: number }[];
}

/** The prizes of a table by tier; those of dragon-bonus are in one list, since the spins decide them. */
export function chancesOf(table: PrizeTable, tickets: readonly number[] | undefined): ChanceList[] {
  if (table.coins) return [{ bound: null, rows: coinRows(table, table.coins) }];
  const isTiered = table.tiers.length > 1;
  return table.tiers.map((tier) => ({
    bound: isTiered ? (tier.bound ?? null) : null,
    rows: tickets ? bookRows(tier, tickets) : merged(tier),
  }));
}

/** Prizes of one kind and amount are one row. */
function merged({ prizes }: Tier): ChanceList['rows'] {
  const rows = new Map<string, { prize: Prize; chance: number }>();
  for (const { prize, weight } of prizes) {
    const key = `${prize.kind}/${prize.amount}`;
    const before = rows.get(key)?.chance ?? 0;
    rows.set(key, { prize, chance: before + weight / WHOLE });
  }
  return [...rows.values()].toSorted((a, b) => b.chance - a.chance);
}

/** Each ticket that is left has the same chance. */
function bookRows({ prizes }: Tier, tickets: readonly number[]): ChanceList['rows'] {
  const all = tickets.reduce((sum, count) => sum + count, 0);
  return prizes.map(({ prize }, place) => ({
    prize,
    chance: all === 0 ? 0 : (tickets[place] ?? 0) / all,
  }));
}

function coinRows({ tiers }: PrizeTable, coins: readonly number[]): ChanceList['rows'] {
  const { shares, of } = coinChances(coins);
  return tiers.map(({ bound = 0, prizes }, place) => {
    const end = place === 0 ? shares.length : (tiers[place - 1]?.bound ?? shares.length);
    const share = shares.slice(bound, end).reduce((sum, one) => sum + one, 0n);
    const prize = prizes[0]?.prize ?? { kind: 'nothing' as const, amount: 0 };
    return { prize, chance: Number((share * BigInt(WHOLE)) / of) / WHOLE };
  });
}
