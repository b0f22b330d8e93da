import type { Game, Market, Outcome } from '@grandstand/bus-contracts';
import {
  LIST_COLUMNS,
  MARKET,
  OUTCOME,
  PART_AT,
  type ListColumn,
} from '@grandstand/bus-contracts/domain';

/** A market as a list shows it. */
export type Column = ListColumn;

/** As many as the widest list has room for. */
const MAX_COLUMNS = 5;
/** As many as others have. */
export const FEW_COLUMNS = 3;

/** 0 European: the winner first; 1 Asian: markets with a line first. */
export type ViewType = 0 | 1;

/** Handicap and total, in the order in which an Asian view begins with them. */
const ASIAN_FIRST: readonly number[] = [MARKET.handicap, MARKET.total];

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
  const types = inViewOrder(LIST_COLUMNS, viewType, ({ marketTypeId }) => marketTypeId).map(
    ({ marketTypeId }) => marketTypeId,
  );
  const first = chosen.split('-').map(Number);
  return [...new Set([...first.filter((type) => types.includes(type)), ...types])];
}

/** The order, as the settings keep it, in which two markets have changed places. */
export function withSwapped(order: readonly number[], one: number, other: number): string {
  return order.map((type) => (type === one ? other : type === other ? one : type)).join('-');
}

/** The columns of a block of games: the first that any of them has a market for, or that `others` of its sport have. */
export function columnsOf(
  games: readonly Game[],
  order: readonly number[] = columnOrder(0),
  others: readonly number[] = [],
): readonly Column[] {
  const offered = new Set([...others, ...marketTypesOf(games)]);
  return order
    .filter((type) => offered.has(type))
    .flatMap((type) => LIST_COLUMNS.find(({ marketTypeId }) => marketTypeId === type) ?? [])
    .slice(0, MAX_COLUMNS);
}

/** The types of the markets of games, each as often as a game has it. */
export function marketTypesOf(games: readonly Game[]): readonly number[] {
  return games.flatMap((game) => game.markets.map(({ typeId }) => typeId));
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

/** The line an outcome belongs to, from the first side's view: -1.5 for both sides of that handicap. */
export function lineOf(outcome: Outcome): string | null {
  // The handicap of the other side has the opposite sign, in a part of the match too.
  if (outcome.typeId % PART_AT !== OUTCOME.handicapAway || outcome.param === null)
    return outcome.param;
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
