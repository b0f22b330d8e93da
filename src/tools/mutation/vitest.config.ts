import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.mjs';

const room = rooms[process.env.MUTATION_ROOM ?? ''];

/** The tests of one room, as they run on a copy of the repository in which one thing is wrong. */
export default defineConfig({
  resolve: {
    // The packages' link leads out of the copy, to where nothing is wrong.
    alias: [
      {
        find: /^@grandstand\/bus-contracts\/(\w+)$/,
        replacement: join(process.cwd(), 'bus-contracts/$1/index.ts'),
      },
      {
        find: /^@grandstand\/bus-contracts$/,
        replacement: join(process.cwd(), 'bus-contracts/index.ts'),
      },
    ],
  },
  test: {
    environment: 'node',
    include: room?.tests ?? [],
    exclude: room?.without ?? [],
    setupFiles: ['src/tools/mutation/setup.ts'],
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
