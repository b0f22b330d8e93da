import { describe, expect, it } from 'vitest';
import { filesLeftToOthers, leftToOthers, listedTests } from './choose-tests.mjs';

/** Requirements of no list. */
const [FIRST = '', SECOND = '', THIRD = ''] = [1, 2, 3].map((number) => `AAA-0${number}`);
const SEEDS = Array.from({ length: 80 }, (_, seed) => String(seed));
const many = (title: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `e2e/a.spec.ts › ${title}, ${place}`);

/** The tests that a run tries. */
function triedOf(tests: readonly string[], seed: string, named: readonly string[] = []): string[] {
  const left = new Set(leftToOthers(tests, seed, named));
  return tests.filter((test) => !left.has(test));
}

describe('a quick run of the browser tests', () => {
  it('tries each requirement that no unit test names, and a sixteenth of the other tests', () => {
    const tests = [
      ...many(`${FIRST} a bet is placed`, 40),
      ...many(`${SECOND} the policy holds`, 40),
      ...many(`${FIRST} ${THIRD} a bet is refused`, 1),
    ];
    for (const seed of SEEDS) {
      const tried = triedOf(tests, seed, [FIRST]);
      for (const id of [SECOND, THIRD]) {
        expect(tried.filter((test) => test.includes(id)).length, id).toBeGreaterThanOrEqual(1);
      }
      expect(tried.length).toBeLessThan(24);
    }
    const counts = SEEDS.map((seed) => triedOf(tests, seed, [FIRST, SECOND, THIRD]).length);
    const mean = counts.reduce((sum, count) => sum + count, 0) / SEEDS.length;
    expect(mean).toBeGreaterThan(tests.length / 20);
    expect(mean).toBeLessThan(tests.length / 12);
  });

  it('tries about a sixteenth of the tests that name none', () => {
    const tests = many('a coupon is printed', 200);
    const counts = SEEDS.map((seed) => triedOf(tests, seed).length);
    expect(Math.min(...counts)).toBeGreaterThan(2);
    expect(Math.max(...counts)).toBeLessThan(30);
  });

  it('tries every test within many runs, and the same ones with the same seed', () => {
    const tests = [...many(`${FIRST} the line is shown`, 12), ...many('a row stays', 12)];
    expect(new Set(SEEDS.flatMap((seed) => triedOf(tests, seed))).size).toBe(tests.length);
    expect(triedOf(tests, '7')).toEqual(triedOf(tests, '7'));
  });

  it('reads the listing of Playwright', () => {
    const output = [
      'Listing tests:',
      '  e2e/a.spec.ts:24:3 › settings › every language',
      '  e2e/b.spec.ts:7:1 › a sheet',
      'Total: 2 tests in 2 files',
    ].join('\n');
    expect(listedTests(output)).toEqual([
      'e2e/a.spec.ts:24:3 › settings › every language',
      'e2e/b.spec.ts:7:1 › a sheet',
    ]);
  });
});

describe('a quick run of the unit tests', () => {
  const filesOf = (ids: readonly string[], folder: string, count: number) =>
    Array.from({ length: count }, (_, place): [string, Set<string>] => [
      `${folder}/${place}.test.ts`,
      new Set(ids),
    ]);
  const files = new Map([
    ...filesOf([FIRST], 'src/once', 1),
    ...filesOf([SECOND, THIRD], 'tests/coupon', 20),
    ...filesOf([], 'src/host', 80),
    ...filesOf([], 'tests/docs', 5),
  ]);
  const tried = (seed: string): string[] => {
    const left = new Set(filesLeftToOthers(files, seed));
    return [...files.keys()].filter((path) => !left.has(path));
  };

  it('tries each requirement, what compares documents with code, and about an eighth of the others', () => {
    for (const seed of SEEDS) {
      const paths = tried(seed);
      const ids = new Set(paths.flatMap((path) => [...(files.get(path) ?? [])]));
      expect([...ids].toSorted()).toEqual([FIRST, SECOND, THIRD]);
      expect(paths.filter((path) => path.startsWith('tests/docs/'))).toHaveLength(5);
      expect(paths.length).toBeGreaterThan(10);
      expect(paths.length).toBeLessThan(36);
    }
  });

  it('tries every file within many runs, and the same ones with the same seed', () => {
    expect(new Set(SEEDS.flatMap(tried)).size).toBe(files.size);
    expect(tried('7')).toEqual(tried('7'));
  });
});
