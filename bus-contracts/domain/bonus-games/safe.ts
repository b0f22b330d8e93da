import { numberAt } from './rules';
import type { BonusRules, PlayedRound } from './rules';

const DIGITS = [0, 1, 2];
const TRIES = 3;
/** A code that is left is settled after a day, as far as it is open. */
const DAY = 86_400_000;
type Hint = 'right' | 'higher' | 'lower';

function guessOf(move: string): string | null {
  return /^guess-(\d{3})$/.exec(move)?.[1] ?? null;
}

function hintOf(code: number, digit: number): Hint {
  if (code === digit) return 'right';
  return code > digit ? 'higher' : 'lower';
}

/** Guesses with hints, and the digits that are open; one that was found stays open. */
function stateAfter({ results }: PlayedRound, moves: readonly string[]) {
  const guesses = moves.flatMap((move) => {
    const digits = guessOf(move);
    if (digits === null) return [];
    const hints = DIGITS.map((place) => hintOf(numberAt(results, place), Number(digits[place])));
    return [{ digits, hints }];
  });
  const open = DIGITS.map((place) =>
    guesses.some(({ hints }) => hints[place] === 'right') ? numberAt(results, place) : null,
  );
  const count = open.filter((digit) => digit !== null).length;
  return { guesses, open, count, isOver: count === DIGITS.length || guesses.length === TRIES };
}

/** A code of three digits and three guesses; the digits that are open at the end decide the tier. */
export const safe: BonusRules = {
  choices: [],
  draws: () => DIGITS.map(() => ({ kind: 'below', count: 10 })),
  play(round, moves) {
    const { guesses, open, count, isOver } = stateAfter(round, moves);
    const tier = round.table.tiers.findIndex(({ bound }) => bound === count);
    return { view: { game: 'safe', guesses, open }, tier, isOver };
  },
  isMove: (round, moves, move) => guessOf(move) !== null && !stateAfter(round, moves).isOver,
  limitMs: () => DAY,
};
