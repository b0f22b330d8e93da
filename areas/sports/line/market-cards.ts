import type { Market, Outcome } from '@grandstand/bus-contracts';
import { marketOf, wholeType } from '@grandstand/bus-contracts/domain';
import { inViewOrder, lineOf, outcomesOf, type ViewType } from '@grandstand/line-ui';

/** Outcomes side by side; a hole where a column has nothing. */
export type MarketRow = readonly (Outcome | undefined)[];

/** The layout of a market's outcomes on a game page. */
export interface MarketCard {
  readonly marketTypeId: number;
  /** Outcomes side by side. */
  readonly columns: 2 | 3;
  readonly rows: readonly MarketRow[];
  /** True where each row is a line of its own: one of them is the main one. */
  readonly hasLines: boolean;
}

/** A game's markets as cards, in the operator's order, or with the lines first in an Asian view. */
export function marketCards(
  { markets }: { readonly markets: readonly Market[] },
  viewType: ViewType = 0,
): readonly MarketCard[] {
  const typeIds = [...new Set(markets.map((market) => market.typeId))];
  return inViewOrder(typeIds, viewType, (typeId) => typeId).map((marketTypeId) => {
    const outcomes = outcomesOf(markets, marketTypeId);
    const market = marketOf(marketTypeId);
    if (market?.hasLines && market.outcomes) {
      const start = marketTypeId - wholeType(marketTypeId);
      const types = market.outcomes.map((typeId) => start + typeId);
      const columns = types.length === 3 ? 3 : 2;
      return { marketTypeId, columns, rows: byLine(outcomes, types), hasLines: true };
    }
    if (market?.isOfPlayers && market.outcomes) {
      const columns = market.outcomes.length === 3 ? 3 : 2;
      const rows = bySide(outcomes, market.outcomes);
      return { marketTypeId, columns, rows, hasLines: false };
    }
    const isScore = market?.isOfScores === true;
    const columns = isScore || outcomes.length % 3 === 0 ? 3 : 2;
    const rows = isScore ? byWinner(outcomes) : inRows(outcomes, columns);
    return { marketTypeId, columns, rows, hasLines: false };
  });
}

/** The line whose prices are closest to each other. */
export function mainRow(rows: readonly MarketRow[]): MarketRow | undefined {
  const gapOf = (row: MarketRow): number => {
    const prices = row.flatMap((outcome) => outcome?.coef ?? []);
    return prices.length < row.length ? Infinity : Math.max(...prices) - Math.min(...prices);
  };
  return rows.reduce<MarketRow | undefined>(
    (best, row) => (best && gapOf(best) <= gapOf(row) ? best : row),
    undefined,
  );
}

/** The line of a row: "2.5". */
export function lineOfRow(row: MarketRow | undefined): string | null {
  const outcome = row?.find((found) => found !== undefined);
  return outcome ? lineOf(outcome) : null;
}

/** One row a line, the least first. */
function byLine(outcomes: readonly Outcome[], types: readonly number[]): readonly MarketRow[] {
  const lines = [...new Set(outcomes.map(lineOf))].toSorted(
    (a, b) => lineNumber(a) - lineNumber(b),
  );
  return lines.map((line) =>
    types.map((typeId) => outcomes.find((o) => o.typeId === typeId && lineOf(o) === line)),
  );
}

/** A start of 0:1 is a line of -1. */
function lineNumber(line: string | null): number {
  const [home = 0, away = 0] = (line ?? '').split(':').map(Number);
  return home - away;
}

/** Home wins, draws and away wins in a column each, the fewest goals first. */
function byWinner(outcomes: readonly Outcome[]): readonly MarketRow[] {
  const columns: [Outcome[], Outcome[], Outcome[]] = [[], [], []];
  for (const outcome of outcomes.toSorted((a, b) => goals(a) - goals(b))) {
    const [home, away] = scoreOf(outcome);
    columns[home > away ? 0 : home === away ? 1 : 2].push(outcome);
  }
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row]));
}

/** The outcomes of each type in a column: players of home, nobody, players of away. */
function bySide(outcomes: readonly Outcome[], types: readonly number[]): readonly MarketRow[] {
  const columns = types.map((type) => outcomes.filter(({ typeId }) => typeId === type));
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row]));
}

function scoreOf(outcome: Outcome): readonly [number, number] {
  const [home = 0, away = 0] = (outcome.param ?? '').split(':').map(Number);
  return [home, away];
}

function goals(outcome: Outcome): number {
  const [home, away] = scoreOf(outcome);
  return home + away + Math.max(home, away) / 100;
}

function inRows(outcomes: readonly Outcome[], columns: number): readonly (readonly Outcome[])[] {
  return Array.from({ length: Math.ceil(outcomes.length / columns) }, (_, row) =>
    outcomes.slice(row * columns, (row + 1) * columns),
  );
}
