import { match, parse } from 'path-to-regexp';
import { createRouteIndex } from '../../src/routes/route-index';
import { ROUTES } from '../../src/routes/routes';
import { median, type BenchTable } from './table';

const ROUNDS = 15;
const BATCH_MS = 20;

/** The table's own way to find a row, beside the plainest there is: every pattern is tried from the top. */
export function run(): Promise<BenchTable[]> {
  const find = createRouteIndex(ROUTES);
  const matchers = ROUTES.map(({ pattern }) =>
    match(pattern, { sensitive: true, decode: decodeURIComponent }),
  );
  const scan = (path: string): unknown => {
    for (const matches of matchers) {
      const found = matches(path);
      if (found) return found;
    }
    return undefined;
  };
  const all = ROUTES.map(({ pattern }) => pathOf(pattern)).filter((path) => scan(path));
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['an address of each row', all],
    ['the line', ['/line/football/england-premier-league']],
    ['a match', ['/live/football/england-premier-league/123-arsenal-chelsea']],
    ['bet history', ['/office/history']],
    ['one that no row is for', ['/no/such/page/at/all']],
  ];
  return Promise.resolve([
    {
      title: `Finding the row of an address among ${ROUTES.length}, µs an address; medians of ${ROUNDS} rounds, interleaved`,
      columns: ['address', 'table', 'path-to-regexp, one after the other', 'ratio'],
      rows: groups.map(([name, paths]) => compare(name, paths, find, scan)),
    },
  ]);
}

type Find = (path: string) => unknown;

function compare(
  name: string,
  paths: readonly string[],
  ours: Find,
  peer: Find,
): (string | number)[] {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (const find of [ours, peer]) batch(find, paths);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const);
    for (const who of order) times[who].push(batch(who === 'ours' ? ours : peer, paths));
  }
  const ratio = median(times.ours.map((time, round) => time / (times.peer[round] ?? Number.NaN)));
  return [name, median(times.ours).toFixed(2), median(times.peer).toFixed(2), ratio.toFixed(2)];
}

/** Microseconds that an address takes. */
function batch(find: Find, paths: readonly string[]): number {
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

/** A path that a pattern is for, with all that may be left out. */
function pathOf(pattern: string): string {
  return parse(pattern)
    .map((token) => {
      if (typeof token === 'string') return token;
      const [listed] = /^[\w-]+(?=\||$)/.exec(token.pattern) ?? [];
      return token.prefix + (listed ?? (token.pattern.startsWith('\\d') ? '123' : 'abc'));
    })
    .join('');
}
