import type { Market, Outcome } from '@grandstand/bus-contracts';
import { marketOf, partOf } from '@grandstand/bus-contracts/domain';

/** The parts that markets are about, the match first. */
export function partsOf(markets: readonly Market[]): readonly number[] {
  const parts = new Set(markets.map(({ typeId }) => partOf(typeId)));
  return [...parts].toSorted((a, b) => a - b);
}

/** How many outcomes of a market are side by side: scores are in columns of home wins, draws and away wins. */
export function columnsOf(marketTypeId: number): 2 | 3 {
  const market = marketOf(marketTypeId);
  return market?.isOfScores || market?.outcomes?.length === 3 ? 3 : 2;
}

/** The outcomes of a market, two or three in a row. */
export function rowsOf({ typeId, outcomes }: Market): readonly (readonly Outcome[])[] {
  const columns = columnsOf(typeId);
  return Array.from({ length: Math.ceil(outcomes.length / columns) }, (_, row) =>
    outcomes.slice(row * columns, (row + 1) * columns),
  );
}
