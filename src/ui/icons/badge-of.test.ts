import { expect, test } from 'vitest';
import { badgeOf } from './badge-of';

test('the same team has the same badge, and any id has one', () => {
  expect(badgeOf('football-arsenal')).toEqual(badgeOf('football-arsenal'));
  for (const id of ['', 'A', '1. FC Köln', 'Мюнхен', '\u{1F600}'.repeat(200)]) {
    const { ground, charge } = badgeOf(id);
    expect([ground >= 1 && ground <= 8, charge >= 1 && charge <= 5]).toEqual([true, true]);
  }
});
