// `npm run bench [bus|page|domain|feed|routes|moving|dialogs|play|lobby|host|speed|speed-routes|enumeration|guest-calls]`: measures the bus, the page, the coupon's arithmetic, the feed, addresses,
// and on the built site the way from a press to the next screen, a dialog or a game, the scroll of games, the host under load, the first page and what guests' calls cost; prints tables.
// `speed` opens the line page beside a Next.js page, `speed-routes` home, the live page, a match and the casino. Both take some ten minutes.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode } from './build-node.mjs';
import { root } from './run.mjs';

const ALL = [
  'bus',
  'page',
  'domain',
  'feed',
  'routes',
  'moving',
  'dialogs',
  'play',
  'lobby',
  'host',
  'speed',
  'speed-routes',
  'enumeration',
  'guest-calls',
];
const named = process.argv.slice(2).filter((name) => ALL.includes(name));
const benches = named.length > 0 ? named : ALL;
const out = join(root, '.cache/bench');

await buildForNode(
  out,
  Object.fromEntries(benches.map((name) => [name, `tests/bench/${name}.ts`])),
);

for (const name of benches) {
  const { run } = await import(pathToFileURL(join(out, `${name}.js`)).href);
  for (const table of await run()) print(table);
}

/** @param {import('../../tests/bench/table').BenchTable} table */
function print({ title, columns, rows }) {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const text = (line) => `| ${line.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(text(lines[0]));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const line of lines.slice(1)) console.log(text(line));
}
