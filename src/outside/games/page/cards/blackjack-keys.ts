import type { BlackjackMove } from '../../maths/cards/blackjack';

export const MOVES: readonly BlackjackMove[] = ['hit', 'stand', 'double', 'split'];

/** The letters of the moves, as the page names them. */
export const LETTERS: Readonly<Record<BlackjackMove, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
};

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isTrusted' | 'target'
>;

const KEYS = new Map(MOVES.map((move) => [LETTERS[move], move]));

/** The letter that is pressed; where the layout has other letters, the one that stands there on a Latin keyboard. */
const letterOf = ({ key, code }: Press): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');

/**
 * The move of a press, while the focus is in the game or nowhere. A key that is held down has none, and neither has a
 * key with another one.
 * @param game what the keys are for
 */
export function moveOf(press: Press, game: Element | null | undefined): BlackjackMove | undefined {
  const { ctrlKey, altKey, metaKey, repeat, isTrusted, target } = press;
  if (ctrlKey || altKey || metaKey || repeat || !isTrusted) return undefined;
  const isHere =
    target instanceof Node && (target === document.body || game?.contains(target) === true);
  return isHere ? KEYS.get(letterOf(press)) : undefined;
}
