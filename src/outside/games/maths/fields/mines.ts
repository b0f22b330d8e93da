import * as v from 'valibot';
import { HUNDREDTH, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { MINES_TABLE } from '../tables/mines';

const STOP = 'stop';
/** The move that opens a square. */
export const openMove = (square: number): string => `open-${square}`;

export interface MinesChoice {
  /** How many of the squares have a mine; one of the table. */
  readonly mines: number;
}

interface MinesState extends MinesChoice {
  readonly places: readonly number[];
  readonly opened: readonly number[];
  readonly hasStopped: boolean;
}

export interface MinesView extends MinesChoice {
  readonly opened: readonly number[];
  /** Where the mines are, once the round is over. */
  readonly places: readonly number[] | null;
  readonly isBlown: boolean;
  /** What stopping pays after each safe square, in hundredths of the stake. */
  readonly pays: readonly number[];
}

/** Squares are opened one by one; each safe one raises what stopping pays, and a mine ends the round. */
export function minesRules(
  table: typeof MINES_TABLE,
): GameRules<MinesChoice, MinesState, MinesView> {
  const byMines = new Map(
    Object.entries(table.pays).map(([mines, pays]): [number, readonly number[]] => [
      Number(mines),
      pays,
    ]),
  );
  const paysOf = (mines: number): readonly number[] => byMines.get(mines) ?? [];
  const squares = Array.from({ length: table.squares }, (_, square) => square);
  const isBlown = ({ opened, places }: MinesState): boolean =>
    opened.some((square) => places.includes(square));
  const isOver = (state: MinesState): boolean =>
    state.hasStopped || isBlown(state) || state.opened.length === paysOf(state.mines).length;
  return {
    choice: v.strictObject({ mines: v.picklist([...byMines.keys()]) }),
    units: () => 1,
    draws: ({ mines }) => [{ kind: 'pick', count: mines, from: table.squares }],
    begin: ({ mines }, results) => ({
      mines,
      places: results[0] ?? [],
      opened: [],
      hasStopped: false,
    }),
    moves(state) {
      if (isOver(state)) return [];
      const shut = squares.filter((square) => !state.opened.includes(square)).map(openMove);
      return state.opened.length > 0 ? [...shut, STOP] : shut;
    },
    move(state, move) {
      if (move === STOP) return { ...state, hasStopped: true };
      const square = squares.find((one) => openMove(one) === move);
      return square === undefined
        ? refuseMove(move)
        : { ...state, opened: [...state.opened, square] };
    },
    leave: ({ opened }) => (opened.length > 0 ? STOP : null),
    returned(state) {
      const pays = paysOf(state.mines)[state.opened.length - 1] ?? 0;
      return isBlown(state) ? 0 : pays * HUNDREDTH;
    },
    publicView: (state) => ({
      mines: state.mines,
      opened: state.opened,
      places: isOver(state) ? state.places : null,
      isBlown: isBlown(state),
      pays: paysOf(state.mines),
    }),
  };
}
