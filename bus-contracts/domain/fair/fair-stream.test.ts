import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FairStream } from './fair-stream';

const SEED = '5e'.repeat(32);
const open = (round = 0, label = 'dice', input = 'player'): Promise<FairStream> =>
  FairStream.open(SEED, { label, input, round });

/** The first words of a round by Node's own HMAC. */
function wordsOf(label: string, input: string, round: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, cursor) =>
    createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(`${label}:${input}:${round}:${cursor}`)
      .digest(),
  ).flatMap((block) => Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4)));
}

async function times<T>(count: number, draw: () => Promise<T>): Promise<T[]> {
  const drawn: T[] = [];
  for (let index = 0; index < count; index += 1) drawn.push(await draw());
  return drawn;
}

/** Pearson's statistic of counts against the chances of their classes. */
function chiSquare(counts: readonly number[], chances: readonly number[]): number {
  const total = counts.reduce((all, count) => all + count, 0);
  return counts.reduce((all, count, index) => {
    const expected = total * chances[index]!;
    return all + (count - expected) ** 2 / expected;
  }, 0);
}

/** Six deviations above the mean of the distribution; the seeds are fixed, so a pass is always one. */
const bound = (classes: number): number => classes - 1 + 6 * Math.sqrt(2 * (classes - 1));
const equal = (classes: number): number[] => Array<number>(classes).fill(1 / classes);
function countsOf(values: readonly number[], classes: number): number[] {
  const counts = Array<number>(classes).fill(0);
  for (const value of values) counts[value]! += 1;
  return counts;
}

describe('the random numbers of a round', () => {
  it('are the words of HMAC-SHA256 under the seed, block after block', async () => {
    const stream = await open(7);
    expect(await times(20, async () => stream.below(2 ** 32))).toEqual(
      wordsOf('dice', 'player', 7, 3).slice(0, 20),
    );
  });

  it('differ by label, input and round', async () => {
    const streams = [open(0), open(1), open(0, 'crash'), open(0, 'dice', 'other')];
    const words = await Promise.all(streams.map(async (one) => (await one).below(2 ** 32)));
    expect(new Set(words).size).toBe(4);
  });

  it('skip the words that would favour low numbers', async () => {
    // Just more than half of all words: nearly half of them are rejected.
    const count = 2 ** 31 + 1;
    const accepted = wordsOf('dice', 'player', 3, 8).filter((word) => word < count);
    expect(accepted.length).toBeLessThan(48);
    const stream = await open(3);
    expect(await times(16, async () => stream.below(count))).toEqual(accepted.slice(0, 16));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuse %s as a count', async (count) => {
    await expect((await open()).below(count)).rejects.toThrow(RangeError);
  });

  it('refuse more than there are, and a weight below 0', async () => {
    await expect((await open()).pick(3, 2)).rejects.toThrow(RangeError);
    await expect((await open()).weighted([3, -1])).rejects.toThrow(RangeError);
    await expect((await open()).weighted([0, 0])).rejects.toThrow(RangeError);
  });

  it('order all weights, the first by its share of all, the next by its share of the others', async () => {
    const weights = [5, 3, 2];
    const orders: number[][] = [];
    for (let round = 0; round < 3000; round += 1) {
      orders.push(await (await open(round, 'marbles')).order(weights));
    }
    const all = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const counts = all.map((order) => orders.filter((one) => one.join() === order.join()).length);
    const chances = all.map(([first = 0, next = 0]) => {
      const [one = 0, other = 0] = [weights[first], weights[next]];
      return (one / 10) * (other / (10 - one));
    });
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect(chiSquare(counts, chances)).toBeLessThan(bound(all.length));
  });

  it('pick different numbers, and shuffle all', async () => {
    const picked = await (await open()).pick(5, 36);
    expect(new Set(picked).size).toBe(5);
    expect(picked.every((number) => number >= 0 && number < 36)).toBe(true);
    expect((await (await open()).shuffle(['a', 'b', 'c', 'd'])).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});

describe('P112 the chances of outcomes', () => {
  it.each([2, 6, 37, 100])('are equal for a number below %i', async (count) => {
    const stream = await open(count);
    const values = await times(10_000, async () => stream.below(count));
    expect(chiSquare(countsOf(values, count), equal(count))).toBeLessThan(bound(count));
  });

  it('are equal for the balls of 5 of 36, and for the first of them', async () => {
    const draws = await Promise.all(
      Array.from({ length: 2000 }, async (_, round) => (await open(round, 'lotto')).pick(5, 36)),
    );
    const first = draws.map(([ball]) => ball!);
    expect(chiSquare(countsOf(draws.flat(), 36), equal(36))).toBeLessThan(bound(36));
    expect(chiSquare(countsOf(first, 36), equal(36))).toBeLessThan(bound(36));
  });

  it('are equal for the orders of three', async () => {
    const stream = await open(5);
    const orders = await times(6000, async () => stream.shuffle([0, 1, 2]));
    const names = ['012', '021', '102', '120', '201', '210'];
    const counts = countsOf(
      orders.map((order) => names.indexOf(order.join(''))),
      6,
    );
    expect(chiSquare(counts, equal(6))).toBeLessThan(bound(6));
  });

  it('are the shares of the weights', async () => {
    const weights = [24, 13, 0, 8, 5, 3, 1];
    const stream = await open(6);
    const values = await times(10_000, async () => stream.weighted(weights));
    const counts = countsOf(values, weights.length);
    expect(counts[2]).toBe(0);
    const shown = [0, 1, 3, 4, 5, 6];
    expect(
      chiSquare(
        shown.map((place) => counts[place]!),
        shown.map((place) => weights[place]! / 54),
      ),
    ).toBeLessThan(bound(6));
  });
});
