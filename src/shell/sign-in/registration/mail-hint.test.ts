import { expect, it } from 'vitest';
import { mailHint } from './mail-hint';

it.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmal.com', 'ann@gmail.com'],
  ['ann@mmail.ru', 'ann@mail.ru'],
  ['ann@gmail.com', null],
  ['ann@company.example', null],
  ['ann@', null],
  ['@gmial.com', null],
  ['ann', null],
])('the hint for %s is %s', (typed, hint) => {
  expect(mailHint(typed)).toBe(hint);
});
