import { describe, expect, it } from 'vitest';
import {
  anyChance,
  combinations,
  hitChance,
  hitsOf,
  lottoRef,
  lottoRefOf,
  lottoRules,
  prizeTimes,
  returnedPart,
  ticketOf,
  ticketText,
} from '.';

const RULES = lottoRules('5-36');

describe('the chances of a lottery', () => {
  it('TOT-01 are those of numbers without replacement', () => {
    expect(1 / hitChance(RULES, 5)).toBeCloseTo(376_992);
    expect(1 / hitChance(RULES, 4)).toBeCloseTo(2432.2, 1);
    expect(1 / hitChance(RULES, 3)).toBeCloseTo(81.07, 2);
    expect(1 / hitChance(RULES, 2)).toBeCloseTo(8.387, 2);
    expect(1 / hitChance(lottoRules('6-45'), 6)).toBeCloseTo(8_145_060);
    expect(1 / anyChance(RULES)).toBeCloseTo(7.58, 2);
  });

  it('return about half of the prices', () => {
    expect(returnedPart(RULES)).toBeCloseTo(0.545, 3);
    expect(returnedPart(lottoRules('6-45'))).toBeCloseTo(0.6, 10);
    expect(returnedPart(lottoRules('4-20'))).toBeCloseTo(0.555, 3);
  });
});

describe('a ticket', () => {
  it('has different numbers of the lottery in their order', () => {
    expect(ticketText([33, 1, 20, 12, 7])).toBe('1 7 12 20 33');
    expect(ticketOf(RULES, '1 7 12 20 33')).toEqual([1, 7, 12, 20, 33]);
    expect(ticketOf(RULES, '1 2 3 4 5 6 7 8 9 10 11 12')).toHaveLength(12);
    for (const line of [
      '1 2 3 4 5 6 7 8 9 10 11 12 13',
      '1 7 12 20',
      '1 7 7 20 33',
      '7 1 12 20 33',
      '1 7 12 20 37',
      '0 7 12 20 33',
    ])
      expect([line, ticketOf(RULES, line)]).toEqual([line, null]);
  });

  it('wins by its hits', () => {
    expect(hitsOf([1, 7, 12, 20, 33], [33, 2, 7, 9, 12])).toBe(3);
    expect([5, 3, 1].map((hits) => prizeTimes(RULES, hits))).toEqual([100_000, 9, 0]);
  });

  it('TOT-01 of more numbers is a system: it wins as all its combinations together', () => {
    expect([5, 6, 7, 12].map((size) => combinations(RULES, size))).toEqual([1, 6, 21, 792]);
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const tickets = numbers.flatMap((one, at) =>
      numbers
        .slice(at + 1)
        .map((other) => numbers.filter((each) => each !== one && each !== other)),
    );
    expect(tickets).toHaveLength(21);
    for (const hits of [0, 1, 2, 3, 4, 5]) {
      const drawn = [...numbers.slice(0, hits), 30, 31, 32, 33, 34].slice(0, 5);
      const won = tickets.map((ticket) => prizeTimes(RULES, hitsOf(ticket, drawn)));
      expect([hits, prizeTimes(RULES, hits, 7)]).toEqual([hits, won.reduce((a, b) => a + b)]);
    }
  });

  it('TOT-01 of a system returns as much of its price as one of a combination', () => {
    for (const lottery of ['5-36', '4-20'] as const) {
      const rules = lottoRules(lottery);
      const size = rules.pick + 3;
      const paid = rules.terms.prizes.reduce(
        (sum, { hits }) => sum + hitChance(rules, hits, size) * prizeTimes(rules, hits, size),
        0,
      );
      expect(paid / combinations(rules, size)).toBeCloseTo(returnedPart(rules), 10);
    }
  });

  it('is in 1 to 10 draws', () => {
    expect(lottoRefOf(lottoRef({ drawId: 7, draws: 3 }))).toEqual({ drawId: 7, draws: 3 });
    for (const ref of ['lotto-7x0', 'lotto-7x11', 'lotto-7', 'toto-7x1'])
      expect([ref, lottoRefOf(ref)]).toEqual([ref, null]);
  });
});
