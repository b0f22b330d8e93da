// `npm run dev`: the site from its sources; shell and areas are replaced in the open page as they change.
import { createServer } from 'node:http';
import { readArguments } from './site/arguments.mjs';
import { runSite } from './site/run-site.mjs';
import { root } from './run.mjs';
import { setup } from './setup.mjs';

await runSite(async () => {
  const env = readArguments(process.argv.slice(2), process.env);
  await setup();
  // Loaded this late, because the set-up installs it.
  const { createServer: createVite } = await import('vite');
  // Node looks this often for requests that are too slow.
  const server = createServer({ connectionsCheckingInterval: 2000 });
  const vite = await createVite({
    root,
    configFile: `${root}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
  });
  const { startDevelopment } = await vite.ssrLoadModule('/src/host/development.ts');
  return startDevelopment({ vite, server, env });
});
