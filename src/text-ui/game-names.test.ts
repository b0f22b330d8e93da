import { expect, it } from 'vitest';
import { gameNames } from './game-names';

it('the names of games have the capitals of their titles', () => {
  expect(gameNames(['kite-run', 'jacks-or-better'])).toBe('Kite Run, Jacks or Better');
  expect(gameNames(['of-the-sea'])).toBe('Of the Sea');
  expect(gameNames([])).toBe('');
});
