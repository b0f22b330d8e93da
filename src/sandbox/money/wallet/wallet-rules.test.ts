import { MAX_WON } from '@grandstand/bus-contracts/domain/wallet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from './wallet-rules';
import type { Known } from './wallet-rules';

const ROUND = 'round-0001';
const known = (won: number): Known => ({
  earlier: null,
  round: { status: 'open', staked: 100, won },
  bet: { roundId: ROUND, amount: 100, status: 'accepted' },
  isTakenBack: false,
  isNumberDrawn: false,
  isVoid: false,
  openRoundId: null,
});
const win = (amount: number, won: number) =>
  decide({ kind: 'win', roundId: ROUND, bodyHash: 'a', amount }, known(won));

test.each([
  ['the most', MAX_WON, 0],
  ['nothing', 0, MAX_WON],
  ['the rest', MAX_WON - 7, 7],
])('a round pays %s', (_, amount, won) => {
  expect(win(amount, won)).toEqual({ kind: 'book-win' });
});

test.each([
  ['one more than the most', MAX_WON + 1, 0],
  ['the most that a number holds', Number.MAX_SAFE_INTEGER, 0],
  ['one more than the rest', MAX_WON - 6, 7],
])('a round does not pay %s', (_, amount, won) => {
  expect(win(amount, won)).toEqual({
    kind: 'refuse',
    code: 'amount-too-large',
    details: { max: MAX_WON - won },
  });
});

test('whatever is sent, what a round has paid is a whole number that is exact', () => {
  const amount = fc.oneof(fc.maxSafeNat(), fc.nat(MAX_WON));
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (amounts) => {
      let won = 0;
      for (const one of amounts) if (win(one, won).kind === 'book-win') won += one;
      expect(won).toBeLessThanOrEqual(MAX_WON);
    }),
  );
});
