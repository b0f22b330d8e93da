// `npm start`: sets up, builds what changed, and serves the site.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from './arguments.mjs';
import { digest } from './digest.mjs';
import { runSite } from './run-site.mjs';
import { bin, root, run } from './run.mjs';
import { setup } from './setup.mjs';

const SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'bus-contracts',
  'src',
  'areas',
  'public',
];

await runSite(async () => {
  const env = readArguments(process.argv.slice(2), process.env);
  await setup();
  await build();
  process.env.NODE_ENV = 'production';
  const { start } = await import(pathToFileURL(join(root, 'dist', 'host', 'main.js')).href);
  return start(env);
});

/** Builds when the sources are not those of the last build. */
async function build() {
  const stampFile = join(root, 'dist', '.sources');
  // A build for an operator's own back end leaves the embedded one out: it is another build.
  const wanted = `${await digest(SOURCES)} ${process.env.BACKEND_ORIGIN ? 'remote' : 'embedded'}`;
  const present = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (present === wanted) return;
  console.log('Building ...');
  const { code, output } = await run(bin('vite'), ['build']);
  if (code !== 0) throw new Error(`Failed to build:\n${output}`);
  await writeFile(stampFile, wanted);
}
