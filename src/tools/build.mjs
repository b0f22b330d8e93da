// Builds the site when its sources are not those of the last build.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from './digest.mjs';
import { bin, root, run } from './run.mjs';

const SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'bus-contracts',
  'src',
  'areas',
  'public',
];

/** Brings dist/ in line with the sources; does nothing when it is. */
export async function build() {
  const stampFile = join(root, 'dist', '.sources');
  // A build for an operator's own back end leaves the embedded one out.
  const wanted = `${await digest(SOURCES)} ${process.env.BACKEND_ORIGIN ? 'remote' : 'embedded'}`;
  const present = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (present === wanted) return;
  console.log('Building ...');
  const { code, output } = await run(bin('vite'), ['build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`Failed to build:\n${output}`);
  await writeFile(stampFile, wanted);
}
