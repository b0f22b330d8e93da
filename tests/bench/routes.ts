import { parse } from 'path-to-regexp';
import { createFindRow, type FindRow } from '../../src/routes/address/find-row';
import { ROUTES } from '../../src/routes/routes';
import { median, type BenchTable } from './table';

const ROUNDS = 15;
const BATCH_MS = 20;

/** Measures how long the table takes to find the row of an address: at first, and when its patterns are compiled. */
export function run(): Promise<BenchTable[]> {
  const find = createFindRow(ROUTES);
  const all = ROUTES.map(({ pattern }) => pathOf(pattern)).filter((path) => find(path));
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['an address of each row', all],
    ['the line', ['/line/football/england-premier-league']],
    ['a match', ['/live/football/england-premier-league/123-arsenal-chelsea']],
    ['bet history', ['/office/history']],
    ['one that no row is for', ['/no/such/page/at/all']],
  ];
  return Promise.resolve([
    {
      title: `Finding the row of an address among ${ROUTES.length}, µs an address; medians of ${ROUNDS} rounds`,
      columns: ['address', 'µs', 'µs with a new table'],
      rows: groups.map(([name, paths]) => measure(name, paths, find)),
    },
  ]);
}

function measure(name: string, paths: readonly string[], find: FindRow): (string | number)[] {
  batch(find, paths);
  const rounds = Array.from({ length: ROUNDS });
  const warm = median(rounds.map(() => batch(find, paths)));
  const cold = median(rounds.map(() => once(createFindRow(ROUTES), paths)));
  return [name, warm.toFixed(2), cold.toFixed(0)];
}

/** Microseconds that an address takes when it is looked up many times. */
function batch(find: FindRow, paths: readonly string[]): number {
  const start = performance.now();
  let turns = 0;
  let passed = 0;
  while (passed < BATCH_MS) {
    for (let turn = 0; turn < 50; turn += 1) for (const path of paths) find(path);
    turns += 50;
    passed = performance.now() - start;
  }
  return (passed * 1000) / (turns * paths.length);
}

/** Microseconds that an address takes when each is looked up once. */
function once(find: FindRow, paths: readonly string[]): number {
  const start = performance.now();
  for (const path of paths) find(path);
  return ((performance.now() - start) * 1000) / paths.length;
}

/** A path that a pattern matches, with all optional parts. */
function pathOf(pattern: string): string {
  return parse(pattern)
    .map((token) => {
      if (typeof token === 'string') return token;
      const [listed] = /^[\w-]+(?=\||$)/.exec(token.pattern) ?? [];
      return token.prefix + (listed ?? (token.pattern.startsWith('\\d') ? '123' : 'abc'));
    })
    .join('');
}
