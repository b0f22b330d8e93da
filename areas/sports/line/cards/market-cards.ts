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
      const rows = bySide(outcomes, market.outcomes);
      return { marketTypeId, columns: 2, rows, hasLines: false };
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

/** How many lines of a total or handicap are side by side. */
export const COMMON_LINES = 5;

/** The first of the common lines: its place among so many, and its line. */
export interface FirstLine {
  readonly at: number;
  readonly of: number;
  readonly line: string | null;
}

/**
 * Where the common lines of a market begin: the main line is in their middle.
 * @param kept where they began before; they stay there while that line, or one that took its place, is there
 */
export function firstLine(rows: readonly MarketRow[], kept: FirstLine | null): FirstLine {
  const last = Math.max(0, rows.length - COMMON_LINES);
  const main = mainRow(rows);
  const centred = Math.min(last, Math.max(0, (main ? rows.indexOf(main) : 0) - 2));
  const same = kept ? rows.findIndex((row) => lineOfRow(row) === kept.line) : -1;
  const isReplaced = kept !== null && same < 0 && kept.of === rows.length;
  const at = same >= 0 ? Math.min(same, last) : isReplaced ? kept.at : centred;
  return { at, of: rows.length, line: lineOfRow(rows[at]) };
}

/**
 * The cards of a match in two columns of nearly the same height, the second continuing the first.
 * @remarks It depends on the cards alone: what the player opens in one moves no card into the other column.
 */
export function inTwoColumns(
  cards: readonly MarketCard[],
): readonly [readonly MarketCard[], readonly MarketCard[]] {
  const heights = cards.map(heightOf);
  const all = heights.reduce((sum, height) => sum + height, 0);
  let above = 0;
  const split = heights.findIndex((height) => {
    // A card in the middle is in the column that has more room for it.
    if (above + height / 2 >= all / 2) return true;
    above += height;
    return false;
  });
  return split < 0
    ? [cards, []]
    : [cards.slice(0, Math.max(1, split)), cards.slice(Math.max(1, split))];
}

/** The height of a card in rows of prices; the name above them is about one. */
function heightOf({ rows, hasLines, columns }: MarketCard): number {
  return 1 + (hasLines && rows.length > 1 ? columns : rows.length);
}

/** The line of a row: "2.5". */
export function lineOfRow(row: MarketRow | undefined): string | null {
  const outcome = row?.find((found) => found !== undefined);
  return outcome ? lineOf(outcome) : null;
}

/** One row a line, in the order of the outcomes. */
function byLine(outcomes: readonly Outcome[], types: readonly number[]): readonly MarketRow[] {
  return [...new Set(outcomes.map(lineOf))].map((line) =>
    types.map((typeId) => outcomes.find((o) => o.typeId === typeId && lineOf(o) === line)),
  );
}

/** Markets with their lines in order, the least first: their places in the cards. */
export function inLineOrder(markets: readonly Market[]): readonly Market[] {
  return markets.map((market) =>
    marketOf(market.typeId)?.hasLines
      ? {
          ...market,
          outcomes: market.outcomes.toSorted(
            (a, b) => lineNumber(lineOf(a)) - lineNumber(lineOf(b)),
          ),
        }
      : market,
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

/** Players of home and of away in a column each, which has room for a name; a goal by nobody is below them. */
function bySide(outcomes: readonly Outcome[], types: readonly number[]): readonly MarketRow[] {
  const sides = [types[0], types.at(-1)];
  const columns = sides.map((type) => outcomes.filter(({ typeId }) => typeId === type));
  const height = Math.max(...columns.map((column) => column.length));
  const ofPlayers = Array.from({ length: height }, (_, row) =>
    columns.map((column) => column[row]),
  );
  const others = outcomes.filter(({ typeId }) => !sides.includes(typeId));
  return [...ofPlayers, ...others.map((outcome) => [outcome])];
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
