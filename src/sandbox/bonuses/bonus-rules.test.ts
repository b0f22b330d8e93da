import { expect, test } from 'vitest';
import { isInsured } from './bonus-rules';
import type { SettledLeg } from './bonus-rules';

const TERMS = { legs: 4, legOdds: 1.4 };

/** Legs of matches of their own, written as `won lost void`, at odds of 1.4. */
const legs = (statuses: string): SettledLeg[] =>
  statuses.split(' ').map((status, at) => ({
    gameId: at,
    status: status as SettledLeg['status'],
    odds: 1.4,
  }));

test.each([
  ['won won won lost', true],
  ['lost won won won won', true],
  ['won won won won', false],
  ['lost lost won won', false],
  ['lost won won', false],
  ['lost won won void', false],
  ['lost won won won void', true],
  ['half-lost won won won', false],
  ['half-lost won half-won lost', true],
])('BNS-01 an express of %s is insured: %j', (statuses, is) => {
  expect(isInsured(TERMS, legs(statuses))).toBe(is);
});

test('BNS-01 an express with a leg at shorter odds is not insured, unless that leg is void', () => {
  const short = { gameId: 9, odds: 1.39 };
  expect(isInsured(TERMS, [...legs('lost won won won'), { ...short, status: 'won' }])).toBe(false);
  expect(isInsured(TERMS, [...legs('lost won won won'), { ...short, status: 'void' }])).toBe(true);
});

test('BNS-01 an express with two legs of one match is not insured', () => {
  const [first, ...rest] = legs('won won won lost');
  expect(first && isInsured(TERMS, [{ ...first, gameId: 2 }, ...rest])).toBe(false);
});
