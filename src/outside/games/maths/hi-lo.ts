import * as v from 'valibot';
import { HUNDREDTH, numberOf, refuseMove } from './rules';
import type { GameRules } from './rules';
import type { HI_LO_TABLE } from './tables/hi-lo';

const STOP = 'stop';
const GUESSES = ['higher', 'lower'] as const;
type Guess = (typeof GUESSES)[number];
type NoChoice = Readonly<Record<string, never>>;

interface HiLoState {
  /** The rank (0 is the ace, 12 the king) times the suits, plus the suit. */
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  readonly hasStopped: boolean;
}

export interface HiLoView {
  /** The cards that are open, from the first. */
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  readonly isWrong: boolean;
  /** What each guess that is offered would pay if it is right, in hundredths, and how many of 13 ranks win. */
  readonly offers: readonly {
    readonly guess: Guess;
    readonly pays: number;
    readonly wins: number;
  }[];
}

/**
 * Is the next card the same or higher, or the same or lower? Of an ace, the lowest, it is "higher" without the same, and
 * of a king "lower". Every card is drawn from a full pack.
 */
export function hiLoRules(table: typeof HI_LO_TABLE): GameRules<NoChoice, HiLoState, HiLoView> {
  const { ranks, suits, share, most } = table;
  const rankOf = (card: number | undefined): number => Math.floor((card ?? 0) / suits);
  /** Whether the same rank makes a guess right: not where the guess would then always be right. */
  const isSameRight = (rank: number, guess: Guess): boolean =>
    rank !== (guess === 'higher' ? 0 : ranks - 1);
  /** How many ranks make a guess right. */
  const winsOf = (rank: number, guess: Guess): number =>
    (guess === 'higher' ? ranks - 1 - rank : rank) + (isSameRight(rank, guess) ? 1 : 0);
  const isRight = ({ cards }: HiLoState, guess: Guess, at: number): boolean => {
    const [before, after] = [rankOf(cards[at]), rankOf(cards[at + 1])];
    if (before === after) return isSameRight(before, guess);
    return guess === 'higher' ? after > before : after < before;
  };
  /** Hundredths, of guesses that are all right. */
  const paysOf = (cards: readonly number[], guesses: readonly Guess[]): number => {
    const wins = guesses.reduce((all, guess, at) => all * winsOf(rankOf(cards[at]), guess), 1);
    // Below 2^53 at five guesses of 13 ranks.
    return Math.floor((share * ranks ** guesses.length) / wins);
  };
  const isWrong = (state: HiLoState): boolean =>
    state.guesses.some((guess, at) => !isRight(state, guess, at));
  const offersOf = (state: HiLoState): HiLoView['offers'] => {
    const { cards, guesses } = state;
    if (state.hasStopped || isWrong(state) || guesses.length === table.guesses) return [];
    return GUESSES.map((guess) => ({
      guess,
      pays: paysOf(cards, [...guesses, guess]),
      wins: winsOf(rankOf(cards[guesses.length]), guess),
    })).filter(({ pays }) => pays <= most);
  };
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () =>
      Array.from({ length: table.guesses + 1 }, () => ({ kind: 'below', count: ranks * suits })),
    begin: (_choice, results) => ({
      cards: results.map((_, draw) => numberOf(results, draw)),
      guesses: [],
      hasStopped: false,
    }),
    moves(state) {
      const guesses = offersOf(state).map(({ guess }) => guess);
      return guesses.length > 0 && state.guesses.length > 0 ? [...guesses, STOP] : guesses;
    },
    move(state, move) {
      if (move === STOP) return { ...state, hasStopped: true };
      const guess = GUESSES.find((one) => one === move);
      return guess ? { ...state, guesses: [...state.guesses, guess] } : refuseMove(move);
    },
    leave: ({ guesses }) => (guesses.length > 0 ? STOP : null),
    returned(state) {
      const { cards, guesses } = state;
      return guesses.length === 0 || isWrong(state) ? 0 : paysOf(cards, guesses) * HUNDREDTH;
    },
    publicView: (state) => ({
      cards: state.cards.slice(0, state.guesses.length + 1),
      guesses: state.guesses,
      isWrong: isWrong(state),
      offers: offersOf(state),
    }),
  };
}
