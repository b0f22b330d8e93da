import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { threadFiles } from '../../host/build/thread-files.mjs';
import { keptThread } from './kept-thread';
import { LoadFailures } from './load-failures';
import { rooms } from './rooms.mjs';

const room = rooms[process.env.MUTATION_ROOM ?? ''];
const { exports: entries } = JSON.parse(readFileSync('bus-contracts/package.json', 'utf8')) as {
  exports: Record<string, string>;
};

/** A mutant is dead with the first test that fails, so tests of one file run before those of whole services. */
class UnitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification): boolean =>
      !existsSync(moduleId.replace(/\.test\.ts$/, '.ts'));
    return files.toSorted(
      (a, b) => Number(isWhole(a)) - Number(isWhole(b)) || (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}

/** The tests of one room, as they run on a copy of the repository in which one thing is wrong. */
export default defineConfig({
  plugins: [keptThread, threadFiles()],
  resolve: {
    // The packages' link leads out of the copy, to where nothing is wrong.
    alias: Object.entries(entries).map(([entry, file]) => ({
      find: new RegExp(`^@grandstand/bus-contracts${entry.slice(1)}$`),
      replacement: join(process.cwd(), 'bus-contracts', file),
    })),
  },
  test: {
    environment: 'node',
    reporters: [new LoadFailures()],
    include: room?.tests ?? [],
    exclude: room?.without ?? [],
    setupFiles: ['tests/node-setup.ts', 'src/tools/mutation/setup.ts'],
    sequence: { sequencer: UnitsFirst },
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 10_000,
  },
});
