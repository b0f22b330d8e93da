import { describe, expect, test } from 'vitest';
import { CARD_HOLD, waitOf } from './withdrawal-rules';
import type { WithdrawalState } from './withdrawal-rules';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const PLAIN = { state: 'checking', review: null, phoneHeldUntil: null, cardUsedAt: 0 } as const;

describe('what a withdrawal waits for', () => {
  test('is a day since the first use of its card, to the millisecond', () => {
    const cardUsedAt = NOW - CARD_HOLD + 1;
    expect(waitOf({ ...PLAIN, cardUsedAt }, NOW)).toEqual({ why: 'card', until: NOW + 1 });
    expect(waitOf({ ...PLAIN, cardUsedAt: cardUsedAt - 1 }, NOW)).toBeNull();
  });

  test('is another phone of the account, or what takes longer', () => {
    const phoneHeldUntil = NOW + HOUR;
    const phone = { why: 'phone', until: phoneHeldUntil };
    expect(waitOf({ ...PLAIN, phoneHeldUntil }, NOW)).toEqual(phone);
    const cardUsedAt = NOW - 22 * HOUR;
    const card = { why: 'card', until: NOW + 2 * HOUR };
    expect(waitOf({ ...PLAIN, phoneHeldUntil, cardUsedAt }, NOW)).toEqual(card);
    expect(waitOf({ ...PLAIN, phoneHeldUntil: NOW }, NOW)).toBeNull();
  });

  test.each<[WithdrawalState, boolean]>([
    ['asked', true],
    ['checking', true],
    ['approved', false],
    ['sent', false],
    ['paid', false],
    ['refused', false],
    ['returned', false],
  ])('in the state %s: %s', (state, waits) => {
    expect(waitOf({ ...PLAIN, state, cardUsedAt: NOW }, NOW) !== null).toBe(waits);
    expect(waitOf({ ...PLAIN, state, cardUsedAt: NOW, review: 'sum' }, NOW)).toBeNull();
  });
});
