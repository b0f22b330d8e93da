import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { declaredServices } from './src/host/build/parts/declared-services.ts';
import { declaredTexts } from './src/host/build/parts/declared-texts.ts';
import { threadFiles } from './src/host/build/thread-files.mjs';

const rooms = '{bus-contracts,src,areas,tests}';

// Files of one project share a worker's modules (`isolate: false`): starting jsdom and React for
// each file took most of the run. So a test undoes what it does outside itself.
export default defineConfig({
  plugins: [
    threadFiles(),
    declaredServices(import.meta.dirname),
    declaredTexts(import.meta.dirname),
  ],
  test: {
    isolate: false,
    // Two more than Vitest takes by itself: some files wait for programs that they start.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubGlobals: true,
    // No test measures time, and none has a limit of its own: this one only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [`${rooms}/**/*.test.ts`],
          setupFiles: ['tests/node-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'page',
          environment: 'jsdom',
          include: [`${rooms}/**/*.test.tsx`],
          setupFiles: ['tests/page-setup.ts'],
        },
      },
    ],
  },
});
