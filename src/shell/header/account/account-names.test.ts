import type { Account } from '@grandstand/bus-contracts';
import { expect, test } from 'vitest';
import { accountNames } from './account-names';

const account = (id: number, label: string, iso: string): Account => ({
  id,
  label,
  iso,
  symbol: iso,
  currencyId: 1,
  money: 0,
  scale: 2,
  type: 4,
  points: 0,
  isActive: false,
  isPointsTypeBalance: false,
});

const namesOf = (...accounts: Account[]): string[] => [
  ...accountNames(accounts, ({ label }) => label).values(),
];

test('ACC-01 a unique name stays the same', () => {
  expect(namesOf(account(1, 'Main', 'EUR'), account(2, 'Bonus', 'EUR'))).toEqual(['Main', 'Bonus']);
});

test('ACC-01 accounts of one name are distinguished by currency', () => {
  const names = namesOf(account(1, 'Bonus', 'EUR'), account(2, 'Bonus', 'USD'));
  expect(names).toEqual(['Bonus · EUR', 'Bonus · USD']);
});

test('ACC-01 accounts of one name and currency are distinguished by number', () => {
  const names = namesOf(
    account(11, 'Bonus', 'EUR'),
    account(12, 'Bonus', 'EUR'),
    account(13, 'Bonus', 'USD'),
  );
  expect(names).toEqual(['Bonus · EUR · 11', 'Bonus · EUR · 12', 'Bonus · USD']);
});
