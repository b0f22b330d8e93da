import { PLAIN_DEPOSIT, PLAIN_WITHDRAWAL } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { askPath, isLate } from './ask';

const MINUTE = 60_000;
const deposit = { kind: 'deposit', ...PLAIN_DEPOSIT } as const;
const withdrawal = { kind: 'withdrawal', ...PLAIN_WITHDRAWAL } as const;

describe('a payment', () => {
  it.each([
    ['a deposit of ten minutes', deposit, 10 * MINUTE, false],
    ['a longer one', deposit, 10 * MINUTE + 1, true],
    ['one that is credited', { ...deposit, state: 'credited' as const }, 60 * MINUTE, false],
    ['a withdrawal of a day', withdrawal, 1_440 * MINUTE, false],
    ['a longer one', withdrawal, 1_440 * MINUTE + 1, true],
    ['one that is paid', { ...withdrawal, state: 'paid' as const }, 3_000 * MINUTE, false],
  ])('is late or not: %s', (_, movement, ms, expected) => {
    expect(isLate(movement, movement.createdAt + ms)).toBe(expected);
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
