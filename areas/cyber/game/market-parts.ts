import type { Market, Outcome } from '@grandstand/bus-contracts';

/** Types of a part of a match have the part's number before three digits: 51017 is the total of map 1. */
const PART_AT = 1000;
/** The whole match. */
export const MATCH = 0;

/** The part of a match that a market is about; 0: the whole match. */
export function partOf(marketTypeId: number): number {
  return Math.floor(marketTypeId / PART_AT);
}

/** The parts that markets are about, the match first. */
export function partsOf(markets: readonly Market[]): readonly number[] {
  const parts = new Set(markets.map(({ typeId }) => partOf(typeId)));
  return [...parts].toSorted((a, b) => a - b);
}

/** The type of a market without its part. */
export function typeInPart(marketTypeId: number): number {
  return marketTypeId % PART_AT;
}

/** Markets whose outcomes are in rows of three. */
const THREE: ReadonlySet<number> = new Set([1, 8, 20, 27, 136]);

export function columnsOf(marketTypeId: number): 2 | 3 {
  return THREE.has(typeInPart(marketTypeId)) ? 3 : 2;
}

/** The outcomes of a market, two or three in a row. */
export function rowsOf({ typeId, outcomes }: Market): readonly (readonly Outcome[])[] {
  const columns = columnsOf(typeId);
  return Array.from({ length: Math.ceil(outcomes.length / columns) }, (_, row) =>
    outcomes.slice(row * columns, (row + 1) * columns),
  );
}
