import { expect, test } from 'vitest';
import { onAllKeyboards } from './keyboards';

test.each([
  ['gfhjkm', 'пароль'],
  ['пароль', 'gfhjkm'],
  ['йцукенгшщз', 'qwertyuiop'],
  ['ЙЦУКЕН', 'QWERTY'],
  ['фівапролджє', "asdfghjkl;'"],
  ['әіңғүұқөһ', '2345890-='],
  ['qüertyuiopöğ', 'qwertyuiop[]'],
  ['рассворд', 'hfccdjhl'],
])('the keys of "%s" write "%s" on another keyboard', (typed, other) => {
  expect(onAllKeyboards(typed)).toContain(other);
});

test('signs of no keyboard stay', () => {
  expect(onAllKeyboards('密码🔑')).toEqual(['密码🔑']);
});

test('texts with the same letters are one, as it was typed', () => {
  expect(onAllKeyboards('!?-')[0]).toBe('!?-');
  const letters = onAllKeyboards('Solid-52!').map((text) => text.replaceAll(/\P{Letter}/gu, ''));
  expect(new Set(letters).size).toBe(letters.length);
});
