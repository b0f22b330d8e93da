import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import { HUNDREDTH, NO_MOVES, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import { FREE, SIDE } from '../tables/bingo';
import type { BingoPattern, BingoTable } from '../tables/bingo';

export interface BingoView {
  /** The numbers of the card, row by row; the free place has 0. */
  readonly card: readonly number[];
  /** In the order of the draw. */
  readonly drawn: readonly number[];
  /** The name of the pattern that pays; null: none. */
  readonly pattern: string | null;
  readonly pays: number;
}

const COLUMNS = Array.from({ length: SIDE }, (_, column) => column);

/** A card and the numbers of the round are drawn: a pattern of the card whose numbers are all drawn pays. */
export function bingoRules({
  ofColumn,
  drawn,
  patterns,
}: BingoTable): GameRules<Readonly<Record<string, never>>, BingoView, BingoView> {
  const draws: readonly Draw[] = [
    ...COLUMNS.map((column): Draw => ({ kind: 'pick', count: rowsOf(column), from: ofColumn })),
    { kind: 'pick', count: drawn, from: ofColumn * SIDE },
  ];
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => draws,
    begin(_choice, results) {
      const card = Array.from({ length: SIDE * SIDE }, (_, place) => {
        const column = place % SIDE;
        const row = Math.floor(place / SIDE);
        if (place === FREE) return 0;
        // The column of the free place has one number fewer.
        const at = column === FREE % SIDE && place > FREE ? row - 1 : row;
        return column * ofColumn + (results[column]?.[at] ?? 0) + 1;
      });
      const balls = (results[SIDE] ?? []).map((ball) => ball + 1);
      const best = bestPattern(patterns, markedOf({ card, drawn: balls }));
      return { card, drawn: balls, pattern: best?.name ?? null, pays: best?.pays ?? 0 };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: (state) => state.pays * HUNDREDTH,
    publicView: (state) => state,
  };
}

function rowsOf(column: number): number {
  return column === FREE % SIDE ? SIDE - 1 : SIDE;
}

/** The places of a card whose numbers are drawn, and the free one. */
export function markedOf({ card, drawn }: Pick<BingoView, 'card' | 'drawn'>): ReadonlySet<number> {
  const balls = new Set(drawn);
  return new Set([...card.keys()].filter((at) => at === FREE || balls.has(card[at] ?? 0)));
}

/** The groups of a pattern that are complete. */
export function completeGroups(
  { groups }: Pick<BingoPattern, 'groups'>,
  marked: ReadonlySet<number>,
): readonly (readonly number[])[] {
  return groups.filter((places) => places.every((place) => marked.has(place)));
}

/** The pattern that pays. */
export function bestPattern(
  patterns: readonly BingoPattern[],
  marked: ReadonlySet<number>,
): BingoPattern | undefined {
  return patterns.find((pattern) => completeGroups(pattern, marked).length >= pattern.least);
}
