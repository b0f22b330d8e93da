import type { Market } from '@grandstand/bus-contracts';

/** A game's markets as they are shown while they must not move. */
export interface HeldMarkets {
  readonly shown: readonly Market[];
  /** Ids of outcomes that are shown and no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** How many outcomes are offered and not shown. */
  readonly news: number;
}

/** Shows the newest data in the places of the markets that are shown; of no held rows, the new markets. */
export function holdMarkets(
  before: readonly Market[],
  now: readonly Market[],
  rows: number,
): HeldMarkets {
  if (rows === 0) return { shown: now, gone: new Set(), news: 0 };
  const offered = new Map(outcomesOf(now).map((outcome) => [outcome.id, outcome]));
  const held = outcomesOf(before).map(({ id }) => id);
  return {
    shown: before.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => offered.get(outcome.id) ?? outcome),
    })),
    gone: new Set(held.filter((id) => !offered.has(id))),
    news: [...offered.keys()].filter((id) => !held.includes(id)).length,
  };
}

function outcomesOf(markets: readonly Market[]) {
  return markets.flatMap((market) => market.outcomes);
}
