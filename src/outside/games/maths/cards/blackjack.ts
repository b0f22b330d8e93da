import * as v from 'valibot';
import { HUNDREDTH, refuseMove, UNIT } from '../rules';
import type { GameRules } from '../rules';
import type { BlackjackTable } from '../tables/blackjack';
import { BACKS, BEST, compared, countOf, dealerTakes, isBlackjack } from './blackjack-hand';
import type { Compared, HandCount } from './blackjack-hand';
import { cardOf, cardsDraw, PACK, rankOf } from './shoe';

/** More than two hands and the dealer can take. */
const MAX_CARDS = 60;
type NoChoice = Readonly<Record<string, never>>;
export type BlackjackMove = 'stand' | 'hit' | 'double' | 'split';

interface BlackjackHand {
  readonly cards: readonly number[];
  /** Units. */
  readonly stake: number;
  readonly isClosed: boolean;
}

interface BlackjackState {
  /** The cards that have not come yet. */
  readonly shoe: readonly number[];
  readonly hands: readonly BlackjackHand[];
  /** The second one is face down until the player has done. */
  readonly dealer: readonly number[];
  /** Whether somebody had a blackjack, which ends the round at once. */
  readonly isDealtOut: boolean;
}

type HandOutcome = Compared | 'blackjack' | 'over';

export interface BlackjackView {
  readonly hands: readonly (HandCount & {
    readonly cards: readonly number[];
    readonly stake: number;
    /** Null until the round is over. */
    readonly outcome: HandOutcome | null;
  })[];
  /** The hand that is played; null: the round is over. */
  readonly active: number | null;
  /** What the player can do now. */
  readonly offers: readonly BlackjackMove[];
  readonly dealer: HandCount & { readonly cards: readonly number[]; readonly isOpen: boolean };
}

/** The moves that stake as much again. */
const RAISES: ReadonlySet<string> = new Set<BlackjackMove>(['double', 'split']);

const withCard = (hand: BlackjackHand, card: number): BlackjackHand => {
  const cards = [...hand.cards, card];
  return { ...hand, cards, isClosed: hand.isClosed || countOf(cards).points >= BEST };
};

function outcomeOf({ hands, dealer }: BlackjackState, { cards }: BlackjackHand): HandOutcome {
  const { points } = countOf(cards);
  if (points > BEST) return 'over';
  if (hands.length === 1 && isBlackjack(cards)) return isBlackjack(dealer) ? 'same' : 'blackjack';
  if (isBlackjack(dealer)) return 'lower';
  return compared(points, countOf(dealer).points);
}

/** Cards are taken up to 21 against a dealer whose play is fixed; a bet can be doubled, and a pair split once. */
export function blackjackRules(
  table: BlackjackTable,
): GameRules<NoChoice, BlackjackState, BlackjackView> {
  const activeOf = ({ hands, isDealtOut }: BlackjackState): number | null => {
    const at = hands.findIndex(({ isClosed }) => !isClosed);
    return isDealtOut || at === -1 ? null : at;
  };
  /** The dealer takes cards once all hands are closed, unless all of them are over 21. */
  const closed = (state: BlackjackState): BlackjackState => {
    const isOpen = state.hands.some(({ cards }) => countOf(cards).points <= BEST);
    if (state.isDealtOut || activeOf(state) !== null || !isOpen) return state;
    const dealer = [...state.dealer];
    const shoe = [...state.shoe];
    while (dealerTakes(countOf(dealer), table.isSoftTaken)) dealer.push(shoe.shift() ?? 0);
    return { ...state, dealer, shoe };
  };
  const offersOf = (state: BlackjackState): readonly BlackjackMove[] => {
    if (activeOf(state) === null) return [];
    const [hand, ...others] = state.hands;
    if (others.length > 0 || hand?.cards.length !== 2) return ['stand', 'hit'];
    const [one = 0, other = 0] = hand.cards;
    const isPair = rankOf(one) === rankOf(other);
    return isPair ? ['stand', 'hit', 'double', 'split'] : ['stand', 'hit', 'double'];
  };
  const paid = (state: BlackjackState, hand: BlackjackHand): number => {
    const outcome = outcomeOf(state, hand);
    if (outcome === 'blackjack') return table.blackjack * HUNDREDTH;
    return outcome === 'over' ? 0 : BACKS[outcome] * hand.stake * UNIT;
  };
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => [cardsDraw(Math.min(MAX_CARDS, PACK * table.packs), table.packs)],
    begin(_choice, results) {
      const [one = 0, up = 0, two = 0, down = 0, ...shoe] = (results[0] ?? []).map(cardOf);
      const cards = [one, two];
      const dealer = [up, down];
      const isDealtOut = isBlackjack(cards) || isBlackjack(dealer);
      return { shoe, hands: [{ cards, stake: 1, isClosed: false }], dealer, isDealtOut };
    },
    moves: offersOf,
    raises: (state) =>
      Object.fromEntries(
        offersOf(state)
          .filter((move) => RAISES.has(move))
          .map((move) => [move, 1]),
      ),
    move(state, move) {
      const at = activeOf(state);
      const hand = state.hands[at ?? 0];
      const [card = 0, next = 0] = state.shoe;
      if (at === null || !hand) return refuseMove(move);
      const put = (count: number, ...changed: BlackjackHand[]): BlackjackState => {
        const hands = state.hands.flatMap((one, place) => (place === at ? changed : [one]));
        return closed({ ...state, shoe: state.shoe.slice(count), hands });
      };
      switch (move) {
        case 'stand':
          return put(0, { ...hand, isClosed: true });
        case 'hit':
          return put(1, withCard(hand, card));
        case 'double':
          return put(1, withCard({ ...hand, stake: 2, isClosed: true }, card));
        case 'split': {
          const [one = 0, other = 0] = hand.cards;
          // A split ace gets one card.
          const half = { stake: 1, isClosed: rankOf(one) === 0 };
          return put(
            2,
            withCard({ ...half, cards: [one] }, card),
            withCard({ ...half, cards: [other] }, next),
          );
        }
        default:
          return refuseMove(move);
      }
    },
    leave: () => 'stand',
    returned: (state) =>
      activeOf(state) === null ? state.hands.reduce((sum, hand) => sum + paid(state, hand), 0) : 0,
    publicView(state) {
      const active = activeOf(state);
      const dealer = active === null ? state.dealer : state.dealer.slice(0, 1);
      return {
        hands: state.hands.map((hand) => ({
          ...countOf(hand.cards),
          cards: hand.cards,
          stake: hand.stake,
          outcome: active === null ? outcomeOf(state, hand) : null,
        })),
        active,
        offers: offersOf(state),
        dealer: { ...countOf(dealer), cards: dealer, isOpen: active === null },
      };
    },
  };
}
