import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { threadFiles } from './thread-files.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grandstand-threads-'));
  const files = {
    'package.json': '{"type":"module"}',
    'shared.ts': `export const word = (name: string): string => 'hello ' + name;`,
    'thread.ts': `import { parentPort } from 'node:worker_threads';
import { word } from './shared';
parentPort?.postMessage(word('thread'));`,
    'starter.ts': `import { Worker } from 'node:worker_threads';
import address from './thread.ts?thread';
import { word } from './shared';
export const start = () =>
  new Promise((resolve) => new Worker(new URL(address)).once('message', resolve));
export const here = () => word('program');`,
    // What is imported later is in another folder of the build.
    'main.ts': `export const later = () => import('./starter');`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
});
afterEach(() => rm(root, { recursive: true }));

interface Starter {
  readonly start: () => Promise<unknown>;
  readonly here: () => string;
}

test.each(['/', './', 'https://cdn.example/'])(
  'a thread of a built program is started from its file, whatever the address of the site: %s',
  async (base) => {
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      plugins: [threadFiles()],
      build: {
        ssr: true,
        outDir: 'out',
        rolldownOptions: {
          input: { main: join(root, 'main.ts') },
          output: { chunkFileNames: 'assets/[name].js' },
        },
      },
    });
    const { later } = (await import(pathToFileURL(join(root, 'out', 'main.js')).href)) as {
      readonly later: () => Promise<Starter>;
    };
    const starter = await later();
    expect(starter.here()).toBe('hello program');
    expect(await starter.start()).toBe('hello thread');
  },
);
