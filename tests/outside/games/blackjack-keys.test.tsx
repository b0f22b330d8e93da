import { describe, expect, it } from 'vitest';
import { moveOf } from '../../../src/outside/games/page/cards/blackjack-keys';

const [game, inside, outside] = ['div', 'button', 'summary'].map((name) =>
  document.createElement(name),
);
game!.append(inside!);

const FREE = { ctrlKey: false, altKey: false, metaKey: false, repeat: false, isTrusted: true };

/** What a press in the game makes; `other` is what differs. */
const press = (key: string, code: string, other: object = {}) =>
  moveOf({ ...FREE, key, code, target: inside!, ...other }, game);

describe('a key of blackjack', () => {
  it.each([
    ['h', 'KeyH', 'hit'],
    ['S', 'KeyS', 'stand'],
    ['d', 'KeyD', 'double'],
    ['p', 'KeyP', 'split'],
    // Dvorak: D stands where others have H.
    ['d', 'KeyH', 'double'],
    ['h', 'KeyJ', 'hit'],
    // Colemak: R stands where others have S.
    ['r', 'KeyS', undefined],
    ['s', 'KeyD', 'stand'],
    // A layout of Cyrillic letters.
    ['р', 'KeyH', 'hit'],
    ['ы', 'KeyS', 'stand'],
    ['Enter', 'Enter', undefined],
    ['1', 'Digit1', undefined],
  ])('that writes "%s" and stands at %s is %s', (key, code, move) => {
    expect(press(key, code)).toBe(move);
  });

  it('counts while the focus is in the game or nowhere', () => {
    expect(press('h', 'KeyH', { target: document.body })).toBe('hit');
    expect(press('h', 'KeyH', { target: outside })).toBe(undefined);
    expect(press('h', 'KeyH', { target: null })).toBe(undefined);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'repeat'])('does nothing with %s', (other) => {
    expect(press('d', 'KeyD', { [other]: true })).toBe(undefined);
  });

  it('does nothing for a script', () => {
    expect(press('d', 'KeyD', { isTrusted: false })).toBe(undefined);
  });
});
