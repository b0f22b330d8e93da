import { expect, test } from 'vitest';
import { strengthOf } from './password-strength';

test.each([
  ['', 'none'],
  ['Zk8#mQ2', 'short'],
  ['password', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['1212121212121212', 'weak'],
  ['25071990', 'weak'],
  ['qwertyuiop', 'weak'],
  ['йцукенгшщз', 'weak'],
  ['йцукен12345', 'weak'],
  ['фівапролджє', 'weak'],
  ['qüertyuiopöğ', 'weak'],
  ['Пароль1234', 'weak'],
  ['ｑｗｅｒｔｙｕｉｏｐ', 'weak'],
  ['kazakhstan1', 'fair'],
  ['Solid-Harbour-52', 'strong'],
  ['новый надёжный пароль', 'strong'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
