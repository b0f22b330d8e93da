import * as v from 'valibot';
import { HUNDREDTH, refuseMove } from '../rules';
import type { GameRules } from '../rules';
import type { PokerHand, VideoPokerTable } from '../tables/video-poker';
import { pokerHandOf } from './poker-hand';
import { cardsDraw } from './shoe';

const HAND = 5;
type NoChoice = Readonly<Record<string, never>>;

/** The move that holds the cards at these places, from 0, and draws new ones for the others. */
export const holdMove = (held: readonly number[]): string =>
  `hold-${Array.from({ length: HAND }, (_, at) => (held.includes(at) ? 1 : 0)).join('')}`;

/** Every choice of the cards to hold. */
const HOLDS = Array.from({ length: 2 ** HAND }, (_, bits) =>
  Array.from({ length: HAND }, (_place, at) => at).filter((at) => (bits >> at) % 2 === 1),
);
const MOVES = HOLDS.map(holdMove);
/** The hand that was dealt counts. */
const HOLD_ALL = holdMove([0, 1, 2, 3, 4]);

interface VideoPokerState {
  /** The first five, and those that are drawn for them, each at its place. */
  readonly cards: readonly number[];
  /** The places that were held; null before that. */
  readonly held: readonly number[] | null;
}

export interface VideoPokerView {
  readonly cards: readonly number[];
  readonly held: readonly number[] | null;
  /** What the cards are, by a hand of the table; null: nothing that pays. */
  readonly hand: PokerHand | null;
}

/** What a table pays for a hand; undefined: nothing. */
export function payOf({ hands }: VideoPokerTable, hand: PokerHand) {
  const pay = hands.find((one) => one.hand === hand);
  return pay ?? (hand.startsWith('four-') ? hands.find((one) => one.hand === 'four') : undefined);
}

/** Five cards are dealt; the player holds any of them, and the others are replaced once. */
export function videoPokerRules(
  table: VideoPokerTable,
): GameRules<NoChoice, VideoPokerState, VideoPokerView> {
  const handOf = ({ cards, held }: VideoPokerState): readonly number[] =>
    cards.slice(0, HAND).map((card, at) => {
      const isKept = held === null || held.includes(at);
      return isKept ? card : (cards[HAND + at] ?? 0);
    });
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => [cardsDraw(2 * HAND)],
    begin: (_choice, results) => ({ cards: results[0] ?? [], held: null }),
    moves: ({ held }) => (held === null ? MOVES : []),
    move(state, move) {
      const held = HOLDS[MOVES.indexOf(move)];
      return held ? { ...state, held } : refuseMove(move);
    },
    leave: () => HOLD_ALL,
    returned: (state) =>
      state.held === null ? 0 : (payOf(table, pokerHandOf(handOf(state)))?.pays ?? 0) * HUNDREDTH,
    publicView: (state) => ({
      cards: handOf(state),
      held: state.held,
      hand: payOf(table, pokerHandOf(handOf(state)))?.hand ?? null,
    }),
  };
}
