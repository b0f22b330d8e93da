import type { BonusTerms } from '@grandstand/bus-contracts/answers';
import { expect, test } from 'vitest';
import { contributionOf, isInsured } from './bonus-rules';
import type { SettledLeg } from './bonus-rules';

const BONUS: BonusTerms = {
  version: 1,
  offer: 'poker',
  product: 'casino',
  trigger: 'deposit',
  iso: 'EUR',
  scale: 2,
  percent: 50,
  cap: 5000,
  wager: 8,
  minOdds: null,
  contribution: {},
  excluded: [],
  maxStake: 500,
  maxWin: 50_000,
  days: 7,
};
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

test('BNS-01 only the games that terms name count, where they name some', () => {
  const terms = { ...BONUS, excluded: ['kite-run'], contribution: { casino: 50, slots: 100 } };
  const on = (product: string, game: string) => ({ product, game, amount: 100, odds: null });
  expect(contributionOf(terms, on('casino', 'bonus-poker'))).toBe(50);
  expect(contributionOf(terms, on('slots', 'kite-run'))).toBeUndefined();
  const poker = { ...terms, games: ['bonus-poker', 'amber-orchard'] };
  expect(contributionOf(poker, on('casino', 'bonus-poker'))).toBe(50);
  expect(contributionOf(poker, on('casino', 'mines'))).toBeUndefined();
  expect(contributionOf(poker, on('games', 'bonus-poker'))).toBeUndefined();
});
