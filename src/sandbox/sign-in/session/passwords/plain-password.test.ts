import { expect, test } from 'vitest';
import { plainPassword } from './plain-password';

test.each([
  ['composed letters', 'Йод-Ёлка-é'.normalize('NFD'), 'Йод-Ёлка-é'.normalize('NFC')],
  ['full-width letters and digits', 'Ｓｏｌｉｄ１２', 'Solid12'],
  ['spaces of other widths', 'one\u00A0two\u3000three\u2009four', 'one two three four'],
  ['ligatures', 'ﬁsh', 'fish'],
])('%s are the same password', (_, one, other) => {
  expect(plainPassword(one)).toBe(plainPassword(other));
});

test('capitals, spaces and signs are kept: they make a password another one', () => {
  expect(plainPassword(' Solid harbour-52! ')).toBe(' Solid harbour-52! ');
});
