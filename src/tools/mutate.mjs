// `npm run mutate [room or group] [stryker's own options]`: breaks the rules on purpose, one thing at a time, and counts the changes that no test notices.
import { spawnSync } from 'node:child_process';
import { rooms } from './mutation/rooms.mjs';
import { filesOf, scoreOf, tableOf } from './mutation/scores.mjs';
import { bin, root } from './run.mjs';

const CONFIG = 'src/tools/mutation/stryker.config.mjs';

const groupOf = (room) => room.split('/')[0];
const names = Object.keys(rooms);
const [chosenName, ...options] = process.argv.slice(2);
const matching = names.filter((name) => name === chosenName || groupOf(name) === chosenName);
const chosen = matching.length > 0 ? matching : names;

/** Mutates one room; its files with their figures, none where it could not be measured. */
function measure(room) {
  const { status } = spawnSync(bin('stryker'), ['run', CONFIG, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_ROOM: room },
  });
  if (status === 0) return filesOf(room);
  console.error(`Failed to mutate ${room}: see above.`);
  process.exitCode = 1;
  return [];
}

for (const group of new Set(chosen.map(groupOf))) {
  const inGroup = chosen.filter((room) => groupOf(room) === group);
  const files = inGroup.flatMap(measure);
  if (files.length === 0) continue;
  const score = scoreOf(files);
  console.log(`${tableOf(files)}\n${group}: ${score.toFixed(1)} %`);
  if (score < rooms[inGroup[0]].least) process.exitCode = 1;
  for (const { path, untried } of files.filter(({ untried }) => untried > 0)) {
    console.error(`${path}: ${untried} mutants were not tried by all their tests. Run it again.`);
    process.exitCode = 1;
  }
}
