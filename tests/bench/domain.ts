import { payout, quote, systemLines, winsByLost } from '@grandstand/bus-contracts/domain';
import { Combination } from 'js-combinatorics';
import { median } from './table';
import type { BenchTable } from './table';

const LEGS = 30;
const ROUNDS = 9;
const SHOWN = [2, 3, 5, 8, 10, 15, 20, 25, 28];
/** Up to so many lines brute force is run on all; beyond, its time is reckoned from as many. */
const MAX_LISTED = 20_000_000;
/** Lists are slower by far than a walk. */
const MAX_COMBINED = 2_000_000;

const legs = Array.from({ length: LEGS }, (_, i) => ({ coef: 1.201 + i * 0.137 }));

/** The coupon's arithmetic with 30 selections: every figure of it, beside brute force over its lines. */
export function run(): Promise<BenchTable[]> {
  const all = Array.from({ length: LEGS - 2 }, (_, i) => measure(i + 2));
  const slowest = (read: (row: Row) => number): string => ms(Math.max(...all.map(read)));
  return Promise.resolve([
    {
      title: `A system of k of ${LEGS}, ms; medians of ${ROUNDS} rounds; ≈ reckoned from a part of the lines`,
      columns: [
        'k',
        'lines',
        'quote',
        'payout',
        'wins by lost',
        'one line',
        'walk of all lines (floats)',
        'js-combinatorics (floats)',
      ],
      rows: [
        ...all.filter(({ k }) => SHOWN.includes(k)).map(withBruteForce),
        [
          'slowest k',
          '',
          slowest((row) => row.quote),
          slowest((row) => row.payout),
          slowest((row) => row.winsByLost),
          slowest((row) => row.oneLine),
          '',
          '',
        ],
      ],
    },
  ]);
}

interface Row {
  readonly k: number;
  readonly lines: number;
  readonly quote: number;
  readonly payout: number;
  readonly winsByLost: number;
  readonly oneLine: number;
}

function measure(k: number): Row {
  const coupon = { typeId: 2, systemValue: k, legs, amount: 100_000 } as const;
  const settled = legs.map((leg, i) => ({
    ...leg,
    status: i % 7 === 0 ? ('lost' as const) : ('won' as const),
  }));
  const lines = systemLines(coupon);
  const count = lines?.count ?? 0;
  return {
    k,
    lines: count,
    quote: timeOf(() => quote(coupon)),
    payout: timeOf(() => payout({ ...coupon, legs: settled })),
    winsByLost: timeOf(() => winsByLost(coupon)),
    oneLine: timeOf(() => lines?.at(Math.floor(count / 2))),
  };
}

function withBruteForce(row: Row): string[] {
  const { k, lines } = row;
  return [
    String(k),
    lines.toLocaleString('en'),
    ms(row.quote),
    ms(row.payout),
    ms(row.winsByLost),
    ms(row.oneLine),
    reckoned(lines, MAX_LISTED, (most) => walk(k, most)),
    reckoned(lines, MAX_COMBINED, (most) => combine(k, most)),
  ];
}

/** The middle of rounds, each of as many turns as take some milliseconds. */
function timeOf(task: () => unknown): number {
  let turns = 1;
  while (once(task, turns) < 5) turns *= 2;
  return median(Array.from({ length: ROUNDS }, () => once(task, turns) / turns));
}

function once(task: () => unknown, turns: number): number {
  const start = performance.now();
  for (let i = 0; i < turns; i++) task();
  return performance.now() - start;
}

function reckoned(lines: number, most: number, sumOf: (most: number) => number): string {
  const listed = Math.min(lines, most);
  const time = (once(() => sumOf(listed), 1) * lines) / listed;
  return listed < lines ? `≈ ${ms(time)}` : ms(time);
}

/** The quickest brute force there is: products of floats along a walk of the lines, not even exact. */
function walk(k: number, most: number): number {
  let [sum, seen] = [0, 0];
  const visit = (from: number, left: number, product: number): void => {
    if (seen === most) return;
    if (left === 0) {
      sum += product;
      seen += 1;
      return;
    }
    for (let i = from; i <= LEGS - left; i++) {
      visit(i + 1, left - 1, product * (legs[i]?.coef ?? 1));
    }
  };
  visit(0, k, 1);
  return sum;
}

function combine(k: number, most: number): number {
  let [sum, seen] = [0, 0];
  for (const line of new Combination(legs, k)) {
    sum += line.reduce((product, leg) => product * leg.coef, 1);
    seen += 1;
    if (seen === most) break;
  }
  return sum;
}

function ms(time: number): string {
  return time.toPrecision(3).includes('e')
    ? Math.round(time).toLocaleString('en')
    : String(Number(time.toPrecision(3)));
}
