import type { Market, Outcome } from '@grandstand/bus-contracts';
import { inViewOrder, lineOf, outcomesOf, type ViewType } from './columns';

/** The layout of a market's outcomes on a game page. */
export interface MarketCard {
  readonly marketTypeId: number;
  /** Outcomes side by side. */
  readonly columns: 2 | 3;
  /** Rows of the card; a hole where a column has nothing. */
  readonly rows: readonly (readonly (Outcome | undefined)[])[];
}

export type MarketTab = 'main' | 'totals' | 'handicaps' | 'scores';
export const MARKET_TABS: readonly MarketTab[] = ['main', 'totals', 'handicaps', 'scores'];

const TAB_OF: Readonly<Record<number, MarketTab>> = {
  17: 'totals',
  2: 'handicaps',
  136: 'scores',
};
const PAIRS: Readonly<Record<number, readonly [number, number]>> = { 17: [9, 10], 2: [7, 8] };
const CORRECT_SCORE = 136;

/** The tab of the game page that has a market. */
export function tabOf(marketTypeId: number): MarketTab {
  return TAB_OF[marketTypeId] ?? 'main';
}

/** A game's markets as cards, in the operator's order, or with the lines first in an Asian view. */
export function marketCards(
  { markets }: { readonly markets: readonly Market[] },
  viewType: ViewType = 0,
): readonly MarketCard[] {
  const typeIds = [...new Set(markets.map((market) => market.typeId))];
  return inViewOrder(typeIds, viewType, (typeId) => typeId).map((marketTypeId) => {
    const outcomes = outcomesOf(markets, marketTypeId);
    const pair = PAIRS[marketTypeId];
    if (pair) return { marketTypeId, columns: 2, rows: byLine(outcomes, pair) };
    if (marketTypeId === CORRECT_SCORE)
      return { marketTypeId, columns: 3, rows: byWinner(outcomes) };
    const columns = outcomes.length % 3 === 0 ? 3 : 2;
    return { marketTypeId, columns, rows: inRows(outcomes, columns) };
  });
}

/** One row a line, the least first. */
function byLine(
  outcomes: readonly Outcome[],
  pair: readonly [number, number],
): readonly (readonly (Outcome | undefined)[])[] {
  const lines = [...new Set(outcomes.map(lineOf))].toSorted((a, b) => Number(a) - Number(b));
  return lines.map((line) =>
    pair.map((typeId) => outcomes.find((o) => o.typeId === typeId && lineOf(o) === line)),
  );
}

/** Home wins, draws and away wins in a column each, the fewest goals first. */
function byWinner(outcomes: readonly Outcome[]): readonly (readonly (Outcome | undefined)[])[] {
  const columns: [Outcome[], Outcome[], Outcome[]] = [[], [], []];
  for (const outcome of outcomes.toSorted((a, b) => goals(a) - goals(b))) {
    const [home, away] = scoreOf(outcome);
    columns[home > away ? 0 : home === away ? 1 : 2].push(outcome);
  }
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
