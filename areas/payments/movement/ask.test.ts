import { PLAIN_DEPOSIT, PLAIN_WITHDRAWAL } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { askPath, expectedBy, isLate } from './ask';

const BY = PLAIN_DEPOSIT.createdAt + 60_000;
const deposit = { kind: 'deposit', ...PLAIN_DEPOSIT, expectedBy: BY } as const;
const withdrawal = { kind: 'withdrawal', ...PLAIN_WITHDRAWAL, expectedBy: BY } as const;

describe('a payment', () => {
  it.each([
    ['a deposit at its time', deposit, BY, false],
    ['a deposit after it', deposit, BY + 1, true],
    ['one that is credited', { ...deposit, state: 'credited' as const }, BY + 1, false],
    ['one of which no time is known', { ...deposit, expectedBy: null }, BY + 1, false],
    ['a withdrawal at its time', withdrawal, BY, false],
    ['a withdrawal after it', withdrawal, BY + 1, true],
    ['one that is paid', { ...withdrawal, state: 'paid' as const }, BY + 1, false],
  ])('is late or not: %s', (_, movement, now, expected) => {
    expect(isLate(movement, now)).toBe(expected);
  });

  it('is expected while it is under way', () => {
    expect(expectedBy(withdrawal)).toBe(BY);
    expect(expectedBy({ ...withdrawal, state: 'refused' })).toBeNull();
  });

  it('has a request with it attached, of a late one with what it is about', () => {
    const path = '/office/payment/create-request';
    expect(askPath(deposit, true)).toBe(`${path}/deposit/transactions/p-1?about=not-credited`);
    expect(askPath(withdrawal, true)).toBe(`${path}/withdrawal/transactions/w-1?about=late`);
    expect(askPath({ kind: 'deposit', id: 'a/b' }, false)).toBe(
      `${path}/deposit/transactions/a%2Fb`,
    );
  });
});
