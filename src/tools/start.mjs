// `npm start`: sets up, builds changed programs, and serves the site.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from './site/arguments.mjs';
import { build } from './build.mjs';
import { runSite } from './site/run-site.mjs';
import { root } from './run.mjs';
import { setup } from './setup.mjs';

await runSite(async () => {
  const env = readArguments(process.argv.slice(2), process.env);
  await setup();
  await build();
  process.env.NODE_ENV = 'production';
  const { start } = await import(pathToFileURL(join(root, 'dist', 'host', 'main.js')).href);
  return start(env);
});
