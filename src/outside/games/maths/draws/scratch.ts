import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import { HUNDREDTH, numberOf, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { ScratchTable } from '../tables/scratch';

/** The move that uncovers all fields. */
export const OPEN_ALL = 'open-all';
/** The move that uncovers a field. */
export const openFieldMove = (field: number): string => `open-${field}`;

interface ScratchState {
  /** What is under each field. */
  readonly pictures: readonly string[];
  /** The place of the prize in the table; null: none. */
  readonly prize: number | null;
  /** The fields that were uncovered one by one, in their order. */
  readonly opened: readonly number[];
  readonly isAllOpen: boolean;
}

export interface ScratchView {
  /** What is under each field; null: it is covered. */
  readonly pictures: readonly (string | null)[];
  readonly opened: readonly number[];
  /** The picture of the prize, once the round is over; null: none. */
  readonly prize: string | null;
  readonly isOver: boolean;
}

/** A card is drawn, and its fields are uncovered in any order, which makes no difference to what it pays. */
export function scratchRules({
  cards,
  fields,
  same,
  prizes,
}: ScratchTable): GameRules<Readonly<Record<string, never>>, ScratchState, ScratchView> {
  const places = Array.from({ length: fields }, (_, field) => field);
  const blanks = cards - prizes.reduce((sum, prize) => sum + prize.cards, 0);
  const draws: readonly Draw[] = [
    { kind: 'weighted', weights: [blanks, ...prizes.map((prize) => prize.cards)] },
    { kind: 'pick', count: prizes.length, from: prizes.length },
    { kind: 'pick', count: fields, from: fields },
  ];
  const isOver = (state: ScratchState): boolean => {
    if (state.isAllOpen) return true;
    const open = state.opened.map((field) => state.pictures[field]);
    const different = new Set(open).size;
    // So many of one picture, or more different ones than a card with a prize has: the card is decided.
    const isFound = open.some((one) => open.filter((other) => other === one).length === same);
    return isFound || different > fields - same + 1 || open.length === fields;
  };
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => draws,
    begin(_choice, results) {
      const card = numberOf(results, 0);
      const prize = card === 0 ? null : card - 1;
      const others = (results[1] ?? []).filter((picture) => picture !== prize);
      const shown = [...Array.from({ length: prize === null ? 0 : same }, () => prize), ...others];
      const pictures = (results[2] ?? []).map((place) => prizes[shown[place] ?? 0]?.picture ?? '');
      return { pictures, prize, opened: [], isAllOpen: false };
    },
    moves(state) {
      if (isOver(state)) return [];
      const covered = places.filter((field) => !state.opened.includes(field));
      return [...covered.map(openFieldMove), OPEN_ALL];
    },
    move(state, move) {
      if (move === OPEN_ALL) return { ...state, isAllOpen: true };
      const field = places.find((one) => openFieldMove(one) === move);
      return field === undefined
        ? refuseMove(move)
        : { ...state, opened: [...state.opened, field] };
    },
    leave: () => OPEN_ALL,
    // Nothing tells the prize before the fields do.
    returned: (state) => {
      const paid = state.prize === null || !isOver(state) ? undefined : prizes[state.prize];
      return (paid?.pays ?? 0) * HUNDREDTH;
    },
    publicView(state) {
      const over = isOver(state);
      return {
        pictures: state.pictures.map((picture, field) =>
          over || state.opened.includes(field) ? picture : null,
        ),
        opened: state.opened,
        prize: over && state.prize !== null ? (prizes[state.prize]?.picture ?? null) : null,
        isOver: over,
      };
    },
  };
}
