// `npm run check:placement -- [schedules] [--from SEED]`: plays schedules of tabs, faults and clocks
// (tests/harness/coupon/placement-model.ts), a million by default, on all processors, and reports how many
// bets were requested, placed and doubled. A run that was stopped goes on with the seed it names.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildForNode } from '../build-node.mjs';
import { root } from '../run.mjs';

const SCHEDULES_PER_SEED = 1000;
const out = join(root, '.cache/placement');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' } },
});
const count = Number(positionals[0] ?? 1_000_000);
const from = Number(values.from);
if (!(count > 0) || !Number.isSafeInteger(from)) {
  console.error('Usage: npm run check:placement -- [schedules] [--from SEED]');
  process.exit(2);
}
const end = from + Math.ceil(count / SCHEDULES_PER_SEED);

await buildForNode(out, { worker: 'tests/placement/worker.ts' });

const began = performance.now();
const sum = { schedules: 0, requested: 0, placed: 0, doubled: 0, lost: 0, changed: 0 };
const underWay = new Set();
let nextSeed = from;

process.once('SIGINT', () => {
  const first = Math.min(nextSeed, ...underWay);
  report();
  console.log(
    `Stopped. To go on: npm run check:placement -- ${(end - first) * SCHEDULES_PER_SEED} --from ${first}`,
  );
  process.exit(130);
});

const workers = Array.from({ length: Math.min(availableParallelism(), end - from) }, () => work());
await Promise.all(workers);
report();
process.exitCode = sum.doubled + sum.lost + sum.changed > 0 ? 1 : 0;

/** Hands one process seeds until there are none left. */
function work() {
  const child = fork(join(out, 'worker.js'), {
    execArgv: ['--max-semi-space-size=32', '--stack-trace-limit=0'],
  });
  return new Promise((resolve, reject) => {
    const give = () => {
      if (nextSeed >= end) {
        child.disconnect();
        resolve();
        return;
      }
      const seed = nextSeed++;
      underWay.add(seed);
      const left = count - (seed - from) * SCHEDULES_PER_SEED;
      child.send({ seed, schedules: Math.min(SCHEDULES_PER_SEED, left) });
    };
    child.on('message', (played) => {
      underWay.delete(played.seed);
      for (const key of Object.keys(sum)) sum[key] += played[key];
      if (played.wrong) console.log(`Seed ${played.seed}: ${JSON.stringify(played.wrong)}`);
      if (process.stderr.isTTY) process.stderr.write(`\r${sum.schedules} of ${count} `);
      give();
    });
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`A worker ended with ${code}.`));
    });
    give();
  });
}

function report() {
  const seconds = Math.round((performance.now() - began) / 1000);
  const { schedules, ...counts } = sum;
  console.log(`${schedules} schedules from seed ${from} on, in ${seconds} s`);
  for (const [name, count] of Object.entries(counts)) console.log(`  ${name.padEnd(8)}${count}`);
}
