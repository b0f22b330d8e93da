import * as v from 'valibot';
import { HUNDREDTH, refuseMove, UNIT } from '../rules';
import type { GameRules } from '../rules';
import type { ThreeCardHand, ThreeCardOutcome, ThreeCardTable } from '../tables/three-card-poker';
import { cardsDraw } from './shoe';
import { kindOf, worthOf, worthOfHigh } from './three-cards';

const FOLD = 'fold';
const PLAY = 'play';
type NoChoice = Readonly<Record<string, never>>;

interface ThreeCardState {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly decision: typeof FOLD | typeof PLAY | null;
}

export interface ThreeCardView {
  readonly player: readonly number[];
  readonly hand: ThreeCardHand;
  /** Null until the player has decided to play on. */
  readonly dealer: readonly number[] | null;
  readonly dealerHand: ThreeCardHand | null;
  readonly outcome: ThreeCardOutcome | null;
  /** What the player's hand pays on top, in hundredths of the first bet. */
  readonly bonus: number;
}

/** How hands of these worths compare, once the player plays on. */
export function outcomeOf(
  { qualifies }: ThreeCardTable,
  player: number,
  dealer: number,
): ThreeCardOutcome {
  if (dealer < worthOfHigh(qualifies)) return 'dealer-out';
  if (player === dealer) return 'same';
  return player > dealer ? 'higher' : 'lower';
}

/** Units that come back of two: of the first bet, and of the one that was put on to play on. */
const BACK: Readonly<Record<ThreeCardOutcome, number>> = {
  folded: 0,
  'dealer-out': 3,
  higher: 4,
  same: 2,
  lower: 0,
};

/** What comes back of both bets, in parts of a unit. */
export function paidFor(
  { bonus }: ThreeCardTable,
  player: number,
  outcome: ThreeCardOutcome,
): number {
  const top = outcome === 'folded' ? 0 : (bonus[kindOf(player)]?.pays ?? 0);
  return BACK[outcome] * UNIT + top * HUNDREDTH;
}

/** Three cards each: the player folds, or bets as much again and compares. */
export function threeCardRules(
  table: ThreeCardTable,
): GameRules<NoChoice, ThreeCardState, ThreeCardView> {
  const result = ({ player, dealer, decision }: ThreeCardState): ThreeCardOutcome | null => {
    if (decision === null) return null;
    return decision === FOLD ? 'folded' : outcomeOf(table, worthOf(player), worthOf(dealer));
  };
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => [cardsDraw(6)],
    begin(_choice, results) {
      const cards = results[0] ?? [];
      const hand = (first: number): number[] => cards.filter((_, at) => at % 2 === first);
      return { player: hand(0), dealer: hand(1), decision: null };
    },
    moves: ({ decision }) => (decision === null ? [FOLD, PLAY] : []),
    raises: ({ decision }): Readonly<Record<string, number>> =>
      decision === null ? { [PLAY]: 1 } : {},
    move(state, move) {
      return move === FOLD || move === PLAY ? { ...state, decision: move } : refuseMove(move);
    },
    leave: () => FOLD,
    returned(state) {
      const outcome = result(state);
      return outcome === null ? 0 : paidFor(table, worthOf(state.player), outcome);
    },
    publicView(state) {
      const { player, dealer, decision } = state;
      const isOpen = decision === PLAY;
      const hand = kindOf(worthOf(player));
      return {
        player,
        hand,
        dealer: isOpen ? dealer : null,
        dealerHand: isOpen ? kindOf(worthOf(dealer)) : null,
        outcome: result(state),
        bonus: isOpen ? (table.bonus[hand]?.pays ?? 0) : 0,
      };
    },
  };
}
