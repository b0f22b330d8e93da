import type { Game, Market, Outcome } from '@grandstand/bus-contracts';

/** A market as a list shows it: a column of the same outcomes in every row. */
export interface Column {
  readonly marketTypeId: number;
  /** The outcomes of a row, left to right. */
  readonly outcomeTypes: readonly number[];
  /** True where the outcomes belong to a line ("2.5") that is shown beside them. */
  readonly hasLine: boolean;
}

/** In the order in which a list prefers them. */
const COLUMNS: readonly Column[] = [
  { marketTypeId: 1, outcomeTypes: [1, 2, 3], hasLine: false },
  { marketTypeId: 101, outcomeTypes: [401, 402], hasLine: false },
  { marketTypeId: 17, outcomeTypes: [9, 10], hasLine: true },
  { marketTypeId: 19, outcomeTypes: [180, 181], hasLine: false },
  { marketTypeId: 2, outcomeTypes: [7, 8], hasLine: true },
  { marketTypeId: 8, outcomeTypes: [4, 5, 6], hasLine: false },
];

/** As many as the widest list has room for. */
const MAX_COLUMNS = 5;
/** As many as others have. */
export const FEW_COLUMNS = 3;

/** 0 European: the winner first; 1 Asian: markets with a line first. */
export type ViewType = 0 | 1;

/** Handicap and total, in the order in which an Asian view begins with them. */
const ASIAN_FIRST: readonly number[] = [2, 17];

/** Entries by market type in the order of a view; those that the view doesn't name keep their place. */
export function inViewOrder<T>(
  things: readonly T[],
  viewType: ViewType,
  marketTypeOf: (thing: T) => number,
): readonly T[] {
  if (viewType === 0) return things;
  const first = ASIAN_FIRST.flatMap((typeId) =>
    things.filter((thing) => marketTypeOf(thing) === typeId),
  );
  return [...first, ...things.filter((thing) => !first.includes(thing))];
}

/**
 * Market types in the order of columns: those that the player chose first, then as a view has them.
 * @param chosen as the settings keep it: "17-1-2"
 */
export function columnOrder(viewType: ViewType, chosen = ''): readonly number[] {
  const types = inViewOrder(COLUMNS, viewType, ({ marketTypeId }) => marketTypeId).map(
    ({ marketTypeId }) => marketTypeId,
  );
  const first = chosen.split('-').map(Number);
  return [...new Set([...first.filter((type) => types.includes(type)), ...types])];
}

/** The order, as the settings keep it, in which two markets have changed places. */
export function withSwapped(order: readonly number[], one: number, other: number): string {
  return order.map((type) => (type === one ? other : type === other ? one : type)).join('-');
}

/** The columns of a block of games: the first that any of them has a market for. */
export function columnsOf(
  games: readonly Game[],
  order: readonly number[] = columnOrder(0),
): readonly Column[] {
  const offered = new Set(games.flatMap((game) => game.markets.map((market) => market.typeId)));
  return order
    .filter((type) => offered.has(type))
    .flatMap((type) => COLUMNS.find(({ marketTypeId }) => marketTypeId === type) ?? [])
    .slice(0, MAX_COLUMNS);
}

/** The part of one row in a column. */
export interface Cells {
  readonly line: string | null;
  /** One for each of the column's outcome types; undefined where the game has none. */
  readonly outcomes: readonly (Outcome | undefined)[];
}

/** Picks a row's outcomes for a column; of several lines, the one closest to even. */
export function cellsOf(game: Game, column: Column): Cells {
  const outcomes = outcomesOf(game.markets, column.marketTypeId);
  const line = column.hasLine ? mainLine(outcomes, column) : null;
  return {
    line,
    outcomes: column.outcomeTypes.map((typeId) =>
      outcomes.find(
        (outcome) => outcome.typeId === typeId && (!column.hasLine || lineOf(outcome) === line),
      ),
    ),
  };
}

/** All outcomes of a market type, whether the operator sent them as one market or several. */
export function outcomesOf(markets: readonly Market[], marketTypeId: number): readonly Outcome[] {
  return markets.filter((market) => market.typeId === marketTypeId).flatMap((m) => m.outcomes);
}

/** The outcome of the other side, with the handicap of the opposite sign; for a part of the match too. */
const AWAY_HANDICAP = 8;

/** The line an outcome belongs to, from the first side's view: -1.5 for both sides of that handicap. */
export function lineOf(outcome: Outcome): string | null {
  if (outcome.typeId % 1000 !== AWAY_HANDICAP || outcome.param === null) return outcome.param;
  const opposite = -Number(outcome.param);
  return opposite === 0 ? '0' : String(opposite);
}

function mainLine(outcomes: readonly Outcome[], column: Column): string | null {
  const [first, second] = column.outcomeTypes;
  const pairs = outcomes
    .filter((outcome) => outcome.typeId === first)
    .flatMap((outcome) => {
      const line = lineOf(outcome);
      const other = outcomes.find((o) => o.typeId === second && lineOf(o) === line);
      return other ? [{ line, gap: Math.abs(outcome.coef - other.coef) }] : [];
    });
  const closest = pairs.reduce<(typeof pairs)[number] | undefined>(
    (best, pair) => (best === undefined || pair.gap < best.gap ? pair : best),
    undefined,
  );
  return closest?.line ?? null;
}
