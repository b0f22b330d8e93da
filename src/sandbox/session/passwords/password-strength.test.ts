import { expect, test } from 'vitest';
import { weaknessOf } from './password-strength';

const PERSONAL = ['ann1990', 'ann.lee@example.com', '+77012344122'];

test.each([
  ['Zk8#mQ2', 'short'],
  ['пароль7', 'short'],
  ['password1', 'common'],
  ['qwertyuiop', 'common'],
  ['ann1990', 'short'],
  ['Ann1990!', 'personal'],
  ['77012344122', 'personal'],
  ['aaaaaaaaaaaaaaaa', 'pattern'],
  ['abcabcabcabc', 'pattern'],
  ['abcdefghijk', 'pattern'],
  ['kazakhstan1', 'guessable'],
])('%s is too weak: %s', (password, weakness) => {
  expect(weaknessOf(password, PERSONAL)).toBe(weakness);
});

test.each(['Solid-Harbour-52', 'correct horse battery', 'новый надёжный пароль', 'zK8#mQ2!pLx'])(
  '%s is strong enough',
  (password) => {
    expect(weaknessOf(password, PERSONAL)).toBeUndefined();
  },
);

test('a password of 200 letters is judged by its beginning', () => {
  expect(weaknessOf('A7b'.repeat(66), PERSONAL)).toBe('pattern');
});
