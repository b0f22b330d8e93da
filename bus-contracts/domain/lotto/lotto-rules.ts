import type { Lottery, LottoDraw, LottoTerms } from '../../answers/draws/lotto-draw';

/** Terms by which the sales of a draw are shared. */
export type PoolTerms = Extract<LottoTerms, { kind: 'pool' }>;

/** How a lottery is drawn and what it pays. */
export interface LottoRules {
  /** So many numbers of a combination, and of a draw. A ticket has more where it is a system. */
  readonly pick: number;
  /** The numbers are those from 1 to this one. */
  readonly of: number;
  /** Draws are at the multiples of this time. */
  readonly everyMs: number;
  /** The prizes of the draws that are planned now; the most hits first. */
  readonly terms: LottoTerms;
}

/** The most numbers of a ticket. */
export const MAX_NUMBERS = 12;

const MINUTE = 60_000;

const RULES: Readonly<Record<Lottery, LottoRules>> = {
  '5-36': {
    pick: 5,
    of: 36,
    everyMs: 5 * MINUTE,
    terms: {
      kind: 'fixed',
      prizes: [
        { hits: 5, times: 100_000 },
        { hits: 4, times: 120 },
        { hits: 3, times: 9 },
        { hits: 2, times: 1 },
      ],
    },
  },
  '6-45': {
    pick: 6,
    of: 45,
    everyMs: 60 * MINUTE,
    terms: {
      kind: 'pool',
      prizes: [
        { hits: 6, percent: 20, times: 0 },
        { hits: 5, percent: 8, times: 1_500 },
        { hits: 4, percent: 12, times: 50 },
        { hits: 3, percent: 20, times: 5 },
      ],
      leastJackpot: 250_000,
    },
  },
  '4-20': {
    pick: 4,
    of: 20,
    everyMs: 15 * MINUTE,
    terms: {
      kind: 'fixed',
      prizes: [
        { hits: 4, times: 1_200 },
        { hits: 3, times: 12 },
        { hits: 2, times: 1 },
      ],
    },
  },
};

export function lottoRules(lottery: Lottery): LottoRules {
  return RULES[lottery];
}

/** The rules of a draw, with the terms that it was planned with. */
export function rulesOf({ lottery, terms }: Pick<LottoDraw, 'lottery' | 'terms'>): LottoRules {
  return { ...RULES[lottery], terms };
}

/**
 * The combinations of a ticket with so many numbers: a system plays all of them.
 * @example combinations(lottoRules('5-36'), 7) // 21
 */
export function combinations({ pick }: LottoRules, size: number): number {
  return choices(size, pick);
}

/** The combinations of a ticket of `size` numbers, `hits` of them drawn, that have exactly so many of the drawn ones. */
export function combinationsWith(
  { pick }: LottoRules,
  { size, hits }: { readonly size: number; readonly hits: number },
  drawn: number,
): number {
  return choices(hits, drawn) * choices(size - hits, pick - drawn);
}

/** The chance of exactly so many hits of a ticket with so many numbers. */
export function hitChance({ pick, of }: LottoRules, hits: number, size = pick): number {
  return (choices(size, hits) * choices(of - size, pick - hits)) / choices(of, pick);
}

/** The chance to win anything. */
export function anyChance(rules: LottoRules, size = rules.pick): number {
  return rules.terms.prizes.reduce((sum, { hits }) => sum + hitChance(rules, hits, size), 0);
}

/** The part of all prices that comes back as prizes in the long run, what the house adds not counted. */
export function returnedPart(rules: LottoRules): number {
  const { terms } = rules;
  return terms.kind === 'pool'
    ? terms.prizes.reduce((sum, { percent }) => sum + percent / 100, 0)
    : terms.prizes.reduce((sum, { hits, times }) => sum + hitChance(rules, hits) * times, 0);
}

/** In how many ways so many can be chosen of some. */
function choices(from: number, count: number): number {
  let ways = 1;
  for (let place = 1; place <= count; place += 1) ways = (ways * (from - count + place)) / place;
  return ways;
}
