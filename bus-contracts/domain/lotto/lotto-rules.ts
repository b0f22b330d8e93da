import type { Lottery } from '../../answers/lotto';

/** How a lottery is drawn and what it pays; prizes are fixed. */
export interface LottoRules {
  /** So many numbers of a ticket, and of a draw. */
  readonly pick: number;
  /** The numbers are those from 1 to this one. */
  readonly of: number;
  /** Draws are at the multiples of this time. */
  readonly everyMs: number;
  /** What so many hits win, in prices of a ticket; the most hits first. */
  readonly prizes: readonly { readonly hits: number; readonly times: number }[];
}

const MINUTE = 60_000;

const RULES: Readonly<Record<Lottery, LottoRules>> = {
  '5-36': {
    pick: 5,
    of: 36,
    everyMs: 5 * MINUTE,
    prizes: [
      { hits: 5, times: 100_000 },
      { hits: 4, times: 120 },
      { hits: 3, times: 9 },
      { hits: 2, times: 1 },
    ],
  },
  '6-45': {
    pick: 6,
    of: 45,
    everyMs: 60 * MINUTE,
    prizes: [
      { hits: 6, times: 1_000_000 },
      { hits: 5, times: 3_000 },
      { hits: 4, times: 100 },
      { hits: 3, times: 8 },
    ],
  },
  '4-20': {
    pick: 4,
    of: 20,
    everyMs: 15 * MINUTE,
    prizes: [
      { hits: 4, times: 1_200 },
      { hits: 3, times: 12 },
      { hits: 2, times: 1 },
    ],
  },
};

export function lottoRules(lottery: Lottery): LottoRules {
  return RULES[lottery];
}

/** The chance of exactly so many hits. */
export function hitChance({ pick, of }: LottoRules, hits: number): number {
  return (choices(pick, hits) * choices(of - pick, pick - hits)) / choices(of, pick);
}

/** The chance to win anything. */
export function anyChance(rules: LottoRules): number {
  return rules.prizes.reduce((sum, { hits }) => sum + hitChance(rules, hits), 0);
}

/** The part of all prices that comes back as prizes in the long run. */
export function returnedPart(rules: LottoRules): number {
  return rules.prizes.reduce((sum, { hits, times }) => sum + hitChance(rules, hits) * times, 0);
}

/** In how many ways so many can be chosen of some. */
function choices(from: number, count: number): number {
  let ways = 1;
  for (let place = 1; place <= count; place += 1) ways = (ways * (from - count + place)) / place;
  return ways;
}
