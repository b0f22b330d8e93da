// `npm run mutate [room] [stryker's own options]`: breaks the rules on purpose, one thing at a time, and counts what no test notices.
import { spawnSync } from 'node:child_process';
import { rooms } from './mutation/rooms.mjs';
import { bin, root } from './run.mjs';

const CONFIG = 'src/tools/mutation/stryker.config.mjs';

const [asked, ...options] = process.argv.slice(2);
const isRoom = asked !== undefined && Object.hasOwn(rooms, asked);
const wanted = isRoom ? [asked] : Object.keys(rooms);

for (const room of wanted) {
  const { status } = spawnSync(bin('stryker'), ['run', CONFIG, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_ROOM: room },
  });
  if (status !== 0) process.exitCode = 1;
}
